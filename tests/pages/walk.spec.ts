import { expect, type Page } from '@playwright/test'
import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { accessibilityFaults } from './accessibility.ts'
import { forcedColorFaults, spacingFaults, toldByColorAlone } from './forms-of-sight.ts'
import { keyboardFaults } from './keyboard.ts'
import { misnamed } from './label-in-name.ts'
import { largeLetterFaults } from './large-letters.ts'
import { openPage } from './open-page.ts'
import { fillRow, needsSignIn, routeRows } from './route-rows.ts'
import { type School, schools } from './schools.ts'
import { structuredDataFaults } from './structured-data.ts'
import { listen, test } from './walker.ts'

const landmarks = ['header', 'main', 'footer']

/** What a document says about itself, read in one go. */
const documentFacts = (page: Page) =>
  page.evaluate(
    (names) => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      landmarks: names.filter((name) => document.querySelector(`body ${name}`)?.checkVisibility()),
    }),
    landmarks,
  )

async function expectSkipLink(page: Page) {
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused, 'the first stop of the keyboard is the skip link').toHaveAttribute('href', '#main')
  await expect(focused).toBeInViewport()
}

/** The keyboard goes through one school as it is and through the other at 400 % of 1280 by 1024, in forced colors. */
async function lookAs(page: Page, { axeWidth }: School) {
  const isZoomed = axeWidth === 320
  await page.setViewportSize(isZoomed ? { width: 320, height: 256 } : { width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: isZoomed ? 'active' : null })
  // The keyboard begins anew, wherever the skip link has left it.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

/** Addresses of other sites whose link does not carry its rel, also where the browser drew it. */
const withoutRel = (page: Page) =>
  page
    .locator('a:is([href^="http"], [href^="//"]):not([rel~="noreferrer"], [rel~="noopener"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const school of schools) {
  for (const row of routeRows().filter(needsSignIn)) {
    test(`${school.key} ${row} sends who is not signed in to sign in and back, and nobody keeps it`, async ({
      walker: page,
      samples,
    }) => {
      const path = fillRow(row, samples[school.key])
      // Requests outside of the browser know no host names but localhost.
      const { host, port } = new URL(school.origin)
      const response = await page.request.get(`http://localhost:${port}${path}`, {
        headers: { host },
        maxRedirects: 0,
      })
      expect(response.status()).toBe(302)
      expect(response.headers()).toMatchObject({
        location: `/login?${new URLSearchParams({ returnTo: path })}`,
        'cache-control': 'private, no-store',
      })
    })
  }

  for (const row of routeRows().filter((path) => !needsSignIn(path))) {
    const isMissing = row === '/404'

    test(`${school.key} ${row} is right, accessible, fits a phone, starts with a skip link and keeps quiet`, async ({
      walker: page,
      samples,
    }) => {
      const path = fillRow(row, samples[school.key])
      const { hasShell } = layoutFlags(path)
      const { complaints, stop } = listen(page)
      await page.context().clearCookies()
      await page.setViewportSize({ width: 1440, height: 900 })
      const response = await openPage(page, school.origin + path)
      expect(response?.status()).toBe(isMissing ? 404 : 200)
      expect(await documentFacts(page)).toEqual({
        title: expect.stringContaining(school.siteName),
        description: expect.stringMatching(/\S.{20,}/),
        canonical: expect.stringMatching(/^http/),
        landmarks: hasShell ? landmarks : ['main'],
      })
      expect(await withoutRel(page), 'links to other sites carry their rel').toEqual([])
      if (hasShell) await expectSkipLink(page)
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0)
        if (width !== school.axeWidth) continue
        expect(await accessibilityFaults(page), `axe at ${width} px`).toEqual([])
        expect(await misnamed(page), 'names have what is seen in them').toEqual([])
        expect(await spacingFaults(page), `text spaced out at ${width} px`).toEqual([])
      }
      expect(await largeLetterFaults(page), 'with letters twice as large').toEqual([])
      await lookAs(page, school)
      expect(await forcedColorFaults(page), 'in forced colors').toEqual([])
      expect(await toldByColorAlone(page), 'what is chosen').toEqual([])
      expect(await keyboardFaults(page), 'by Tab through the page').toEqual([])
      await page.emulateMedia({ forcedColors: null })
      stop()
      // The browser reports the missing page itself; nothing else may be said.
      expect(complaints.filter((text) => !(isMissing && text.includes('404')))).toEqual([])
    })

    test(`${school.key} ${row} is readable without JavaScript, for people and machines`, async ({
      plainReader: page,
      samples,
    }) => {
      // Its words are there before its pictures, which the walk with scripts has seen.
      await page.goto(school.origin + fillRow(row, samples[school.key]), { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(isMissing ? 20 : 100)
      expect(await structuredDataFaults(page)).toEqual([])
    })
  }

  test(`${school.key}: an unknown path redirects to /404`, async ({ walker: page }) => {
    const response = await page.goto(`${school.origin}/no/such/page/here`)
    expect(new URL(page.url()).pathname).toBe('/404')
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText(/page not found/i)
  })

  test(`${school.key}: missing content is a 404 in place`, async ({ walker: page }) => {
    const response = await page.goto(`${school.origin}/sports/quidditch/schedule`)
    expect(response?.status()).toBe(404)
    expect(new URL(page.url()).pathname).toBe('/sports/quidditch/schedule')
    await expect(page.locator('main')).toContainText('Page Not Found: /sports/quidditch/schedule')
  })
}
