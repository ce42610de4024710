import { expect, type Page, test } from '@playwright/test'
import { payloadAddress } from '#contract/pages/router-names.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'

const [halcyon, tamarack] = schools
const minute = 60_000
const hour = 60 * minute

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Blue Out' })
const button = (page: Page, name: string) => page.getByRole('button', { name })

const blueOut = {
  id: 901,
  title: 'Blue Out',
  link: '/tickets',
  html: '<p>Every seat in one color.</p>',
  video: null,
  picture: null,
  backgroundColor: '#123456',
  foregroundColor: '#234567',
  startDate: '2020-01-01T00:00:00Z',
  endDate: null as string | null,
}

const takeover = (id: number, given: object = {}) => ({
  id,
  title: `Game ${id}`,
  type: 'GameDay',
  url: `/coverage?game=${id}`,
  cookie: `gameday-${id}`,
  ...given,
})

interface Heard {
  takeovers?: object[]
  isConcurrent?: boolean
  splash?: object | null
  /** The answers wait for it. */
  moment?: Promise<void>
}

/** What the browser hears when it asks; returns what it has asked for. */
async function hears(page: Page, { takeovers = [], isConcurrent = false, splash = null, moment }: Heard) {
  const asked: string[] = []
  await silentDocuments(page)
  await page.unroute(/\/api\/v2\/(Takeovers|Splash)/)
  await page.route(/\/api\/v2\/(Takeovers|Splash)/, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    asked.push(pathname.replace('/api/v2', '') + search)
    await moment
    if (pathname.includes('Takeovers'))
      return route.fulfill({ json: { takeovers, config: { isConcurrent } } })
    if (pathname.includes('click')) return route.fulfill({ json: { counted: 1 } })
    return splash ? route.fulfill({ json: { data: splash } }) : route.fulfill({ status: 204 })
  })
  return asked
}

const said = (page: Page) => {
  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  return words
}

/** Until the browser has asked for takeovers and splash and done what follows; a clock of ours hides hydration from `openPage`. */
async function visit(page: Page, address: string) {
  const answered = page.waitForResponse(/\/api\/v2\/Splash\/\d+$/)
  await page.goto(address)
  await answered
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
}

const cookieNamed = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

test('the first unseen takeover sends the visitor of Home to its url, which leaves the app, and only once', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'gameday-3', value: 'seen', url: halcyon.origin }])
  await hears(page, {
    takeovers: [takeover(1, { url: null }), takeover(2, { cookie: null }), takeover(3), takeover(4)],
  })
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && /game=/.test(request.url()),
  )
  await page.goto(halcyon.origin)
  expect(new URL((await document).url()).search).toBe('?game=4')
  await expect(page).toHaveURL(/\/coverage\?game=4$/)
  expect(((await cookieNamed(page, 'gameday-4'))?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(
    23 * hour,
  )

  const asked = await hears(page, { takeovers: [takeover(3), takeover(4)] })
  await openPage(page, halcyon.origin)
  await expect.poll(() => asked).toEqual(['/Takeovers?sportId=0', '/Splash/0'])
  await expect(page).toHaveURL(`${halcyon.origin}/`)
})

test('on the way to Home inside the app takeovers come before everything that is asked of the page', async ({
  page,
}) => {
  await openPage(page, `${halcyon.origin}/coverage`)
  await hears(page, { takeovers: [takeover(4)] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click())
  await expect(page).toHaveURL(/\/coverage\?game=4$/)
  expect(asked).toContain('/api/v2/Takeovers')
  expect(asked.filter((path) => path === '/' || path === payloadAddress({ pathname: '/' }))).toEqual([])
})

test('with more than one distinct game day unseen and a concurrent config the visitor goes to all of them, else to one', async ({
  page,
}) => {
  // The demo's own: track and field sends to two games, in the one school at once and in the other not.
  await page.goto(`${halcyon.origin}/sports/track-and-field`)
  await expect(page).toHaveURL(/\/gameday\/concurrent\.aspx\?ids=6,7$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game Day')
  await expect(page.locator('main li a[href^="/game-center/"]')).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const name of ['gameday-6', 'gameday-7']) expect(await cookieNamed(page, name)).toBeDefined()
  await openPage(page, `${halcyon.origin}/sports/track-and-field`)
  await expect(page).toHaveURL(/\/sports\/track-and-field$/)

  await page.goto(`${tamarack.origin}/sports/track-and-field`)
  await expect(page).toHaveURL(/\/game-center\/\d+$/)
})

test('the page of concurrent games bears with any ids, remembers those it shows, and reads without JavaScript', async ({
  page,
  browser,
}) => {
  await openPage(page, `${halcyon.origin}/gameday/concurrent.aspx?ids=7,x,-1,7,,999999,1`)
  await expect(page.locator('main li a')).toHaveCount(1)
  await expect.poll(async () => (await cookieNamed(page, 'gameday-7'))?.value).toBe('seen')
  expect(await cookieNamed(page, 'gameday-6')).toBeUndefined()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(`${halcyon.origin}/gameday/concurrent.aspx?ids=6,7`)
  await expect(reader.locator('main li a')).toHaveCount(2)
  await reader.goto(`${halcyon.origin}/gameday/concurrent.aspx`)
  await expect(reader.locator('main')).toContainText('No game to choose from')
  await context.close()
})

test('takeovers are fetched once per sport and cached, and so is the splash of the sport', async ({
  page,
}) => {
  const asked = await hears(page, {})
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `${halcyon.origin}/sports/football`)
  const home = () => page.locator('header a[href="/"]').first().click()
  await home()
  await expect.poll(() => asked.at(-1)).toBe('/Splash/0')
  await page.goBack()
  await expect(page).toHaveURL(/football$/)
  await expect(page.locator('h1')).toHaveText('Football')
  await home()
  await expect(page).toHaveURL(`${halcyon.origin}/`)
  await openPage(page, `${halcyon.origin}/sports/football/schedule`)
  expect(asked).toEqual(['/Takeovers?sportId=1', '/Splash/1', '/Takeovers?sportId=0', '/Splash/0'])
})

