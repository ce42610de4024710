import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { fillRow, routeRows } from './route-rows.ts'
import { pathSamples, schools } from './schools.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A page that is loaded: in a school without server rendering that is when its own heading has come. */
async function open(page: Page, address: string) {
  const response = await page.goto(address)
  await expect(page.locator('h1')).toHaveCount(1, { timeout: 15_000 })
  await page.waitForLoadState('networkidle')
  return response
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const school of schools) {
  for (const row of routeRows()) {
    test.describe(`${school.key} ${row}`, () => {
      let address = ''
      test.beforeAll(async ({ playwright }) => {
        const request = await playwright.request.newContext()
        address = school.origin + fillRow(row, await pathSamples(request, school))
        await request.dispose()
      })
      const status = row === '/404' ? 404 : 200

      test('is right, accessible, fits a phone, starts with a skip link and keeps quiet', async ({
        page,
      }) => {
        const complaints: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(error.message))
        await page.setViewportSize({ width: 1440, height: 900 })
        const response = await open(page, address)
        expect(response?.status()).toBe(status)
        await expect(page).toHaveTitle(new RegExp(school.siteName))
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{20,}/)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http/)
        for (const landmark of ['header', 'main', 'footer'])
          await expect(page.locator(`body ${landmark}`).first()).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(
          page.locator(':focus'),
          'the first stop of the keyboard is the skip link',
        ).toHaveAttribute('href', '#main')
        await expect(page.locator(':focus')).toBeInViewport()
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
          const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
          expect(violations.map(({ id, nodes }) => `${width} px ${id}: ${nodes[0]?.html}`)).toEqual([])
        }
        // The browser reports the missing page itself; nothing else may be said.
        expect(complaints.filter((text) => !(status === 404 && text.includes('404')))).toEqual([])
      })

      test('is readable without JavaScript', async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false })
        const page = await context.newPage()
        await page.goto(address)
        await expect(page.locator('h1')).toHaveCount(1, { timeout: 15_000 })
        await expect(page.locator('h1')).toBeVisible()
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(row === '/404' ? 20 : 200)
        await context.close()
      })
    })
  }

  test(`${school.key}: an unknown path redirects to /404`, async ({ page }) => {
    const response = await page.goto(`${school.origin}/no/such/page/here`)
    expect(new URL(page.url()).pathname).toBe('/404')
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText(/page not found/i)
  })

  test(`${school.key}: missing content is a 404 in place`, async ({ page }) => {
    const response = await page.goto(`${school.origin}/sports/quidditch/schedule`)
    expect(response?.status()).toBe(404)
    expect(new URL(page.url()).pathname).toBe('/sports/quidditch/schedule')
    await expect(page.locator('main')).toContainText('Page Not Found: /sports/quidditch/schedule')
  })
}
