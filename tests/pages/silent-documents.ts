import type { BrowserContext, Page } from '@playwright/test'

/** Documents that tell nothing of what is asked for first, so that every call is made and a test can answer it. */
export async function silentDocuments(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.getElementById('told')?.remove()),
  )
  await where.route('**/*calls=1*', (route) => route.fulfill({ json: {} }))
}
