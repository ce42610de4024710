import { lateApi } from '#site/page/browser/late-api.ts'

/** The visitor leaves for what was clicked either way. */
export async function recordSplashClick(splashId: number): Promise<void> {
  const answer = await (await lateApi()).promotions.splashClick({ splashId })
  if (answer === null) console.warn('Failed to track click action')
}
