import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { schools } from '#tests/pages/schools.ts'
import { startBrokenServer } from '#tests/support/broken-server.ts'
import { watchShift } from '#tests/support/layout-shift.ts'

const [, tamarack] = schools
const roster = `${tamarack.origin}/sports/mens-basketball/roster`
const fails = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
test("the error page says 'Something went wrong', names the support address, and its 'Home Page' button clears the error and goes to /", async ({
  page,
}) => {
  await fails(page, '**/api/v2/Rosters/**')
  await page.goto(roster)
  await expect(page.locator('h1')).toHaveText('Something went wrong')
  await expect(page.locator('main a[href="mailto:athletics@tamarack.example"]')).toBeVisible()
  await expect(page.locator('main pre')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Something went wrong/)
  await expect(page.locator('[data-slot^="htlad-"]'), 'nobody advertises beside a failure').toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('main').getByRole('link', { name: 'Home Page' }).press('Enter')
  await expect(page).toHaveURL(`${tamarack.origin}/`)
  await expect(page.locator('h1')).not.toHaveText('Something went wrong')
})

test('with the developer query flag the error message is also shown', async ({ page }) => {
  await fails(page, '**/api/v2/Rosters/**')
  await page.goto(`${roster}?debug=1`)
  await expect(page.locator('main pre')).toContainText('The server answered 500.')
})

for (const school of schools) {
  test(`${school.key}: an unknown path leads to a page that says so once and helps on`, async ({ page }) => {
    await page.goto(`${school.origin}/no/such/page`)
    await expect(page).toHaveURL(`${school.origin}/404`)
    expect((await page.locator('main').innerText()).match(/page not found/gi)).toHaveLength(1)
    const search = page.locator('main').getByRole('search')
    await expect(search).toHaveAttribute('action', '/search')
    await search.getByRole('searchbox', { name: 'Search the site' }).fill('rowing')
    expect(await search.evaluate((form: HTMLFormElement) => [...new FormData(form)])).toEqual([
      ['q', 'rowing'],
    ])
    await expect(page.locator('main').getByRole('link', { name: 'Home Page' })).toHaveAttribute('href', '/')
    await page.locator('main').getByRole('link', { name: "Men's Basketball", exact: true }).click()
    await expect(page).toHaveURL(/\/sports\/mens-basketball$/)
  })

  test(`${school.key}: a failed validation gives 'Page Not Found: {path}'`, async ({ page }) => {
    const response = await page.goto(`${school.origin}/sports/quidditch/schedule`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Page Not Found: /sports/quidditch/schedule')
    await expect(page).toHaveTitle(new RegExp(`^Page Not Found.+${school.siteName}`))
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

test('while the browser asks for a page its place is held, and nothing shifts when it comes', async ({
  page,
}) => {
  const shift = await watchShift(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/v2/Rosters/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(roster, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(1)
  await expect(page.locator('footer')).not.toBeInViewport()
  gate.resolve()
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

test('settings, navigation, promotions, alerts and sponsors that cannot be had are logged, and the page goes on: in the browser', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  for (const path of [
    'Sports',
    'Seo',
    'Google',
    'Analytics/settings',
    'mobile/settings',
    'common/**',
    'navigation',
    'promotions/**',
    'Alert/active',
    'ads/sponsors',
    'social-accounts*',
  ]) {
    await fails(page, `**/api/v2/${path}`)
  }
  await page.goto(roster)
  await expect(page.locator('h1')).toContainText(/basketball/i)
  await expect(page.locator('main')).toContainText('Coaching Staff')
  await expect(page.locator('footer')).toContainText('©')
  for (const call of ['/Seo', '/common/settings', '/navigation', '/ads/sponsors', '/Alert/active'])
    expect(warnings.some((text) => text.includes(`GET ${call} failed`))).toBe(true)
})

test('settings, navigation, promotions, alerts and sponsors that cannot be had are logged, and the page goes on: on the server', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const broken = await startBrokenServer()
  try {
    const response = await page.goto(broken.origin)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('header')).toContainText('Northfold')
    await expect(page.locator('footer')).toContainText(`© ${new Date().getFullYear()} Northfold`)
    const missing = await page.goto(`${broken.origin}/404`)
    expect(missing?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Page not found')
    for (const call of ['/Seo', '/common/settings', '/navigation', '/Alert/active', '/ads/sponsors'])
      expect(broken.log()).toContain(`GET ${call} failed`)
  } finally {
    await broken.stop()
  }
})
