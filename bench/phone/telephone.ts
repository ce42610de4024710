import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** The telephone of Lighthouse's mobile preset. */
const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export interface Opened {
  context: BrowserContext
  page: Page
  session: CDPSession
}

/** A telephone that has nothing yet. */
export async function newTelephone(browser: Browser): Promise<Opened> {
  const context = await browser.newContext(telephone)
  const page = await context.newPage()
  return { context, page, session: await context.newCDPSession(page) }
}
