import { type Browser, type BrowserContext, test as base, type Page, type Request } from '@playwright/test'
import type { Role } from '#contract/shapes/visitor.ts'
import { engines } from './engines.ts'
import { openSite, type Site } from './open-site.ts'

export const schools = ['halcyon', 'tamarack'] as const
export type SchoolKey = (typeof schools)[number]

const hosts: Record<SchoolKey, string> = { halcyon: 'localhost', tamarack: 'tamarack.localhost' }

/** A whole site with both schools of the demo, and people who sit at their desks. */
export interface Desk {
  site: Site
  originOf(school: SchoolKey): string
  /** What a read of the desk answers an administrator. */
  read<Answer>(school: SchoolKey, path: string): Promise<Answer>
  /** A browser of its own in which somebody is signed in. */
  signedIn(
    browser: Browser,
    school: SchoolKey,
    role?: Role,
    options?: Parameters<Browser['newContext']>[0],
  ): Promise<BrowserContext>
}

const person = (school: SchoolKey, role: Role) => `${role}@${school}.example`

async function openDesk(): Promise<Desk> {
  // The test runner says 'test', with which React renders four times as slowly.
  process.env.NODE_ENV = 'production'
  const [pglite] = engines
  if (!pglite) throw new Error('There is no engine')
  const site = await openSite(pglite)
  const cookies = new Map<string, string>()
  const originOf: Desk['originOf'] = (school) =>
    Object.assign(new URL(site.origin), { hostname: hosts[school] }).origin
  const cookieOf = async (school: SchoolKey, role: Role): Promise<string> => {
    const email = person(school, role)
    const cookie = cookies.get(email) ?? (await site.signIn(school, { email, role }))
    cookies.set(email, cookie)
    return cookie
  }
  return {
    site,
    originOf,
    async read<Answer>(school: SchoolKey, path: string) {
      const { body } = await site.ask(school, path, { cookie: await cookieOf(school, 'administrator') })
      return JSON.parse(body) as Answer
    },
    async signedIn(browser, school, role = 'administrator', options = {}) {
      const cookie = await cookieOf(school, role)
      const context = await browser.newContext({ baseURL: originOf(school), ...options })
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const at = pair.indexOf('=')
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url: originOf(school) }
        }),
      )
      return context
    },
  }
}

/** Tests at the desk: one site for all of a worker's. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads off it which others it needs
    async ({}, use) => {
      const desk = await openDesk()
      await use(desk)
      await desk.site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** What a page complained about; a refusal that the test is about is left out. */
export function complaintsOf(page: Page, isExpected: (text: string) => boolean = () => false): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** How far the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Loads the desk at a screen, and waits until that is whole. */
export const openScreen = (page: Page, path: string): Promise<void> =>
  untilWhole(page, async () => {
    await page.goto(path)
  })

/** Goes to another screen of the desk that is open, as a link of it does, and waits until that is whole. */
export const goToScreen = (page: Page, path: string): Promise<void> =>
  untilWhole(page, async () => {
    const before = await page.evaluateHandle(() => document.querySelector('main h1'))
    await page.evaluate((address) => {
      history.pushState({ idx: history.length, key: crypto.randomUUID() }, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, path)
    await page.waitForFunction((title) => !title?.isConnected, before)
    await before.dispose()
  })

/** It has its title, says that nothing of it is on its way, and no request is, of the pages in its frames either. */
async function untilWhole(page: Page, go: () => Promise<void>): Promise<void> {
  const pending = new Set<Request>()
  const begin = (request: Request) => void pending.add(request)
  const end = (request: Request) => void pending.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await go()
  do
    await page.waitForFunction(() => {
      const main = document.querySelector('main')
      return main?.ariaBusy === 'false' && main.querySelector('h1')?.textContent?.trim()
    })
  while (pending.size > 0)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}
