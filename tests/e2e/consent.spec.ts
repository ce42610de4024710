import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { PageType } from '#site/page/head/page-names.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { fillRow } from '#tests/pages/route-rows.ts'
import { pathSamples, type School, schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { withLargeLetters, withPictures } from '#tests/support/chromium.ts'
import { watchShift } from '#tests/support/layout-shift.ts'
import { watchStrangers } from '#tests/support/strangers.ts'

const [halcyon, tamarack] = schools

test.use({ ...withPictures, storageState: { cookies: [], origins: [] } })

const roster = '/sports/mens-basketball/roster'
const banner = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
const counted = (page: Page) => page.locator('html[data-audience="counted"]')
const settled = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-script-tags-loaded')

const choiceOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'privacy-choice')

test('a banner asks once, without shifting the page or covering what has the focus, and Reject is as easy as Accept', async ({
  page,
  context,
}) => {
  const shift = await watchShift(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, halcyon.origin + roster)
  await expect(banner(page)).toBeVisible()
  expect(await accessibilityFaults(page, banner(page))).toEqual([])
  const boxes = await banner(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { backgroundColor, color, fontSize } = getComputedStyle(button)
        return [Math.round(width), height, backgroundColor, color, fontSize]
      }),
    )
  expect(boxes).toHaveLength(2)
  expect(boxes[0]).toEqual(boxes[1])
  expect(boxes[0]?.[1]).toBeGreaterThanOrEqual(44)

  const reject = page.getByRole('button', { name: 'Reject' })
  const isReached = () => reject.evaluate((button) => button === document.activeElement)
  let stops = 0
  for (; stops < 10 && !(await isReached()); stops += 1) await page.keyboard.press('Tab')
  expect(stops, 'it comes before the page, behind what skips and pauses').toBeLessThan(7)
  await page.keyboard.press('Tab')
  const covered: string[] = []
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect()
      const edge = document.querySelector('[data-consent]')?.getBoundingClientRect().top ?? 0
      return focused && focused.top >= edge ? document.activeElement?.outerHTML : null
    })
    if (isCovered) covered.push(isCovered)
  }
  expect(covered).toEqual([])
  expect(await shift()).toBeLessThanOrEqual(0.02)

  await reject.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.locator('main'), 'the keyboard goes on with the page').toBeFocused()
  const cookie = await choiceOf(context)
  expect(cookie).toMatchObject({ value: '1.refused', domain: 'localhost', path: '/' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180)
  await openPage(page, halcyon.origin)
  await settled(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(counted(page)).toHaveCount(0)
})

test("what waits for consent runs on Accept, within the page's policy, and the footer's Privacy choices take it back", async ({
  page,
}) => {
  await openPage(page, halcyon.origin + roster)
  await expect(counted(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(counted(page)).toHaveCount(1)
  await expect(page.locator('html[data-school="halcyon"]'), 'what is necessary needs no consent').toHaveCount(
    1,
  )

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' })
  await link.press('Enter')
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText('You have accepted.')
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'Reject' }).click()
  await document
  await settled(page)
  await expect(counted(page)).toHaveCount(0)

  await openPage(page, tamarack.origin + roster)
  await settled(page)
  await expect(banner(page), 'a school with nothing to ask for does not ask').toHaveCount(0)
})

test('Global Privacy Control, as a property of the browser or as a header, counts as refusal', async ({
  browser,
}) => {
  for (const how of ['property', 'header'] as const) {
    const context = await browser.newContext(how === 'header' ? { extraHTTPHeaders: { 'sec-gpc': '1' } } : {})
    await context.addCookies([{ name: 'privacy-choice', value: '1.granted', url: halcyon.origin }])
    const page = await context.newPage()
    if (how === 'property')
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      )
    await openPage(page, halcyon.origin + roster)
    await settled(page)
    await expect(banner(page)).toHaveCount(0)
    await expect(counted(page)).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).press('Enter')
    await expect(banner(page)).toContainText('Global Privacy Control')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(banner(page)).toHaveCount(0)
    await context.close()
  }
})

