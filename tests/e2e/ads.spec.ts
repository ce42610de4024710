import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { schools } from '#tests/pages/schools.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { watchShift } from '#tests/support/layout-shift.ts'

test.use(withPictures)

const [halcyon, tamarack] = schools
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const team = '/sports/mens-basketball'

async function open(page: Page, address: string, size = wide) {
  await page.setViewportSize(size)
  await page.goto(address)
  await expect(page.locator('h1')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

const slots = (page: Page) =>
  page.locator('[data-slot^="htlad-"]:visible').evaluateAll((all) => all.map(({ id }) => id))
const ad = (page: Page, slot: string) => page.locator(`aside:has(#${slot})`)

/** Answered when the page has heard of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        window.scrollTo(0, y)
      }),
    top,
  )

for (const school of schools) {
  test(`${school.key}: Home and Sport Home use the slot named htlad-top; every other route uses htlad-common-top`, async ({
    page,
  }) => {
    for (const [path, slot] of [
      ['/', 'htlad-top'],
      [team, 'htlad-top'],
      [`${team}/roster`, 'htlad-common-top'],
      ['/404', 'htlad-common-top'],
    ] as const) {
      await open(page, school.origin + path)
      expect(await slots(page)).toEqual([slot])
      await expect(ad(page, slot)).toContainText('Advertisement')
      await expect(ad(page, slot).locator('img')).toHaveJSProperty('complete', true)
    }
  })
}

test('the top ad shows only on non-mobile screens; the mobile layout has a different top ad slot', async ({
  page,
}) => {
  await open(page, halcyon.origin, phone)
  expect(await slots(page)).toEqual(['htlad-mobile-top', 'htlad-mobile-bottom'])
  await page.setViewportSize({ width: 767, height: 900 })
  expect(await slots(page)).toEqual(['htlad-mobile-top', 'htlad-mobile-bottom'])
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await slots(page)).toEqual(['htlad-top'])
})

test("on mobile the top ad has a close button labelled 'close top ad', and closed state is remembered only within the page", async ({
  page,
}) => {
  await open(page, `${halcyon.origin}${team}/roster`, phone)
  const top = ad(page, 'htlad-mobile-top')
  await page.getByRole('button', { name: 'close top ad', exact: true }).press('Enter')
  await expect(top).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.locator('header :focus'), 'the keyboard goes on from where the ad stood').toHaveCount(1)

  await page.locator('main').getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL(/view=table/)
  await expect(top, 'another view of the page is the same page').toBeHidden()

  await page
    .locator(`a[href="${team}/schedule"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/\/schedule$/)
  await expect(top).toBeVisible()
})

test('on larger screens it hides after scrolling past its own height, looked at every 200 ms, and nothing shifts', async ({
  page,
}) => {
  const shift = await watchShift(page)
  await page.clock.install()
  await open(page, `${halcyon.origin}/sports/football/roster`)
  const top = ad(page, 'htlad-common-top')
  const bottom = await top.evaluate((block) => block.getBoundingClientRect().bottom)
  const firstCard = () =>
    page
      .locator('main h2, main h3')
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top)
  await page.clock.pauseAt(Date.now() + 60_000)

  await scrollTo(page, bottom - 10)
  await page.clock.runFor(1_000)
  await expect(top, 'its last pixels are in view').toBeVisible()

  await scrollTo(page, bottom + 40)
  await page.clock.runFor(199)
  await expect(top).toBeVisible()
  const before = await firstCard()
  await page.clock.runFor(1)
  await expect(top).toBeHidden()
  expect(Math.abs((await firstCard()) - before), 'what is being read stays where it is').toBeLessThan(1)

  await scrollTo(page, 0)
  await page.clock.runFor(1_000)
  await expect(top).toBeHidden()
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

test("another mobile ad wrapper has a 'Close Ad' button that collapses it (max height 132 px)", async ({
  page,
}) => {
  await open(page, `${tamarack.origin}${team}/schedule`, phone)
  const bottom = ad(page, 'htlad-mobile-bottom')
  await expect(bottom).toHaveCSS('max-height', '132px')
  await page.getByRole('button', { name: 'Close Ad', exact: true }).press('Enter')
  await expect(bottom).toHaveCSS('max-height', '0px')
  await expect(bottom).toBeHidden()
  expect(await bottom.evaluate((block) => block.getBoundingClientRect().height)).toBe(0)
})

for (const [layout, size, slot] of [
  ['wide', wide, 'htlad-top'],
  ['mobile', phone, 'htlad-mobile-top'],
] as const) {
  test(`${layout}: ad blocks have a 'Skip Ad' link to the next section`, async ({ page }) => {
    await open(page, halcyon.origin, size)
    const skip = ad(page, slot).getByRole('link', { name: 'Skip Ad' })
    await skip.focus()
    await expect(skip).toBeInViewport()
    expect(await accessibilityFaults(page, `aside:has(#${slot})`)).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('header :focus')).toHaveCount(1)
  })
}

test('the room of an ad is there before its picture', async ({ page }) => {
  const heights = async () => {
    const found: number[] = []
    for (const size of [wide, phone]) {
      await open(page, `${halcyon.origin}${team}/roster`, size)
      for (const slot of await slots(page)) {
        found.push(await ad(page, slot).evaluate((block) => block.getBoundingClientRect().height))
      }
    }
    return found
  }
  const filled = await heights()
  await page.route(/\/files\/.*sponsors/, (route) => route.abort())
  expect(await heights()).toEqual(filled)
  expect(filled).toHaveLength(3)
  expect(Math.min(...filled)).toBeGreaterThan(50)
})

test('the header has a sponsor, the same on every page', async ({ page }) => {
  await open(page, halcyon.origin)
  const sponsor = page.locator('header [data-slot="header"] a')
  await expect(sponsor).toBeVisible()
  const name = await sponsor.locator('img').getAttribute('alt')
  await open(page, `${halcyon.origin}${team}/roster`)
  await expect(sponsor.locator('img')).toHaveAttribute('alt', name ?? '')
})
