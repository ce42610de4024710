import { expect, type Page, type Route, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { listen } from '#tests/pages/walker.ts'
import { maximal, minimal, poisoned } from '#tests/support/altered-answers.ts'
import { type AlterBySchema, alteredText, byShape } from '#tests/support/other-server.ts'
import { asSpecified } from '#tests/support/specified-answers.ts'

/** What a page is made of in the browser; what the server renders is tests/api/other-servers.test.ts. */
const [, tamarack] = schools
const pages = ['/', '/sports/mens-basketball', '/sports/mens-basketball/schedule', '/calendar', '/archives']

test.use({ storageState: { cookies: [], origins: [] } })
// A page may still be asking for something when its test is over.
test.beforeEach(({ page }) => silentDocuments(page))
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Requests outside of the browser know no host names but localhost; the school is in a header. */
const fetched = (route: Route) =>
  route.fetch({ url: route.request().url().replace('//tamarack.localhost', '//localhost') })

/** Every answer that the browser gets comes from another server of the API. */
const answersAre = (page: Page, alter: AlterBySchema) =>
  page.route('**/api/v2/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/stream')) return route.fallback()
    const response = await fetched(route)
    const body = await response.text()
    return route.fulfill({ response, body: response.ok() ? alteredText(pathname, body, alter) : body })
  })

const heading = async (page: Page, path: string) => {
  await openPage(page, tamarack.origin + path)
  return page.locator('h1').innerText()
}

test('a game that cannot be parsed is logged and takes nothing else from Home', async ({ page }) => {
  const bad = { id: 424242, opponent: 7, sport: 'x', media: 3 }
  await page.route('**/api/v2/EventsResults/*', async (route) => {
    const response = await fetched(route)
    const answer = await response.json()
    return route.fulfill({ response, json: { ...answer, items: [bad, ...answer.items] } })
  })
  const { complaints } = listen(page)
  await openPage(page, tamarack.origin)
  await expect(page.locator('#scoreboard-games li')).not.toHaveCount(0)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  expect(complaints).toContainEqual(expect.stringContaining('Error parsing game 424242 sport cannot be read'))
})

test('pages say the same when every list of every answer begins with what is no item', async ({ page }) => {
  test.slow()
  const right: string[] = []
  for (const path of pages) right.push(await heading(page, path))
  await answersAre(page, byShape(poisoned))
  const broken: Error[] = []
  page.on('pageerror', (error) => broken.push(error))
  for (const [index, path] of pages.entries()) expect(await heading(page, path), path).toBe(right[index])
  expect(broken).toEqual([])
})

for (const [what, alter] of [
  ['what the specification names', asSpecified],
  ['only what is needed', byShape(minimal)],
  ['everything that may be there, and more', byShape(maximal)],
] as const)
  test(`pages are shown when answers have ${what}`, async ({ page }) => {
    test.slow()
    await answersAre(page, alter)
    const broken: Error[] = []
    page.on('pageerror', (error) => broken.push(error))
    for (const path of pages) expect(await heading(page, path), path).not.toMatch(/went wrong|not found/i)
    expect(broken).toEqual([])
  })

test('Takeovers and the splash may answer with nothing', async ({ page }) => {
  await page.route(/\/api\/v2\/(Takeovers|Splash)/, (route) => route.fulfill({ status: 204 }))
  const broken: Error[] = []
  page.on('pageerror', (error) => broken.push(error))
  const asked = page.waitForResponse(/\/api\/v2\/Splash\/0/)
  await openPage(page, tamarack.origin)
  await asked
  await page.waitForLoadState('networkidle')
  expect(broken).toEqual([])
})

test('an alert has the five fields of the specification; one whose link is empty goes home', async ({
  page,
}) => {
  const fields = { enabled: true, showOnWeb: true, endDate: null }
  let alerts: object[] = [{ id: 901, title: 'Five fields', ...fields }]
  await page.route('**/api/v2/Alert/active', (route) => route.fulfill({ json: alerts }))
  await openPage(page, `${tamarack.origin}/tickets`)
  const line = page.locator('[data-alert="901"]')
  await expect(line).toContainText('Five fields')
  await expect(line.getByRole('link')).toHaveCount(0)

  alerts = [{ id: 902, title: 'Empty link', link: '', ...fields }]
  await page.reload()
  await page.getByRole('link', { name: 'Empty link' }).click()
  await expect(page).toHaveURL(`${tamarack.origin}/`)
})

test('a tracking tag without img is placed', async ({ page }) => {
  const element = { attributes: { 'data-tag': 'bare' }, children: 'document.body.dataset.bare = "ran"' }
  await page.route('**/api/v2/TrackingTag/search*', (route) =>
    route.fulfill({
      json: [{ id: 1, name: 'Bare', isNecessary: true, trackingHeadObject: { style: [element] } }],
    }),
  )
  await openPage(page, tamarack.origin)
  await expect(page.locator('head style[data-tag="bare"]')).toHaveCount(1)
})

test('without slidesPerView one slide is shown', async ({ page }) => {
  const picture = { images: [{ url: '/images/logos/site/site.png', alt: 'A sponsor' }] }
  await page.route('**/api/v2/promotions/*', (route) =>
    route.fulfill({
      json: {
        location: { name: 'home-rotator', type: 'multi', effect: 'slide' },
        campaigns: [1, 2, 3].map((id) => ({ id, title: `Campaign ${id}`, picture })),
        swiperOptions: {},
      },
    }),
  )
  await openPage(page, tamarack.origin)
  const track = page.locator('main [data-track]').first()
  await track.scrollIntoViewIfNeeded()
  const [slide, whole] = await track.evaluate((element) => [
    element.firstElementChild?.getBoundingClientRect().width ?? 0,
    element.getBoundingClientRect().width,
  ])
  expect(slide).toBeCloseTo(whole ?? 0, 0)
})