/** A page of every page type. A type that is new has no line here, and then this does not compile. */
async function pageOfEveryType(page: Page, school: School): Promise<Record<PageType, string>> {
  const { request } = page
  const samples = await pathSamples(request, school)
  const first = async (path: string, isWanted: (url: string) => boolean = () => true) => {
    const answer = await request.get(`http://localhost:${new URL(school.origin).port}/api/v2${path}`, {
      headers: { tenant: school.key },
    })
    const { items } = (await answer.json()) as { items: { url: string }[] }
    return items.find(({ url }) => isWanted(url))?.url ?? ''
  }
  const row = (path: string) => fillRow(path, samples)
  return {
    'home-page': '/',
    'sport-home': row('/sports/:slug'),
    'roster-player': row('/sports/:slug/roster/:playerSlug/:rosterPlayerId'),
    'roster-list': row('/sports/:slug/roster'),
    'roster-coach': row('/sports/:slug/roster/coaches/:coachName/:coachId'),
    'roster-coach-list': row('/sports/:slug/coaches'),
    staff: '/staff-directory',
    'hall-of-fame': '/honors/hall-of-fame',
    'athletes-of-the-week': '/awards',
    'schedule-list': row('/sports/:slug/schedule'),
    'schedule-history': row('/sports/:slug/opponent-history'),
    'schedule-boxscore': row('/sports/:slug/stats/:season/:oppSlug/boxscore/:gameId'),
    'schedule-cumestats': row('/sports/:slug/stats'),
    'schedule-coverage': '/coverage',
    'schedule-calendar': '/calendar',
    story: await first('/stories', (url) => url.startsWith('/news/')),
    'story-archives': '/archives',
    sportfile: await first('/sportfiles', (url) => url.startsWith('/sports/')),
    'press-clips': '/clippings',
    'error-404': '/404',
    'survey-form': '/form/1',
    document: '/documents/internal/donor-briefing.pdf',
    'on-this-day': '/on-this-day',
    podcast: await first('/podcasts'),
    'podcast-list': '/podcasts',
    facilities: '/facilities',
    'game-center': row('/game-center/:gameId'),
    unknown: '/tickets',
  }
}

test.describe('with consent refused', () => {
  // The policy may not hide what a page asks for.
  test.use({ bypassCSP: true })

  // Every page type once: one school has the first, the other the second, and so on.
  for (const [turn, school] of schools.entries()) {
    test(`${school.key}: no page of any page type asks a third party for anything`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000)
      const pages = await pageOfEveryType(page, school)
      const asked = await watchStrangers(context, school)
      const types: (string | null)[] = []
      const none = { script: [], style: [], noscript: [], img: [] }
      const script = [{ attributes: { src: 'https://tags.example/tag.js' }, children: null }]
      await silentDocuments(context)
      await context.route('**/api/v2/TrackingTag/search*', (route) => {
        types.push(new URL(route.request().url()).searchParams.get('PageTemplate'))
        const tag = {
          id: 1,
          name: 'From elsewhere',
          isNecessary: true,
          trackingHeadObject: { ...none, script },
          trackingOpenBodyObject: none,
          trackingCloseBodyObject: none,
        }
        return route.fulfill({ json: [tag] })
      })
      await context.route('**/api/v2/Analytics/settings', (route) =>
        route.fulfill({
          json: {
            tagManagerCodes: ['GTM-SCHOOL'],
            analyticsMeasurementIds: ['G-1'],
            adScript: 'https://ads.example/ads.js',
          },
        }),
      )
      await context.route(/\/(images|files|fonts)\//, (route) => route.abort())
      await context.addCookies([{ name: 'privacy-choice', value: '1.refused', url: school.origin }])

      const wrong: string[] = []
      const ofSchool = Object.entries(pages).filter((_, index) => index % schools.length === turn)
      for (const [type, path] of ofSchool) {
        types.length = 0
        await page.goto(school.origin + path, { waitUntil: 'domcontentloaded' })
        await settled(page)
        if (types[0] !== (type === 'unknown' ? null : type))
          wrong.push(`${path} is of type ${types[0]}, not ${type}`)
        for (const stranger of asked.splice(0)) wrong.push(`${path} asks ${stranger}`)
      }
      expect(wrong).toEqual([])
    })
  }
})

test('with letters twice as large both answers stay on the smallest screen', async ({ playwright }) => {
  const browser = await playwright.chromium.launch(withLargeLetters.launchOptions)
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } })
  await page.goto(halcyon.origin + roster)
  for (const name of ['Reject', 'Accept']) {
    const button = banner(page).getByRole('button', { name })
    await expect(button).toBeInViewport({ ratio: 1 })
    // A press in its middle is a press on it.
    await button.click({ trial: true })
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 })
  }
  await browser.close()
})
