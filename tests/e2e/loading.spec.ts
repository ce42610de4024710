import { expect, type Page, test } from '@playwright/test'
import { isPayload, routesParameter } from '#contract/pages/router-names.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { listen } from '#tests/pages/walker.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { watchShift } from '#tests/support/layout-shift.ts'

test.use(withPictures)

const [halcyon, tamarack] = schools

const shellCalls = [
  'Sports',
  'Seo',
  'Google',
  'Analytics/settings',
  'mobile/settings',
  'common/templates',
  'common/templates/sports-pages',
  'common/settings',
  'navigation',
]

function watchRequests(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  return asked
}

/** Through the app, as a fan goes: from the page of a team to its schedule, its roster and home. */
async function goRound(page: Page, origin: string) {
  await openPage(page, `${origin}/sports/mens-basketball`)
  for (const path of ['/sports/mens-basketball/schedule', '/sports/mens-basketball/roster', '/']) {
    const title = await page.title()
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(origin + path)
    await expect(page).not.toHaveTitle(title)
  }
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
}

/** What came, by the address that was asked for: a file that was preloaded is asked for once. */
function watchAnswers(page: Page): URL[] {
  const answered: URL[] = []
  page.on('response', (response) => answered.push(new URL(response.url())))
  return answered
}

const isShellCall = ({ pathname }: URL) => shellCalls.some((call) => pathname === `/api/v2/${call}`)

test('where the browser loads, the calls of the first page are answered in one, and those of the shell are not made again', async ({
  page,
}) => {
  const answered = watchAnswers(page)
  await goRound(page, tamarack.origin)
  expect(
    answered.filter(({ searchParams }) => searchParams.has('calls')).map(({ pathname }) => pathname),
  ).toEqual(['/sports/mens-basketball'])
  expect(answered.filter(isShellCall)).toEqual([])
})

test('without that, every call is made: the sports list is loaded once and not refetched when non-empty, and so are the settings', async ({
  page,
}) => {
  await silentDocuments(page)
  const asked = watchRequests(page)
  await goRound(page, tamarack.origin)
  const times = (call: string) => asked.filter(({ pathname }) => pathname === `/api/v2/${call}`).length
  expect(Object.fromEntries(shellCalls.map((call) => [call, times(call)]))).toEqual(
    Object.fromEntries(shellCalls.map((call) => [call, 1])),
  )
})

test('where the server renders, the sports list and the settings come with the first document only', async ({
  page,
}) => {
  const asked = watchRequests(page)
  await goRound(page, halcyon.origin)
  expect(asked.filter(isShellCall)).toEqual([])
  const data = asked.filter(({ pathname }) => isPayload(pathname))
  expect(data).toHaveLength(3)
  for (const { searchParams } of data) expect(searchParams.get(routesParameter)).toMatch(/^routes\/[^,]+$/)
})

test('an empty sports list is asked for again', async ({ page }) => {
  let asked = 0
  await silentDocuments(page)
  await page.route('**/api/v2/Sports', (route) =>
    asked++ === 0 ? route.fulfill({ json: [] }) : route.continue(),
  )
  await goRound(page, tamarack.origin)
  expect(asked).toBe(2)
})

test('an island loads its code when it comes within 150 px of the viewport, or in a quiet moment, and keeps its HTML until then', async ({
  page,
}) => {
  const asked = watchRequests(page)
  const isLoaded = (name: string) => asked.some(({ pathname }) => pathname.includes(`/${name}.island`))
  await page.setViewportSize({ width: 390, height: 300 })
  await openPage(page, `${halcyon.origin}/sports/football`)
  const island = await page.locator('main [data-island]', { hasText: /month/i }).elementHandle()
  const scrollTo = (distance: number) =>
    island?.evaluate((element, below) => {
      const top = element.getBoundingClientRect().top + window.scrollY
      window.scrollTo({ top: top - window.innerHeight - below, behavior: 'instant' })
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    }, distance)
  await scrollTo(160)
  expect(await island?.innerText()).toMatch(/month/i)
  expect(isLoaded('GameClock')).toBe(false)
  expect(isLoaded('HeaderTools'), 'what the document has needs no code').toBe(false)
  await scrollTo(140)
  await expect.poll(() => isLoaded('GameClock')).toBe(true)
  await expect.poll(() => island?.innerText()).toMatch(/days?\W+\d+\W+h/i)
})

/** Pictures come after the words around them, as they do on a slow line: one without a place of its own pushes them. */
const delayPictures = (page: Page) =>
  page.route(/\/(images|files)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 80))
    await route.continue()
  })

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })

for (const school of schools) {
  for (const width of [390, 1440]) {
    for (const [name, path] of Object.entries({ Home: '/', 'Sport home': '/sports/mens-basketball' })) {
      test(`${school.key}: nothing on ${name} shifts or complains at ${width} px, on loading and on the way down`, async ({
        page,
      }) => {
        const shift = await watchShift(page)
        const { complaints } = listen(page)
        await delayPictures(page)
        await page.setViewportSize({ width, height: 900 })
        await openPage(page, school.origin + path)
        await scrollThrough(page)
        expect(await shift()).toBeLessThanOrEqual(0.01)
        expect(complaints).toEqual([])
      })
    }
  }
}

test('where the browser loads, who has little reception is led to the whole page and waits for no code', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
  })
  const asked = watchRequests(page)
  await page.goto(`${tamarack.origin}/calendar?sport=mens-basketball`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${tamarack.origin}/calendar?sport=mens-basketball&ssr=1`)
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.locator('html').getAttribute('data-ssr')).toBe('on')
  expect(asked.filter(({ searchParams }) => searchParams.has('calls'))).toEqual([])
})

test('the payload of a page that is kept ready is one file, which a navigation uses in place of the calls of the page', async ({
  page,
}) => {
  const told = page.waitForResponse(/\/builds\/meta\/\w+\.json$/)
  await openPage(page, `${tamarack.origin}/coverage`)
  const { prerendered } = (await (await told).json()) as { prerendered: string[] }
  expect(prerendered).toContain('/facilities')
  await openPage(page, page.url())
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/')),
      ),
    )
    .toBe(true)
  const asked = watchRequests(page)
  const payload = page.waitForResponse(/\/facilities\.data\?_routes=/)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/facilities'
    document.body.append(link)
    link.click()
  })
  expect((await payload).headers()['x-cache']).toMatch(/^(hit|stale)$/)
  await expect(page.locator('h1')).toHaveText('Facilities')
  expect(asked.filter(({ pathname }) => /\/api\/v2\/.*facilit/i.test(pathname))).toEqual([])
})

for (const { key, origin } of [halcyon, tamarack])
  test(`${key}: the icons map is asked for once; without it every sport has the icon of all sports`, async ({
    page,
  }) => {
    const asked = watchRequests(page)
    await openPage(page, `${origin}/sports/mens-basketball/schedule`)
    const icon = () => page.locator('main svg use[href*="#sport-"]').first().getAttribute('href')
    await expect.poll(icon).toContain('#sport-basketball')
    expect(asked.filter(({ pathname }) => pathname === '/assets/sports-icons.json')).toHaveLength(1)
    await page.route('**/assets/sports-icons.json', (route) => route.fulfill({ status: 503, body: '' }))
    await openPage(page, `${origin}/coverage`)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/sports/mens-basketball/schedule'
      document.body.append(link)
      link.click()
    })
    await expect(page.locator('h1')).toContainText('Schedule')
    await expect.poll(icon).toContain('#sport-all')
  })
