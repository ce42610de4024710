import { type APIRequestContext, expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { watchShift } from '#tests/support/layout-shift.ts'
import { tellLiveGames } from '#tests/support/live-games.ts'

test.use(withPictures)

const [halcyon, tamarack] = schools

/** The server's own answer, asked for at loopback: not every resolver knows the school's host name. */
async function answerTo<Body>(route: Route): Promise<Body> {
  const url = route.request().url().replace('//tamarack.localhost', '//localhost')
  return (await route.fetch({ url })).json() as Promise<Body>
}

interface WireTeam {
  Name: string
  Score: number
}
interface WireGame {
  Id: number
  HasStarted: boolean
  IsComplete: boolean
  IsStale: boolean
  GameState: number
  Period: number
  PeriodsRegulation: number
  ClockSeconds: number
  HomeTeam: WireTeam
  VisitingTeam: WireTeam
}

const strip = (page: Page) => page.getByRole('region', { name: 'Scoreboard' })
const row = (page: Page) => strip(page).locator('#scoreboard-games')
const cards = (page: Page) =>
  row(page)
    .getByRole('listitem')
    .filter({ has: page.locator('article') })
const liveCard = (page: Page) => cards(page).filter({ has: page.getByText('Live', { exact: true }) })
const toggleOf = (card: Locator) => card.getByRole('button', { name: /^More about/ })

/** Until the strip's own code has taken over: React leaves its name on what it has. What is beyond the edge is not drawn. */
async function open(page: Page, address: string) {
  await openPage(page, address)
  await strip(page).scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('scoreboard-end') ?? {}).some((key) => key.startsWith('__react')),
  )
  await drawn(page)
}

const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
        )
      }),
  )

/** Cards that show whole, by their place in the strip. */
const inView = (page: Page) =>
  row(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children].flatMap((card, index) => {
      const box = card.getBoundingClientRect()
      return box.left >= left - 1 && box.right <= right + 1 ? [index] : []
    })
  })

/** The first upcoming card less the offset, which is two, and none while a game is on. */
const start = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const texts = all.map((card) => card.textContent ?? '')
    const offset = texts.some((text) => /Live(?! Stats|[a-z])/.test(text)) ? 0 : 2
    return texts.findIndex((text) => !/Final|Postponed|Cancelled/.test(text)) - offset
  })

