import { expect, type Page, test } from '@playwright/test'
import { schools } from '#tests/pages/schools.ts'
import { emptySchool } from '#tests/support/empty-school.ts'
import { makeNextBuild } from '#tests/support/next-build.ts'
import { startServer } from '#tests/support/running-server.ts'

const [halcyon] = schools
const buildOf = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version,
  )

/** A link that any page may have; the browser follows it as it follows every other. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Go' })
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

/** Until the behaviour that loads late has started: its last act is to ask for the manifest. */
async function settle(page: Page, address: string) {
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(address)
  await manifest
}

test('a deploy during a visit ends in the right page: old code is kept, and where it is gone the target path is loaded', async ({
  page,
}) => {
  // It starts two servers of its own.
  test.setTimeout(180_000)
  const school = await emptySchool()
  const next = await makeNextBuild('routes/games/coverage')
  const before = await startServer(school.env)
  await settle(page, before.origin)
  const own = await buildOf(page)
  await before.stop()

  const after = await startServer({
    ...school.env,
    PORT: new URL(before.origin).port,
    FIELDHOUSE_BUILD_DIR: next.folder,
  })
  const latest = (await (await page.request.get(`${after.origin}/builds/latest.json`)).json()) as {
    id: string
  }
  expect(latest.id).toBe(next.version)
  const old = `${after.origin}/assets/${next.oldChunk}`
  expect((await page.request.get(old)).status(), 'old assets are kept for old clients').toBe(200)

  await page.route(old, (route) => route.fulfill({ status: 404, body: '' }))
  await follow(page, '/coverage?from=home')
  await expect(page.locator('h1')).toHaveText('Live Coverage')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/coverage?from=home')
  expect(own).not.toBe(next.version)
  await expect.poll(() => buildOf(page), 'the page is of the new build').toBe(next.version)

  await after.stop()
  await Promise.all([next.dispose(), school.dispose()])
})

test('the latest build id is polled; when it differs, the app reloads at the next navigation', async ({
  page,
}) => {
  await page.clock.install()
  let asked = 0
  await page.route('**/builds/latest.json*', (route) => {
    asked += 1
    return route.fulfill({ json: { id: 'ffffffff', timestamp: 0 } })
  })
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(`${halcyon.origin}/facilities`)
  await page.clock.runFor(5000)
  await manifest
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)

  await follow(page, '/tickets')
  await expect(page.locator('h1')).toHaveText('Tickets')
  expect(asked, 'before the hour is over nothing is asked').toBe(0)
  expect(await isSameDocument()).toBe(true)

  const answer = page.waitForResponse(/\/builds\/latest\.json\?t=\d+/)
  await page.clock.fastForward(3_600_000)
  await answer
  expect(await isSameDocument(), 'a reader is not disturbed').toBe(true)
  await expect(async () => {
    await follow(page, '/facilities')
    await expect(page.locator('h1')).toHaveText('Facilities', { timeout: 2000 })
    expect(await isSameDocument()).toBe(false)
  }).toPass()
})

test('the manifest loads about 1000 ms after ready unless the connection is very slow; its failure is only logged', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 500, body: '' }))
  await settle(page, `${halcyon.origin}/tickets`)
  await expect.poll(() => logged.join('\n')).toContain('The build manifest could not be loaded')
  await expect(page.locator('h1')).toHaveText('Tickets')

  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/builds/meta/')) asked += 1
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })
  })
  await page.clock.install()
  const late = page.waitForResponse(/late-behaviour/)
  await page.reload()
  await page.clock.runFor(1000)
  await late
  await page.clock.runFor(10_000)
  await expect(page.locator('h1')).toHaveText('Tickets')
  expect(asked).toBe(0)
})
