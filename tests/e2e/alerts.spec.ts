import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { stillness, watchShift } from '#tests/support/layout-shift.ts'

test.use(withPictures)

const [halcyon, tamarack] = schools
const bar = (page: Page) => page.getByRole('status', { name: 'Alerts' })
const shown = (page: Page) => page.locator('[data-alert]:visible')
const ids = (page: Page) =>
  shown(page).evaluateAll((all) => all.map((line) => Number((line as HTMLElement).dataset.alert)))

const alert = (id: number, given = {}) => ({
  id,
  title: `Alert number ${id}`,
  link: null,
  enabled: true,
  showOnWeb: true,
  endDate: null,
  ...given,
})

/** What the browser hears when it asks; the page itself comes with the school's own alert. */
async function hears(page: Page, alerts: object[], moment: Promise<void> = Promise.resolve()) {
  await silentDocuments(page)
  await page.unroute('**/api/v2/Alert/active')
  await page.route('**/api/v2/Alert/active', async (route) => {
    await moment
    await route.fulfill({ json: alerts })
  })
}

const settled = (page: Page) => page.waitForLoadState('networkidle')

for (const school of schools) {
  test(`${school.key}: the alert stands at the very top of what the server sends, readable without JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(school.origin)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(shown(page)).toHaveCount(1)
    await expect(shown(page)).toContainText('Clear bags only')
    expect((await shown(page).boundingBox())?.y).toBe(0)
    await expect(shown(page).getByRole('button'), 'nothing could be done with it').toHaveCount(0)
    await context.close()
  })

  test(`${school.key}: a dismissed alert is hidden by a cookie lasting 12 hours`, async ({ page }) => {
    const shift = await watchShift(page)
    await page.goto(school.origin)
    await settled(page)
    const [id] = await ids(page)
    await page.getByRole('button', { name: 'Dismiss this alert' }).press('Enter')
    await expect(shown(page)).toHaveCount(0)
    await expect(bar(page), 'the keyboard goes on from the top of the page').toBeFocused()
    const cookie = (await page.context().cookies()).find(({ name }) => name === `alert-${id}`)
    expect(cookie?.path).toBe('/')
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600).toBeCloseTo(12, 1)

    await page.reload()
    await expect(page.locator('h1')).toHaveCount(1)
    await settled(page)
    await expect(shown(page)).toHaveCount(0)
    expect(await shift()).toBeLessThanOrEqual(0.02)
  })
}

for (const school of [halcyon, tamarack]) {
  test(`${school.key}: the alerts of a document come with it, and are not asked for`, async ({ page }) => {
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/v2/Alert/active') asked++
    })
    await openPage(page, school.origin)
    await settled(page)
    expect(asked).toBe(0)
  })
}

test('it is hidden before it is painted, without waiting for the scripts of the page', async ({ page }) => {
  await page.goto(halcyon.origin)
  const [id] = await ids(page)
  await page.context().addCookies([{ name: `alert-${id}`, value: 'dismissed', url: halcyon.origin }])
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator(`[data-alert="${id}"]`)).toBeHidden()
})

test('alerts are sorted newest id first, one is shown, and a dismissed one gives its place to the next', async ({
  page,
}) => {
  await hears(page, [alert(901), alert(903), alert(902)])
  await page.goto(tamarack.origin)
  await expect.poll(() => ids(page)).toEqual([903])
  expect(await accessibilityFaults(page, '[data-alerts]')).toEqual([])
  for (const next of [[902], [901], []]) {
    await page.getByRole('button', { name: 'Dismiss this alert' }).click()
    await expect.poll(() => ids(page)).toEqual(next)
  }
})

test('an alert shows if it is enabled, showOnWeb and not past its endDate', async ({ page }) => {
  await hears(page, [
    alert(905, { enabled: false }),
    alert(904, { showOnWeb: false }),
    alert(903, { endDate: '2020-01-01T00:00:00Z' }),
    alert(902, { endDate: '2099-01-01T00:00:00Z' }),
  ])
  await page.goto(tamarack.origin)
  await expect.poll(() => ids(page)).toEqual([902])
})

test('while a visitor moves through the site a new alert arrives politely and an ended one goes', async ({
  page,
}) => {
  const shift = await watchShift(page)
  await page.goto(`${halcyon.origin}/sports/mens-basketball/roster`)
  await settled(page)
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  await hears(page, [alert(999), alert(4, { title: 'Clear bags only' })], isRead)
  await page.locator('nav a[href="/sports/mens-basketball/schedule"]:visible').first().click()
  await expect(page.locator('h1')).toContainText('Schedule')
  // The new page itself counts as a shift where it came late after the click.
  await stillness(page)
  const before = await shift()
  read()
  await expect.poll(() => ids(page)).toEqual([999])
  await expect(bar(page)).toContainText('Alert number 999')
  expect((await shift()) - before, 'it takes no room from what is being read').toBeLessThanOrEqual(0.02)

  await hears(page, [])
  await page.goBack()
  await expect(page).toHaveURL(/\/roster$/)
  await expect(shown(page)).toHaveCount(0)
})

test('when alerts cannot be had the page goes on without them', async ({ page }) => {
  await silentDocuments(page)
  await page.route('**/api/v2/Alert/active', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(tamarack.origin)
  await expect(shown(page)).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
})