for (const school of schools) {
  test(`${school.key}: visible title 'Calendar', screen-reader heading 'Scoreboard', side link 'Composite' to /calendar`, async ({
    page,
  }) => {
    await open(page, school.origin)
    await expect(strip(page).getByText('Calendar', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Scoreboard', level: 2 })).toHaveCSS('width', '1px')
    await expect(strip(page).getByRole('link', { name: 'Composite' })).toHaveAttribute('href', '/calendar')
  })

  test(`${school.key}: on a team's page the strip has its games, and the side link goes to its schedule`, async ({
    page,
  }) => {
    await open(page, `${school.origin}/sports/mens-basketball`)
    await expect(strip(page).getByRole('link', { name: 'Schedule', exact: true })).toHaveAttribute(
      'href',
      '/sports/mens-basketball/schedule',
    )
    await expect(strip(page).getByLabel('Filter by Sport')).toHaveCount(0)
    for (const text of await cards(page).allTextContents()) expect(text).toMatch(/^Men's Basketball/i)
  })

  test(`${school.key}: an overlay is opened by a plus button, closed by a close button, blur or Escape, with focus returning to the card's toggle`, async ({
    page,
  }) => {
    await open(page, school.origin)
    const card = cards(page).nth(await start(page))
    const toggle = toggleOf(card)
    const overlay = card.getByRole('group')
    await expect(overlay).toHaveCSS('opacity', '0')

    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(overlay).toHaveCSS('opacity', '1')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(await accessibilityFaults(page, strip(page))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(overlay).toHaveCSS('opacity', '0')
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')

    await toggle.click()
    await expect(overlay).toHaveCSS('opacity', '1')
    await overlay.getByRole('button', { name: 'Close' }).click()
    await expect(overlay).toHaveCSS('opacity', '0')
    await expect(toggle).toBeFocused()

    await toggle.click()
    await page.getByRole('button', { name: 'Next games' }).focus()
    await expect(overlay).toHaveCSS('opacity', '0')
  })
}

test('an overlay opens by focus on its links, and closes when the focus moves on', async ({ page }) => {
  await open(page, halcyon.origin)
  const card = cards(page).nth(await start(page))
  const links = card.getByRole('group').getByRole('link')
  await toggleOf(card).focus()
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await expect(card.getByRole('group')).toHaveCSS('opacity', '1')
  const count = await links.count()
  for (let tabs = 0; tabs < count; tabs += 1) await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('group')).toHaveCSS('opacity', '0')
  await expect(
    cards(page)
      .nth((await start(page)) + 1)
      .locator('article a')
      .first(),
  ).toBeFocused()
})

test('cards link to the game center link, stats, live audio, live video, story recap and box score, each when the data supplies it', async ({
  page,
  request,
}) => {
  const { items } = (await (
    await request.get(`${halcyon.origin}/api/v2/EventsResults/scoreboard?$pageSize=12`, {
      headers: { tenant: 'halcyon' },
    })
  ).json()) as {
    items: {
      gameCenterLink: string | null
      media: { stats: string | null; audio: string | null; video: string | null }
      story: { url: string } | null
      result: { boxscore: string | null } | null
    }[]
  }
  await open(page, halcyon.origin)
  await expect(cards(page)).toHaveCount(items.length)
  for (const [index, { gameCenterLink, media, story, result }] of items.entries()) {
    const supplied = [gameCenterLink, media.video, media.audio, media.stats, story?.url, result?.boxscore]
    const links = cards(page).nth(index).getByRole('group').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      supplied.filter(Boolean),
    )
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cards per view: 1 under 800 px width, 2 from 800, 3 from 1100, 4 from 1350, 5 from 1500, on the initial slide', async ({
    page,
  }) => {
    await page.route(/\/(images|files)\//, (route) => route.abort())
    for (const [width, count] of [
      [799, 1],
      [800, 2],
      [1099, 2],
      [1100, 3],
      [1349, 3],
      [1350, 4],
      [1499, 4],
      [1500, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      // Where the strip opens is the browser's own doing, and a busy one now and then forgets it.
      await expect(async () => {
        // A page that is only loaded anew opens where it was left.
        await page.goto('about:blank')
        await page.goto(halcyon.origin)
        const first = await start(page)
        expect(first).toBeGreaterThan(0)
        const shown = Array.from({ length: count }, (_, index) => first + index)
        await expect.poll(() => inView(page), { message: `at ${width} px`, timeout: 3000 }).toEqual(shown)
      }).toPass()
    }
  })

  test('the links of a card are reachable, and a form filters by sport', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(halcyon.origin)
    const card = cards(page).nth(await start(page))
    await card.hover()
    await toggleOf(card).focus()
    await expect(card.getByRole('group')).toHaveCSS('opacity', '1')
    await expect(card.getByRole('group').getByRole('link').first()).toBeVisible()

    await strip(page).getByLabel('Filter by Sport').selectOption({ label: 'Football' })
    await strip(page).getByRole('button', { name: 'Go' }).click()
    await page.waitForURL(/\?scoreboard=\d+#scoreboard$/)
    const texts = await cards(page).allTextContents()
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toMatch(/^Football/i)
    await expect(strip(page).getByLabel('Filter by Sport').locator('option:checked')).toHaveText('Football')
  })

  test('an unknown selected id falls back to the first entry', async ({ page }) => {
    await page.goto(`${halcyon.origin}/?scoreboard=99999`)
    expect(await cards(page).count()).toBe(12)
  })
})

test('the strip stands on its initial slide while the page is read, also where the browser does not open it there by itself', async ({
  page,
}) => {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('scroll-initial-target', 'none'),
    })
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(halcyon.origin)
  const first = await start(page)
  expect(await inView(page)).toEqual([first, first + 1, first + 2, first + 3])
})

for (const school of schools) {
  test(`${school.key}: the sport filter changes the cards without a reload, sportId omitted when 0`, async ({
    page,
  }) => {
    await open(page, school.origin)
    const filter = strip(page).getByLabel('Filter by Sport')
    await expect(filter.locator('option:checked')).toHaveText('Filter by Sport')
    await expect(filter.locator('option').nth(1)).toHaveText('All')
    await expect(filter.locator('option').nth(1)).toHaveAttribute('value', '0')
    const before = await cards(page).allTextContents()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const asked = page.waitForRequest(/EventsResults\/scoreboard/)
    await filter.focus()
    await filter.selectOption({ label: "Women's Basketball" })
    expect(new URL((await asked).url()).searchParams.get('sportId')).toMatch(/^\d+$/)
    await expect(cards(page).first()).toContainText("Women's Basketball")
    await expect(strip(page).locator('[aria-live]')).toContainText(/^Women's Basketball: \d+ games/)
    for (const text of await cards(page).allTextContents()) expect(text).toMatch(/^Women's Basketball/i)
    await expect(filter).toBeFocused()

    const again = page.waitForRequest(/EventsResults\/scoreboard/)
    await filter.selectOption({ label: 'All' })
    expect(new URL((await again).url()).searchParams.has('sportId')).toBe(false)
    await expect.poll(() => cards(page).allTextContents()).toEqual(before)
    expect((await inView(page))[0]).toBe(await start(page))
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })
}

test('a sport that was chosen before the code came is shown when it has come', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(halcyon.origin, { waitUntil: 'domcontentloaded' })
  await strip(page).getByLabel('Filter by Sport').selectOption({ label: "Women's Basketball" })
  code.resolve()
  await expect(cards(page).first()).toContainText("Women's Basketball")
  await expect(strip(page).getByLabel('Filter by Sport').locator('option:checked')).toHaveText(
    "Women's Basketball",
  )
})

test("an empty scoreboard says 'There are currently no upcoming events or recent results.'", async ({
  page,
}) => {
  const shift = await watchShift(page)
  await open(page, halcyon.origin)
  await page.route('**/api/v2/EventsResults/scoreboard**', (route) => route.fulfill({ json: { items: [] } }))
  await strip(page).getByLabel('Filter by Sport').selectOption({ index: 2 })
  await expect(
    strip(page).getByText('There are currently no upcoming events or recent results.').first(),
  ).toBeVisible()
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

/** As far as it goes, and until the browser has drawn that and told who watches. */
async function toEnd(page: Page) {
  await row(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await drawn(page)
}

test("more is loaded when the strip nears its end; 'more to load' becomes false when a page returns fewer than the requested count", async ({
  page,
}) => {
  const pages: string[] = []
  await page.route('**/api/v2/EventsResults/scoreboard**', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    pages.push(`${asked.get('$pageIndex')}/${asked.get('$pageSize')}`)
    const body = await answerTo<{ items: object[] }>(route)
    await route.fulfill({ json: { ...body, items: body.items.slice(0, pages.length === 2 ? 5 : 12) } })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, halcyon.origin)
  expect(pages).toEqual([])
  const next = strip(page).getByRole('button', { name: 'Next games' })
  // A click while the strip still moves goes no further.
  await expect(async () => {
    await next.click()
    await expect(cards(page)).toHaveCount(24, { timeout: 2_000 })
  }).toPass()
  await toEnd(page)
  await expect(cards(page)).toHaveCount(29)
  await toEnd(page)
  await toEnd(page)
  expect(pages).toEqual(['1/12', '2/12'])
  await strip(page).getByRole('button', { name: 'Previous games' }).click()
  await expect.poll(async () => (await inView(page)).at(-1)).toBeLessThan(28)
})

/** What the server says of its games. Nobody scores them here, and a game that nothing is heard of soon counts as delayed. */
async function gamesOf(request: APIRequestContext, tenant: string): Promise<WireGame[]> {
  const answer = await request.get(`${halcyon.origin}/api/v2/LiveStats`, { headers: { tenant } })
  const { Games } = (await answer.json()) as { Games: WireGame[] }
  return Games.map((game) => ({ ...game, IsStale: false }))
}

for (const school of schools) {
  test(`${school.key}: the game that is on shows a 'Live' label, scores and period instead of the time`, async ({
    page,
    request,
  }) => {
    const games = await gamesOf(request, school.key)
    const [game] = games
    await page.route('**/api/v2/LiveStats', (route) => route.fulfill({ json: { Games: games } }))
    await tellLiveGames(page, () => games)
    await open(page, school.origin)
    await expect(liveCard(page)).toHaveCount(1)
    await expect(liveCard(page)).toContainText(String(game?.HomeTeam.Score))
    await expect(liveCard(page)).toContainText(String(game?.VisitingTeam.Score))
    await expect(liveCard(page)).toContainText(/(1st|2nd|3rd|\dth|OT \d)( · \d+:\d\d)?/)
    await expect(liveCard(page)).not.toContainText(/[AP]M/)
  })
}

/** Moves the clock on to the next time that the page listens, whenever it did so last. */
const afterNextAnswer = (page: Page, check: () => Promise<void> | void) =>
  expect(async () => {
    await page.clock.fastForward(15_000)
    await check()
  }).toPass()

test('an upcoming card becomes live, moves with the score and becomes Final, in place and politely announced', async ({
  page,
}) => {
  await page.clock.install()
  const told: WireGame[] = []
  let state = 1
  let change: (game: WireGame) => void = (game) => {
    game.HasStarted = false
  }
  const games = async () => {
    const all = await gamesOf(page.request, 'tamarack')
    for (const game of all) {
      game.GameState = state
      change(game)
    }
    told.push(...all)
    return all
  }
  await page.route('**/api/v2/LiveStats', async (route) => route.fulfill({ json: { Games: await games() } }))
  await tellLiveGames(page, games)
  await page.route('**/api/v2/game-center/games', async (route) => {
    const body = await answerTo<{ id: number }[]>(route)
    await route.fulfill({ json: body.map(({ id }) => ({ id, gameState: state })) })
  })
  const shift = await watchShift(page)
  await page.goto(tamarack.origin)
  await expect(cards(page).first()).toBeVisible()
  await strip(page).scrollIntoViewIfNeeded()
  await expect.poll(() => told.length).toBeGreaterThan(0)
  const id = `/game-center/${told[0]?.Id}`
  const card = cards(page).filter({ has: page.locator(`a[href="${id}"]`) })
  const announced = strip(page).locator('[aria-live="polite"]')
  await expect(card).toContainText(/[AP]M/)
  await expect(card.getByText('Live', { exact: true })).toHaveCount(0)

  state = 3
  change = (game) => Object.assign(game, { Period: 3, PeriodsRegulation: 2, ClockSeconds: 65 })
  await afterNextAnswer(page, () =>
    expect(card.getByText('Live', { exact: true })).toBeVisible({ timeout: 1000 }),
  )
  await expect(card).toContainText('OT 1 · 1:05')
  await expect(card).not.toContainText(/[AP]M/)
  await expect(announced).toContainText(/^\s*Live: /)

  change = (game) => {
    game.HomeTeam.Score = 98
    game.VisitingTeam.Score = 97
  }
  await afterNextAnswer(page, () => expect(card).toContainText('98', { timeout: 1000 }))
  await expect(announced).toContainText(/ 98, .* 97/)

  state = 8
  change = (game) => {
    game.IsComplete = true
    game.HomeTeam.Score = 101
  }
  await afterNextAnswer(page, () => expect(card).toContainText('Final', { timeout: 1000 }))
  await expect(card).toContainText(/Win|Loss/)
  await expect(card).toContainText('101')
  await expect(announced).toContainText(/Final: .* 101/)
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

test('a countdown ticks each second and stops at zero', async ({ page, request }) => {
  const { items } = (await (
    await request.get(`${halcyon.origin}/api/v2/EventsResults/upcoming?$pageSize=40`, {
      headers: { tenant: 'halcyon' },
    })
  ).json()) as {
    items: {
      startDateUtc: string
      isTbd: boolean
      sport: { globalSportNameSlug: string }
      type: string
      gameState: number
    }[]
  }
  const seen = new Set<string>()
  const next = items.find(({ sport, isTbd, gameState, type }) => {
    const isFirst = !seen.has(sport.globalSportNameSlug)
    seen.add(sport.globalSportNameSlug)
    return isFirst && !isTbd && gameState === 0 && type === 'upcoming'
  })
  if (!next) throw new Error('No team has a next game')
  const begins = Date.parse(next.startDateUtc)
  await page.clock.install({ time: begins - 600_000 })
  await page.goto(`${halcyon.origin}/sports/${next.sport.globalSportNameSlug}`)
  const countdown = page.getByRole('timer')
  await countdown.scrollIntoViewIfNeeded()
  await expect(countdown).toHaveText(/00\s*days\s*00\s*hours\s*0\d\s*min\s*\d\d\s*sec/i)
  await page.clock.pauseAt(begins - 3_000)
  await expect(countdown).toHaveText(/00\s*days\s*00\s*hours\s*00\s*min\s*03\s*sec/i)
  await page.clock.runFor(1_000)
  await expect(countdown).toHaveText(/00\s*days\s*00\s*hours\s*00\s*min\s*02\s*sec/i)
  await page.clock.runFor(2_000)
  await expect(countdown).toHaveText(/00\s*days\s*00\s*hours\s*00\s*min\s*00\s*sec/i)
  await page.clock.runFor(5_000)
  await expect(countdown).toHaveText(/00\s*days\s*00\s*hours\s*00\s*min\s*00\s*sec/i)
})

test('a school may have the strip turn by itself, which a visitor can pause, and show a scrollbar while it is scrolled', async ({
  page,
}) => {
  await openPage(page, halcyon.origin)
  await expect(page.locator('#scoreboard').getByRole('button', { name: /^(Play|Pause) games$/ })).toHaveCount(
    0,
  )
  // The demo's own: the teams of one school have it so.
  await openPage(page, `${tamarack.origin}/sports/mens-basketball`)
  const strip = page.locator('#scoreboard')
  await strip.scrollIntoViewIfNeeded()
  const row = page.locator('#scoreboard-games')
  const place = () => row.evaluate((element) => element.scrollLeft)
  const pause = strip.getByRole('button', { name: 'Pause games' })
  await expect(pause).toBeVisible()
  const start = await place()
  await expect.poll(place).not.toBe(start)
  await expect(row).toHaveAttribute('data-scrolling', '')
  await pause.click()
  await expect(strip.getByRole('button', { name: 'Play games' })).toBeVisible()
  await expect(row, 'the scrollbar hides').not.toHaveAttribute('data-scrolling', '')
  await expect(page.getByRole('button', { name: /All Rotators/ })).toBeAttached()
  expect(await accessibilityFaults(page, strip)).toEqual([])
})
