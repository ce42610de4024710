import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { tellLiveGames } from '#tests/support/live-games.ts'

const [halcyon, tamarack] = schools

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('#news a').first()).toBeVisible({ timeout: 15_000 })
}

/** The sections of the page by their headings and labels, in the order of the page. */
const sectionTitles = (page: Page) =>
  page.locator('main section:visible').evaluateAll((sections) =>
    sections.map((section) => {
      const id = section.getAttribute('aria-labelledby')
      return (id ? document.getElementById(id)?.textContent : section.getAttribute('aria-label')) ?? ''
    }),
  )

/** What the page asks the API for, apart from what it follows all the time. */
function listsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (
      /^\/api\/v2\/(?!LiveStats|game-center|Alert|promotions\/counter|redirects|TrackingTag|Takeovers|Splash)/.test(
        pathname,
      )
    )
      asked.push(pathname)
  })
  return asked
}

test('each school has the home of its own template', async ({ page }) => {
  const titles: string[][] = []
  for (const { origin } of schools) {
    await open(page, origin)
    titles.push(await sectionTitles(page))
  }
  const [ofHalcyon = [], ofTamarack = []] = titles
  expect(ofHalcyon).toEqual(expect.arrayContaining(['Top stories', 'Kingfisher TV', 'News', 'Team shop']))
  expect(ofTamarack).toEqual(expect.arrayContaining(['From the raft', 'Our teams', 'Otter radio']))
  expect(ofTamarack).not.toContain('Team shop')
  expect(ofHalcyon).not.toContain('Our teams')
})

for (const school of schools) {
  test(`${school.key}: no story is told twice on the home page`, async ({ page }) => {
    await open(page, school.origin)
    const told = await page
      .locator('#lead-stories a, #top-stories a, #news a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const stories = told.filter((href) => href !== '/archives')
    expect(stories.length).toBeGreaterThan(8)
    expect(new Set(stories).size).toBe(stories.length)
  })

  test(`${school.key}: the lead opens with a picture that is loaded before others`, async ({ page }) => {
    await open(page, school.origin)
    const first = page.locator('#lead-stories img').first()
    await expect(first).toHaveAttribute('loading', 'eager')
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1)
  })

  test(`${school.key}: the news are filtered by sport from the keyboard, without a reload or a jump`, async ({
    page,
  }) => {
    await open(page, school.origin)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const menu = page.locator('summary', { hasText: 'Filter by Sport' })
    const sports = page.getByRole('navigation', { name: 'News by sport' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(sports.getByRole('link').first()).toHaveText('All')
    expect(await accessibilityFaults(page, 'section:has(#news)')).toEqual([])
    const top = await page.evaluate(() => window.scrollY)
    const asked = listsAskedFor(page)
    await sports.getByRole('link', { name: "Men's Soccer", exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?sport=mens-soccer$/)
    await expect(menu).toContainText("Men's Soccer")
    await expect(menu).toBeFocused()
    for (const story of await page.locator('#news li').allInnerTexts())
      expect(story).toMatch(/(^|\n)men's soccer/i)
    expect(asked).toEqual(['/api/v2/stories'])
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(5)
    await page.goBack()
    await expect(page).toHaveURL(`${school.origin}/`)
    await expect(menu).not.toContainText('Soccer')
  })
}

test('the news filter is links: without JavaScript the address has the sport', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${halcyon.origin}/`)
  await page.locator('summary', { hasText: 'Filter by Sport' }).click()
  await page
    .getByRole('navigation', { name: 'News by sport' })
    .getByRole('link', { name: 'Football' })
    .click()
  // Unlike the address, the document is there only when it is loaded.
  await page.waitForURL(/\/\?sport=football$/)
  const sports = await page.locator('#news li').allTextContents()
  expect(sports.length).toBeGreaterThan(2)
  for (const text of sports) expect(text).toMatch(/football/i)
  await context.close()
})

test('an unknown sport in the address shows the news of all', async ({ page }) => {
  await open(page, `${halcyon.origin}/?sport=quidditch`)
  await expect(page.locator('summary', { hasText: 'Filter by Sport' })).toHaveText(/^\s*Filter by Sport\s*$/)
})

test('a section whose data fails is left out and the page goes on', async ({ page }) => {
  await silentDocuments(page)
  await page.route('**/api/v2/videos*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.route('**/api/v2/podcasts*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(page, tamarack.origin)
  const titles = await sectionTitles(page)
  expect(titles).toContain('Latest results')
  expect(titles).not.toContain('Watch')
  expect(titles).not.toContain('Otter radio')
})

test('the countdown to the featured game ticks each second', async ({ page }) => {
  await silentDocuments(page)
  await page.route('**/api/v2/LiveStats', (route) => route.fulfill({ json: { Games: [] } }))
  await tellLiveGames(page, () => [])
  await page.route('**/api/v2/game-center/games', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/v2/EventsResults/upcoming*', async (route) => {
    // A browser finds every name under localhost; not every system does.
    const url = route.request().url().replace('//tamarack.', '//')
    const games = await (await route.fetch({ url })).json()
    for (const game of games.items) {
      game.gameState = 0
      game.isTbd = false
      game.startDateUtc = new Date(Date.now() + 90_000).toISOString()
    }
    await route.fulfill({ json: games })
  })
  await open(page, tamarack.origin)
  // A countdown to a moment of the office's own may stand below.
  const clock = page.getByRole('timer').first()
  await clock.scrollIntoViewIfNeeded()
  await expect(clock).toContainText('Sec')
  const left = await clock.innerText()
  await expect(clock).not.toHaveText(left, { useInnerText: true })
})
