import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'

test.use({ serviceWorkers: 'allow' })

const roster = '/sports/mens-basketball/roster'

/** Until the worker answers for the page and has what it keeps for everybody. */
async function kept(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // The first page came before the worker: it keeps what is seen from now on.
  await page.reload()
  await page.evaluate(async () => {
    while (!(await (await caches.open('pages')).match('/calendar')))
      await new Promise((next) => setTimeout(next, 200))
  })
}

for (const { key, origin } of schools)
  test(`${key}: without reception the last pages and today's games are there, and nothing on them passes for live`, async ({
    page,
    context,
  }) => {
    await openPage(page, origin + roster)
    await kept(page)
    await openPage(page, origin)
    await context.setOffline(true)

    await openPage(page, origin + roster)
    await expect(page.locator('h1')).toContainText(/basketball/i)
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
    await openPage(page, origin)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByText('Live', { exact: true }).locator('visible=true')).toHaveCount(0)
    await openPage(page, `${origin}/calendar`)
    await expect(page.locator('h1')).toContainText('Calendar')
    // It was kept ahead and never opened: what marks it came along all the same.
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()

    // By a link, as a fan gets there.
    await page.locator('a[href="/tickets"]').first().dispatchEvent('click')
    await expect(page).toHaveURL(`${origin}/tickets`)
    await expect(page.locator('h1')).toHaveText('You are offline')
    await expect(page.getByRole('link', { name: /roster/i })).toHaveAttribute('href', roster)

    await context.setOffline(false)
    await openPage(page, origin + roster)
    await expect(page.locator('html')).not.toHaveAttribute('data-offline')
  })

test('a page that was gone to by a link says that it is kept, and stops when another comes anew', async ({
  page,
  context,
}) => {
  // Of the school whose pages have data of their own; the other's are drawn of the API's answers, which are not kept.
  const [{ origin }] = schools
  await openPage(page, origin + roster)
  await kept(page)
  // Before it is awake a link leads to a document, and what says that a page is kept comes late.
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('hydrated').length > 0 &&
      performance.getEntriesByType('resource').some(({ name }) => name.includes('late-behaviour')),
  )
  const go = async (href: string) => {
    await page.locator(`a[href="${href}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(origin + href)
  }
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' })
  await go('/sports/mens-basketball/schedule')
  await go(roster)
  // What came a moment ago is still good, and is not asked for again.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await context.setOffline(true)
  await go('/sports/mens-basketball/schedule')
  await expect(notice).toBeVisible()
  await expect(page.locator('h1')).toContainText(/schedule/i)
  await expect(page.getByText('Live', { exact: true }).locator('visible=true')).toHaveCount(0)
  await context.setOffline(false)
  await go(roster)
  await expect(notice).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-offline')
})

for (const { key, origin } of schools)
  test(`${key}: the first page of a visit is there without reception too`, async ({ page, context }) => {
    await openPage(page, origin + roster)
    await page.evaluate(async () => {
      while (!(await (await caches.open('pages')).match(location.href)))
        await new Promise((next) => setTimeout(next, 100))
    })
    await context.setOffline(true)
    await openPage(page, origin + roster)
    await expect(page.locator('#roster-players li').first()).toBeVisible()
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' })
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()

    // Whoever reads it when reception comes back keeps their place until they ask.
    const player = page.locator('#roster-players a').first()
    await player.focus()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await context.setOffline(false)
    const offer = page.getByRole('status').getByRole('button', { name: 'Show the page as it is now' })
    await expect(offer).toBeVisible()
    await expect(player).toBeFocused()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await offer.click()
    await expect(page.locator('html:not([data-offline]) h1')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false)
  })

test('what is made for one visitor is not kept', async ({ page }) => {
  const [{ origin }] = schools
  await openPage(page, origin + roster)
  await kept(page)
  await openPage(page, `${origin}/login`)
  await openPage(page, `${origin}/coverage`)
  const addresses = () =>
    page.evaluate(async () =>
      (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
    )
  await expect.poll(addresses).toContain('/coverage')
  expect(await addresses()).not.toContain('/login')
})
