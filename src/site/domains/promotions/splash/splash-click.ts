import { browserApi } from '#site/page/browser/browser-api.ts'

/** The visitor leaves for what was clicked either way. */
export async function recordSplashClick(splashId: number): Promise<void> {
  const answer = await browserApi().promotions.splashClick({ splashId })
  if (answer === null) console.warn('Failed to track click action')
}
