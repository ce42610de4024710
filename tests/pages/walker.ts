import { test as base, type Page } from '@playwright/test'
import { pathSamples, type School, schools } from './schools.ts'

interface WalkerFixtures {
  /** One browser page for all rows of a worker: what rows share, the scripts and styles, is loaded once. */
  walker: Page
  /** The same for a visitor without JavaScript. */
  plainReader: Page
  samples: Record<School['key'], Record<string, string>>
}

export const test = base.extend<object, WalkerFixtures>({
  walker: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  plainReader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  samples: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      const ofSchools = schools.map(async (school) => [school.key, await pathSamples(request, school)])
      await use(Object.fromEntries(await Promise.all(ofSchools)))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Said by the tests' own browser, which blocks it: see playwright.config.ts. */
const blockedWorker = /^Service Worker registration blocked/

/** What the page says on its console and what breaks in it, from now on. */
export function listen(page: Page): { complaints: string[]; stop(): void } {
  const complaints: string[] = []
  const onError = (error: Error) => void complaints.push(error.message)
  const onConsole = (message: { type(): string; text(): string }) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !blockedWorker.test(message.text())) complaints.push(message.text())
  }
  page.on('console', onConsole).on('pageerror', onError)
  return { complaints, stop: () => void page.off('console', onConsole).off('pageerror', onError) }
}
