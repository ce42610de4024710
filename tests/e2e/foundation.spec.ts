import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'

const [halcyon, tamarack] = schools

/** A mark that a full page load would wipe out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

for (const school of schools) {
  test(`${school.key}: a fan moves from the home page to a schedule without a full page load`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, `${school.origin}/sports/mens-basketball`)
    await mark(page)
    await page.locator('nav a[href="/sports/mens-basketball/schedule"]:visible').first().click()
    await expect(page).toHaveURL(/\/schedule$/)
    await expect(page.locator('h1')).toContainText(/schedule/i)
    await expect(page).toHaveTitle(/Schedule/)
    expect(await stayed(page)).toBe(true)
  })

  test(`${school.key}: going back restores the scroll position`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 })
    await openPage(page, `${school.origin}/sports/mens-basketball/schedule`)
    await page.evaluate(() => window.scrollTo(0, 900))
    await page
      .locator('nav a[href="/sports/mens-basketball/roster"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(/\/roster$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/schedule$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700)
  })
}

test('a school without server rendering has its data asked for by the browser, with the tenant header', async ({
  page,
}) => {
  await silentDocuments(page)
  const calls: { path: string; tenant: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // The stream of a game that is on cannot send a header, and names the school in its address.
    const tenant = request.headers().tenant ?? searchParams.get('tenant') ?? undefined
    if (pathname.startsWith('/api/v2/')) calls.push({ path: pathname, tenant })
  })
  const document = await openPage(page, `${tamarack.origin}/sports/mens-basketball/roster`)
  expect(document?.status()).toBe(200)
  expect(await document?.text()).not.toContain('<h1')
  const paths = calls.map(({ path }) => path)
  for (const path of [
    '/api/v2/Sports',
    '/api/v2/Seo',
    '/api/v2/Google',
    '/api/v2/Analytics/settings',
    '/api/v2/mobile/settings',
    '/api/v2/common/templates',
    '/api/v2/common/templates/sports-pages',
    '/api/v2/common/settings',
    '/api/v2/navigation',
    '/api/v2/Rosters/bySport/mens-basketball',
  ]) {
    expect(paths).toContain(path)
  }
  expect(calls.filter(({ tenant }) => tenant !== 'tamarack')).toEqual([])
})

test('a school with server rendering does not ask for the shell again', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await openPage(page, `${halcyon.origin}/sports/mens-basketball/roster`)
  // What changes while the page is open is asked for; what stands around it is not.
  const whileOpen =
    /^\/api\/v2\/(Alert\/active|LiveStats(\/stream)?|game-center\/games|promotions\/counter|TrackingTag\/search)$/
  expect(calls.filter((path) => path.startsWith('/api/v2/') && !whileOpen.test(path))).toEqual([])
})

test('the policy of a cached page fits its bytes, and forbids what content might bring along', async ({
  page,
  request,
}) => {
  const first = await request.get(`${halcyon.origin}/sports/football/schedule`)
  const second = await request.get(`${halcyon.origin}/sports/football/schedule`)
  expect(second.headers()['x-cache']).toBe('hit')
  const policy = second.headers()['content-security-policy'] ?? ''
  expect(policy).toBe(first.headers()['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(await second.text()).not.toContain('nonce=')

  await openPage(page, `${halcyon.origin}/sports/football/schedule`)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
})

test('a cookie remembers the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await openPage(page, halcyon.origin)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'viewport')
  expect(cookie).toMatchObject({ value: 'md', path: '/', sameSite: 'Strict', secure: true })
})

test('health checks answer, with no page cached and no cookie', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready', database: 'pglite' })
})

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/api/v2/Sports?tenant=halcyon', '/healthz', '/404']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  }
})

test('an unknown Host shows the default school and leaves no trace in its pages', async ({ request }) => {
  const forged = await request.get(`${halcyon.origin}/sports/football`, { headers: { host: 'evil.example' } })
  expect(await forged.text()).not.toContain('evil.example')
  const target = await request.get(`${halcyon.origin}//evil.example/sports/football`, { maxRedirects: 0 })
  const location = new URL(target.headers().location ?? '/', halcyon.origin)
  expect(location.origin, 'a doubled slash is a mistake in a path of our own').toBe(halcyon.origin)
  expect(await target.text()).not.toContain('http://evil.example')
})

test('the API reference lets a stranger try the calls', async ({ page }) => {
  await page.goto(`${halcyon.origin}/api/docs`)
  // Its own code is large, which takes a busy machine a while.
  await expect(page.getByText('Fieldhouse API').first()).toBeVisible({ timeout: 45_000 })
  for (const [domain, path] of [
    ['rosters', '/api/v2/Rosters/bySport/{slug}'],
    ['subscriptions', '/api/v2/subscriptions/confirm'],
  ] as const) {
    await page.getByRole('link', { name: domain, exact: true }).click()
    await expect(page.getByText(path, { exact: true })).toBeVisible()
  }
})

test('open pages can learn which build is served, and which icon stands for a sport', async ({ request }) => {
  const latest = (await (await request.get('/builds/latest.json')).json()) as {
    id: string
    timestamp: number
  }
  expect(latest.id).toMatch(/^[0-9a-f]{8}$/)
  const manifest = await request.get(`/builds/meta/${latest.id}.json`)
  expect(await manifest.json()).toMatchObject({
    id: latest.id,
    routeRules: {},
    prerendered: expect.arrayContaining(['/', '/calendar']),
  })
  expect((await request.get('/builds/meta/000000000000.json')).status()).toBe(404)
  const icons = await request.get('/assets/sports-icons.json')
  expect(icons.headers()['cache-control']).not.toContain('immutable')
  expect(Object.keys((await icons.json()) as object).length).toBeGreaterThan(40)
})
