import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import type { SiteModule } from '#contract/pages/page-request.ts'
import type { Tenant } from '#contract/tenants.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { startBrokenServer } from '#tests/support/broken-server.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { watchShift } from '#tests/support/layout-shift.ts'

test.use(withPictures)

const [, tamarack] = schools
const roster = `${tamarack.origin}/sports/mens-basketball/roster`
const fails = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
test("the error page says 'Something went wrong', names the support address, and its 'Home Page' button clears the error and goes to /", async ({
  page,
}) => {
  await silentDocuments(page)
  await fails(page, '**/api/v2/Rosters/**')
  await page.goto(roster)
  await expect(page.locator('h1')).toHaveText('Something went wrong')
  await expect(page.locator('main a[href="mailto:athletics@tamarack.example"]')).toBeVisible()
  await expect(page.locator('main pre')).toHaveCount(0)
  await expect(page.locator('main'), 'no numeric error code is shown').not.toContainText(/[45]\d\d/)
  await expect(page).toHaveTitle(/^Something went wrong/)
  await expect(page.locator('[data-slot^="htlad-"]'), 'nobody advertises beside a failure').toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('main').getByRole('link', { name: 'Home Page' }).press('Enter')
  await expect(page).toHaveURL(`${tamarack.origin}/`)
  await expect(page.locator('h1')).not.toHaveText('Something went wrong')
})

test('with the developer query flag the error message is also shown', async ({ page }) => {
  await silentDocuments(page)
  await fails(page, '**/api/v2/Rosters/**')
  await page.goto(`${roster}?debug=1`)
  await expect(page.locator('main pre')).toContainText('The server answered 500.')
})

for (const school of schools) {
  test(`${school.key}: an unknown path leads to a page that says so once and helps on`, async ({ page }) => {
    await page.goto(`${school.origin}/no/such/page`)
    await expect(page).toHaveURL(`${school.origin}/404`)
    await expect(page.locator('h1')).toBeVisible()
    expect((await page.locator('main').innerText()).match(/page not found/gi)).toHaveLength(1)
    await expect(page.locator('main'), 'no numeric error code is shown').not.toContainText(/[45]\d\d/)
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

test('an error page for the moment tries again in the background and comes back as the page, and without JavaScript by a link', async ({
  page,
  browser,
}) => {
  const { entry } = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as {
    entry: { module: SiteModule }
  }
  const tenant = {
    key: tamarack.key,
    name: 'Tamarack College',
    brand: { primary: '#0b3d2e', secondary: '#f2b134' },
    configuration: { logo: '/files/tamarack/logo.svg' },
  } as Tenant
  const { html, csp } = entry.module.writeFailureDocument({
    tenant,
    email: 'athletics@tamarack.example',
    retrySeconds: 5,
  })
  const address = `${tamarack.origin}/facilities`
  let isBack = false
  const refuse = (visited: Page) =>
    visited.route(address, (route) =>
      isBack
        ? route.continue()
        : route.fulfill({
            status: 503,
            headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp },
            body: html,
          }),
    )
  const complaints: string[] = []
  page.on('console', (message) => /policy/i.test(message.text()) && complaints.push(message.text()))
  await page.clock.install()
  await refuse(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address)
  await expect(page.locator('h1')).toHaveText('Something went wrong')
  await expect(page.getByRole('status')).toHaveText('This page tries again by itself.')
  await expect(page.getByRole('link', { name: 'Home Page' })).toHaveAttribute('href', '/')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await page.clock.runFor(10_000)
  await asked
  await expect(page.locator('h1')).toHaveText('Something went wrong')
  isBack = true
  await page.clock.runFor(20_000)
  await expect(page.locator('h1')).toHaveText('Facilities')
  expect(complaints).toEqual([])

  isBack = false
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await refuse(plain)
  await plain.goto(address)
  await expect(plain.getByRole('status')).toBeEmpty()
  isBack = true
  await plain.getByRole('link', { name: 'Try again' }).click()
  await expect(plain.locator('h1')).toHaveText('Facilities')
  await plain.close()
})

test('while the browser asks for a page its place is held, and nothing shifts when it comes', async ({
  page,
}) => {
  const shift = await watchShift(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const gate = Promise.withResolvers<void>()
  await page.route('**/*calls=1', async (route) => {
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
  await silentDocuments(page)
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
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  try {
    const response = await openPage(page, broken.origin)
    expect(response?.status()).toBe(200)
    // Kept, it would be without them long after they can be had again.
    expect(response?.headers()['cache-control']).toMatch(/^private/)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('header')).toContainText('Northfold')
    await expect(page.locator('footer')).toContainText(`© ${new Date().getFullYear()} Northfold`)
    const missing = await page.goto(`${broken.origin}/404`)
    expect(missing?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Page not found')
    for (const call of ['/Seo', '/common/settings', '/navigation', '/Alert/active', '/ads/sponsors'])
      expect(broken.log()).toContain(`GET ${call} failed`)
    expect(errors).toEqual([])
  } finally {
    await broken.stop()
  }
})