test('a takeover request that fails, or lasts longer than 7 s, is logged and means none; nobody waits for it', async ({
  page,
}) => {
  const words = said(page)
  await hears(page, { splash: blueOut })
  await page.route('**/api/v2/Takeovers*', (route) => route.abort())
  await page.goto(halcyon.origin)
  await expect(dialog(page)).toBeVisible()
  expect(words.filter((text) => text.includes('GET /Takeovers failed'))).toHaveLength(1)

  // The browser's own clock for requests runs a thousand times as fast.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 7_000 ? 7 : ms)
  })
  await page.context().clearCookies()
  await page.unroute('**/api/v2/Takeovers*')
  await page.route('**/api/v2/Takeovers*', () => {})
  await page.reload()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(dialog(page)).toBeVisible()
  expect(words.filter((text) => text.includes('GET /Takeovers failed'))).toHaveLength(2)
})

test('a splash is shown when now is at or after startDate and not after endDate', async ({ page }) => {
  const [start, end] = ['2027-03-01T12:00:00Z', '2027-03-02T12:00:00Z']
  await hears(page, { splash: { ...blueOut, startDate: start, endDate: end } })
  for (const [moment, count] of [
    ['2027-03-01T11:59:59Z', 0],
    [start, 1],
    ['2027-03-02T12:00:01Z', 0],
  ] as const) {
    await page.context().clearCookies()
    await page.clock.setFixedTime(moment)
    await visit(page, halcyon.origin)
    await expect(dialog(page), moment).toHaveCount(count)
  }
})

test('when shown, a 5-minute cookie is set so reloads do not repeat it', async ({ page }) => {
  await hears(page, { splash: blueOut })
  // The browser lets go of cookies by its own clock, so the visit began that long ago.
  await page.clock.setFixedTime(Date.now() - 5 * minute + 30_000)
  await visit(page, halcyon.origin)
  await expect(dialog(page)).toBeVisible()
  await visit(page, halcyon.origin)
  await expect(dialog(page)).toHaveCount(0)

  await page.context().clearCookies()
  await page.clock.setFixedTime(Date.now() - 5 * minute - 1_000)
  await visit(page, halcyon.origin)
  await expect(dialog(page)).toBeVisible()
  await visit(page, halcyon.origin)
  await expect(dialog(page), 'five minutes later').toBeVisible()
})

