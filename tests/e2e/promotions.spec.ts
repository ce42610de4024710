import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { withPictures } from '#tests/support/chromium.ts'

test.use(withPictures)

const [halcyon, tamarack] = schools

const place = (page: Page, name: string) => page.locator(`#place-${name}`)
const campaignIds = (page: Page, name: string) =>
  place(page, name)
    .locator('[data-campaign]')
    .evaluateAll((campaigns) => campaigns.map((campaign) => (campaign as HTMLElement).dataset.campaign))

/** What the page asks to have counted, call by call. */
function countedOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v2/promotions/counter') calls.push(url.searchParams.get('adIds') ?? '')
  })
  return calls
}

/** Scrolls there and waits until the browser has told whoever watches. */
async function see(page: Page, name: string): Promise<void> {
  await place(page, name).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await expect(place(page, name)).toBeInViewport()
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  )
}
const timesIn = (calls: string[], id: string) =>
  calls
    .join()
    .split(',')
    .filter((counted) => counted === id).length

test('impressions are counted when a campaign is seen, batched after a 2 s quiet delay, each once per page view', async ({
  page,
}) => {
  const calls = countedOf(page)
  await openPage(page, halcyon.origin)
  await expect.poll(() => calls.length, 'the icons of the header').toBe(1)
  const [banner = ''] = await campaignIds(page, 'home-banner')
  expect(timesIn(calls, banner), 'below the first screen').toBe(0)

  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await see(page, 'home-banner')
  await page.clock.runFor(1_999)
  await see(page, 'footer-sponsors')
  await page.clock.runFor(1_999)
  expect(calls).toHaveLength(1)
  await page.clock.runFor(1)
  await expect.poll(() => calls.length).toBe(2)
  expect(calls.at(-1)).toMatch(/^\d+(,\d+)+$/)
  expect(timesIn(calls, banner)).toBe(1)

  await see(page, 'home-banner')
  await see(page, 'footer-sponsors')
  await page.clock.runFor(10_000)
  expect(calls, 'seen again on the same page').toHaveLength(2)
})

test('of a row that slides only what is in view is counted', async ({ page }) => {
  const calls = countedOf(page)
  await openPage(page, halcyon.origin)
  const sponsors = await campaignIds(page, 'footer-sponsors')
  await see(page, 'footer-sponsors')
  await expect.poll(() => timesIn(calls, sponsors.at(0) ?? '')).toBe(1)
  expect(timesIn(calls, sponsors.at(-1) ?? '')).toBe(0)
})

test('what could not be counted stays in the queue and goes with the next batch', async ({ page }) => {
  await page.route('**/api/v2/promotions/counter*', (route) => route.abort())
  const calls = countedOf(page)
  await openPage(page, halcyon.origin)
  const [banner = ''] = await campaignIds(page, 'home-banner')
  const [sponsor = ''] = await campaignIds(page, 'footer-sponsors')
  await see(page, 'home-banner')
  await expect.poll(() => timesIn(calls, banner)).toBe(1)
  await page.unroute('**/api/v2/promotions/counter*')
  await see(page, 'footer-sponsors')
  await expect.poll(() => timesIn(calls, sponsor)).toBe(1)
  expect(timesIn(calls, banner)).toBe(2)
})

test('a visitor who leaves early is counted at once, and not again', async ({ page }) => {
  const calls = countedOf(page)
  await openPage(page, halcyon.origin)
  await page.clock.install()
  const [banner = ''] = await campaignIds(page, 'home-banner')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  await see(page, 'home-banner')
  await expect(place(page, 'home-banner')).toBeInViewport()
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  )
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect.poll(() => timesIn(calls, banner)).toBe(1)
  await page.clock.runFor(10_000)
  expect(timesIn(calls, banner)).toBe(1)
})

test('a multi location with effect random shows one random campaign', async ({ page, request }) => {
  const answer = await request.get(`${halcyon.origin}/api/v2/promotions/sport-sponsor`, {
    headers: { tenant: halcyon.key },
  })
  expect(((await answer.json()) as { campaigns: unknown[] }).campaigns.length).toBeGreaterThan(1)
  await openPage(page, `${halcyon.origin}/sports/football`)
  await expect(place(page, 'sport-sponsor').locator('[data-campaign]')).toHaveCount(1)
})

test('campaigns outside their dates are not shown', async ({ page }) => {
  await openPage(page, halcyon.origin)
  await expect(place(page, 'home-rotator').getByRole('heading', { name: 'The season is here' })).toHaveCount(
    1,
  )
  await expect(page.getByText('Homecoming weekend')).toHaveCount(0)
  await expect(page.getByText('Season tickets for next year')).toHaveCount(0)
})

test('a campaign has its picture by breakpoint, its hover text for pointer and keyboard, and its own window', async ({
  page,
}) => {
  await openPage(page, halcyon.origin)
  const banner = place(page, 'home-banner').getByRole('link')
  const source = () =>
    banner.locator('img').evaluate((image: HTMLImageElement) => /-(\w+\.svg)/.exec(image.currentSrc)?.[1])
  await see(page, 'home-banner')
  for (const [width, file] of [
    [1440, 'banner.svg'],
    [768, 'banner.svg'],
    [767, 'logo.svg'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(source, `at ${width} px`).toBe(file)
  }
  await expect(banner).toHaveAttribute('target', '_blank')
  await expect(banner).toHaveAttribute('rel', /no(referrer|opener)/)
  const words = await banner.getAttribute('title')
  expect(words).toMatch(/\S/)
  await expect(banner).toHaveAccessibleDescription(words ?? '')
  await page.keyboard.press('Tab')
  await banner.focus()
  expect(await banner.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(words)
  expect(await accessibilityFaults(page, banner)).toEqual([])
})

for (const school of schools) {
  test(`${school.key}: the header has its strip of icons, each with a word`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, school.origin)
    const links = page.locator('header #place-header-icons').getByRole('link')
    expect(await links.count()).toBeGreaterThan(3)
    for (const link of await links.all()) {
      await expect(link.locator('svg use')).toHaveAttribute('href', /#[a-z-]+$/)
      await expect(link).toHaveAccessibleName(/\S/)
    }
  })
}

test('a promotion that cannot be fetched is logged, and nothing is shown in its place', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await silentDocuments(page)
  await page.route('**/api/v2/promotions/home-rotator', (route) => route.abort())
  await openPage(page, tamarack.origin)
  await expect(page.locator('#place-footer-sponsors [data-campaign]').first()).toBeAttached()
  await expect(page.locator('#place-home-rotator [data-campaign]')).toHaveCount(0)
  expect(logged.join()).toContain('/promotions/:promotionName failed')
})
