import { expect, type Locator, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'

const [halcyon, tamarack] = schools
const delayMs = 8_000

const rotator = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const play = (page: Page, name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true })
const pause = (page: Page, name: string) => page.getByRole('button', { name: `Pause ${name}`, exact: true })
const control = (page: Page) => page.getByRole('button', { name: /^(Pause|Play) All Rotators$/ })

/** The slide whose dot is marked, counted from 1. */
const current = async (region: Locator) =>
  Number((await region.locator('[aria-current="true"]').getAttribute('aria-label'))?.split(' ')[1])

/** Brings a rotator into view and stops the clock at the very beginning of a slide's time. */
async function atTheStart(page: Page, name: string): Promise<Locator> {
  const region = rotator(page, name)
  await region.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(pause(page, name)).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await pause(page, name).press('Enter')
  await play(page, name).press('Enter')
  return region
}

test('a promotion carousel turns after 8000 ms, and each slider has play and pause', async ({ page }) => {
  await openPage(page, halcyon.origin)
  await page.clock.install()
  const region = await atTheStart(page, 'This season')
  const first = await current(region)
  await page.clock.runFor(delayMs - 1)
  expect(await current(region)).toBe(first)
  await page.clock.runFor(1)
  await expect.poll(() => current(region)).not.toBe(first)
  const second = await current(region)
  await pause(page, 'This season').press('Enter')
  await page.clock.runFor(3 * delayMs)
  expect(await current(region)).toBe(second)
})

test('a rotator waits while it is pointed at or has the focus, and goes on afterwards', async ({ page }) => {
  await openPage(page, halcyon.origin)
  await page.clock.install()
  const region = await atTheStart(page, 'This season')
  const first = await current(region)
  await region.locator('h2').first().hover()
  await page.clock.runFor(3 * delayMs)
  expect(await current(region)).toBe(first)
  await page.mouse.move(2, 20)
  await page.clock.runFor(delayMs)
  await expect.poll(() => current(region)).not.toBe(first)
  const second = await current(region)
  await region.getByRole('button', { name: 'Next slide' }).focus()
  await page.clock.runFor(3 * delayMs)
  expect(await current(region)).toBe(second)
})

test('the keyboard turns a rotator, past its end to its start, and hears where it is', async ({ page }) => {
  await openPage(page, halcyon.origin)
  const region = rotator(page, 'This season')
  await pause(page, 'This season').press('Enter')
  const previous = region.getByRole('button', { name: 'Previous slide' })
  const next = region.getByRole('button', { name: 'Next slide' })
  const dots = region.getByRole('button', { name: /^Slide \d of \d$/ })
  const last = await dots.count()
  await dots.first().press('Enter')
  await expect.poll(() => current(region)).toBe(1)
  await previous.press('Enter')
  await expect(region.getByRole('status')).toHaveText(`Slide ${last} of ${last}`)
  await expect.poll(() => current(region)).toBe(last)
  await next.press('Enter')
  await expect.poll(() => current(region)).toBe(1)
  await expect(region.getByRole('group', { name: `1 of ${last}` }).getByRole('heading')).toBeInViewport()
})

test('no rotator starts where the system asks for reduced motion, and play stays possible', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, halcyon.origin)
  await page.clock.install()
  const region = rotator(page, 'This season')
  await region.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(play(page, 'This season')).toBeVisible()
  await page.clock.runFor(3 * delayMs)
  expect(await current(region)).toBe(1)
  await play(page, 'This season').press('Enter')
  await page.clock.runFor(delayMs)
  await expect.poll(() => current(region)).toBe(2)
})

for (const school of schools) {
  test(`${school.key}: a page-level control pauses or plays all rotators, announcing 'All Rotators Paused' and 'All Rotators Playing'`, async ({
    page,
  }) => {
    await openPage(page, school.origin)
    await expect(control(page)).toHaveText('Pause All Rotators')
    await expect(control(page)).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(control(page)).toBeFocused()
    await expect(control(page)).toBeInViewport()
    const turning = page.locator('site-rotator[data-delay]')
    const playing = page.locator('site-rotator[data-playing]')
    expect(await turning.count()).toBeGreaterThan(1)
    await expect(playing).toHaveCount(await turning.count())
    await page.keyboard.press('Enter')
    await expect(page.getByText('All Rotators Paused', { exact: true })).toHaveRole('status')
    await expect(playing).toHaveCount(0)
    // The walk looks at those that play.
    expect(await accessibilityFaults(page, turning.or(control(page)))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText('All Rotators Playing', { exact: true })).toHaveRole('status')
    await expect(playing).toHaveCount(await turning.count())
  })
}

test('rotators stay paused on the pages that follow', async ({ page }) => {
  await openPage(page, halcyon.origin)
  await control(page).press('Enter')
  await openPage(page, `${halcyon.origin}/sports/football/roster`)
  await page.locator('header a[href="/"]').first().click()
  await expect(play(page, 'Lead stories')).toBeVisible({ timeout: 15_000 })
  await expect(control(page)).toHaveText('Play All Rotators')
})

test('the page-level control shows only if the page has a rotator with more than one slide, checked 2 seconds after route change', async ({
  page,
}) => {
  // The clock is there before the page's own timers; a heading in this school means that the page is at work.
  await page.clock.install()
  await page.goto(`${tamarack.origin}/sports/mens-basketball/roster`)
  await expect(page.locator('h1')).toBeVisible({ timeout: 15_000 })
  await page.clock.runFor(5_000)
  await expect(control(page)).toHaveCount(0)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.locator('header a[href="/"]').first().click()
  // A navigation waits for the click to be painted, at most this long.
  await page.clock.runFor(100)
  await expect(rotator(page, 'Lead stories')).toBeVisible({ timeout: 15_000 })
  await page.clock.runFor(1_999)
  await expect(control(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(control(page)).toHaveCount(1)
})

test('a slide is as wide as 100 divided by the slides in view, which go by the width of the screen', async ({
  page,
}) => {
  await openPage(page, halcyon.origin)
  const track = page.locator('#promotion-footer-sponsors')
  for (const [width, inView] of [
    [639, 2],
    [640, 3],
    [1023, 3],
    [1024, 5],
    [1280, 6],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const share = await track.evaluate(
      (row) =>
        row.getBoundingClientRect().width / (row.firstElementChild?.getBoundingClientRect().width ?? 1),
    )
    expect(share, `at ${width} px`).toBeCloseTo(inView, 2)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every slide of a rotator is there to read and to swipe to', async ({ page }) => {
    await page.goto(halcyon.origin)
    const region = rotator(page, 'This season')
    const slides = region.getByRole('group')
    expect(await slides.count()).toBeGreaterThan(1)
    await expect(region.getByRole('button')).toHaveCount(0)
    await slides.last().getByRole('link').first().focus()
    await expect(slides.last()).toBeInViewport()
  })
})