test("'Continue to Home' hides it for 4 hours", async ({ page }) => {
  await hears(page, { splash: blueOut })
  await page.clock.setFixedTime(Date.now() - 4 * hour + 30_000)
  await visit(page, halcyon.origin)
  await button(page, 'Continue to Home').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${halcyon.origin}/`)
  await visit(page, halcyon.origin)
  await expect(dialog(page), 'before four hours have passed').toHaveCount(0)

  await page.context().clearCookies()
  await page.clock.setFixedTime(Date.now() - 4 * hour - 1_000)
  await visit(page, halcyon.origin)
  await button(page, 'Continue to Home').click()
  await expect(dialog(page)).toHaveCount(0)
  await visit(page, halcyon.origin)
  await expect(dialog(page), 'four hours later').toBeVisible()
})

test("'Skip Permanently' hides it until the end of 2040, and each visit remembers it anew", async ({
  page,
}) => {
  await hears(page, { splash: blueOut })
  await visit(page, tamarack.origin)
  await button(page, 'Skip Permanently').click()
  await expect(dialog(page)).toHaveCount(0)
  const first = await cookieNamed(page, 'splash-901')
  // No browser keeps a cookie for longer than 400 days.
  expect(((first?.expires ?? 0) * 1000 - Date.now()) / 24 / hour).toBeGreaterThan(399)
  await page.clock.setFixedTime('2040-12-31T23:59:58Z')
  await visit(page, tamarack.origin)
  await expect(dialog(page)).toHaveCount(0)
  expect((await cookieNamed(page, 'splash-901'))?.expires).toBeGreaterThan(first?.expires ?? 0)
})

test('clicking the content records a click and goes to its link or /', async ({ page }) => {
  const words = said(page)
  const asked = await hears(page, { splash: blueOut })
  await openPage(page, `${halcyon.origin}/sports/football`)
  // The link lies over all of the content.
  await page.getByText('Every seat in one color.').click({ force: true })
  await expect(page).toHaveURL(/\/tickets$/)
  await expect(dialog(page)).toHaveCount(0)
  expect(asked.at(-1)).toBe('/Splash/click/901')

  await page.context().clearCookies()
  await hears(page, { splash: { ...blueOut, link: null } })
  await page.route('**/api/v2/Splash/click/*', (route) => route.fulfill({ status: 500, json: {} }))
  await openPage(page, `${halcyon.origin}/sports/football`)
  await page.getByRole('link', { name: 'Blue Out' }).press('Enter')
  await expect(page).toHaveURL(`${halcyon.origin}/`)
  await expect.poll(() => words).toContain('Failed to track click action')
})

test('focus moves after 1.5 s, stays inside while what is behind is inert, and comes back', async ({
  page,
}) => {
  const { promise: moment, resolve: answer } = Promise.withResolvers<void>()
  await hears(page, { splash: blueOut, moment })
  await page.clock.install()
  const taken = page.waitForRequest('**/api/v2/Takeovers*')
  await page.goto(halcyon.origin)
  await taken
  const search = page.locator('header').getByRole('button', { name: 'Search' }).first()
  await search.focus()
  await page.clock.pauseAt(Date.now() + hour)
  answer()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toBeFocused()
  await page.clock.runFor(1_499)
  await expect(dialog(page)).toBeFocused()
  await page.clock.runFor(1)
  await expect(button(page, 'Continue to Home')).toBeFocused()
  await page.clock.resume()
  expect(
    await accessibilityFaults(page, dialog(page)),
    'also with colors that an editor should not have chosen',
  ).toEqual([])
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, header, footer') === null),
      'never behind',
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(search).toBeFocused()
  expect((await cookieNamed(page, 'splash-901'))?.value, 'Escape acts like Continue').toBe('continue')
})

test('it is suppressed by the marker of a widget, left with its page, and not missed when it cannot be had', async ({
  page,
}) => {
  const words = said(page)
  await hears(page, { splash: { ...blueOut, html: '<div data-widget="pop-up"></div>' } })
  await openPage(page, halcyon.origin)
  await expect(dialog(page)).toHaveCount(0)

  await hears(page, {})
  await page.route('**/api/v2/Splash/0', (route) => route.fulfill({ status: 500, json: {} }))
  await openPage(page, halcyon.origin)
  await expect.poll(() => words.join('\n')).toContain('Failed to fetch splash page content')
  await expect(page.locator('h1')).toHaveCount(1)

  await hears(page, { splash: blueOut })
  await openPage(page, `${halcyon.origin}/coverage`)
  await page.locator('header a[href="/"]').first().click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/coverage$/)
  await expect(dialog(page)).toHaveCount(0)
})

for (const school of [halcyon, tamarack])
  test(`${school.key}: always shown on a /splash path, whatever its dates and cookies; without one the visitor goes to /`, async ({
    page,
    browser,
  }) => {
    await page.context().addCookies([{ name: 'splash-1', value: 'skip', url: school.origin }])
    await openPage(page, `${school.origin}/splash/1`)
    await expect(page.getByRole('heading', { level: 1, name: 'Homecoming weekend' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue to Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${school.origin}/`)
    const left = ((await cookieNamed(page, 'splash-1'))?.expires ?? 0) * 1000 - Date.now()
    expect(Math.round(left / hour)).toBe(4)
    await page.goto(`${school.origin}/splash/4711`)
    await expect(page).toHaveURL(`${school.origin}/`)
    await page.goto(`${school.origin}/hidden/splash/2`)
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fhidden%2Fsplash%2F2$/)

    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(`${school.origin}/splash/1`)
    await reader.getByRole('link', { name: 'Homecoming weekend' }).click()
    await expect(reader).toHaveURL(/\/calendar/)
    await context.close()
  })
