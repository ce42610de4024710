import type { BrowserContext, Page } from '@playwright/test'

/** Documents that tell nothing of what their late code asks for first, so that a test can answer it. */
export const silentDocuments = (where: Page | BrowserContext) =>
  where.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.getElementById('told')?.remove()),
  )
