import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { GameCenterHero } from '#contract/game-center.ts'
import type { LiveGames, MinimalGameState } from '#contract/live.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import type { BoxScore } from '#contract/stats.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { watchShift } from '#tests/support/layout-shift.ts'
import { tellLiveGames } from '#tests/support/live-games.ts'
import { type ScoredServer, startScoredServer } from '#tests/support/scored-server.ts'

test.use(withPictures)

const [halcyon] = schools
const stream = '**/api/v2/LiveStats/stream*'
const isStream = (url: string) => url.includes('/api/v2/LiveStats/stream')

/** The game of the demo that is on, as the server tells it. */
async function gameOn(page: Page, origin: string = halcyon.origin): Promise<MinimalGameState> {
  const answer = await page.request.get(`${origin}/api/v2/LiveStats`, { headers: { tenant: 'halcyon' } })
  const { Games } = (await answer.json()) as LiveGames
  const game = Games.find(({ HasStarted, IsComplete }) => HasStarted && !IsComplete)
  if (!game) throw new Error('There is no game on')
  return game
}

/** The strip comes alive when it is near. */
async function openStrip(page: Page, origin: string) {
  await openPage(page, origin)
  await strip(page).scrollIntoViewIfNeeded()
}

const strip = (page: Page) => page.getByRole('region', { name: 'Scoreboard' })
const cardOf = (page: Page, { Id }: MinimalGameState) =>
  strip(page)
    .locator('article')
    .filter({ has: page.locator(`a[href="/game-center/${Id}"]`) })

const turn = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

/** Streams that were opened, and those of them that are still open. */
function streamsOf(from: Page | BrowserContext) {
  const counts = { opened: 0, open: 0 }
  from.on('request', (request) => {
    if (!isStream(request.url())) return
    counts.opened += 1
    counts.open += 1
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    from.on(end as 'requestfinished', (request) => {
      if (isStream(request.url())) counts.open -= 1
    })
  }
  return counts
}

for (const school of schools) {
  test(`${school.key}: a page with a game that may be on hears of it over the stream and polls nothing`, async ({
    page,
  }) => {
    const polled: string[] = []
    page.on('request', (request) => {
      if (/\/api\/v2\/(LiveStats|game-center\/games)$/.test(request.url())) polled.push(request.url())
    })
    const answered = page.waitForResponse((response) => isStream(response.url()))
    await openStrip(page, school.origin)
    const response = await answered
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(response.headers()['content-encoding']).toBeUndefined()
    // In a school without server rendering the page's own data is asked for once, by the browser.
    expect(polled.length).toBeLessThanOrEqual(school.key === 'halcyon' ? 0 : 2)
  })
}

test('a page that shows no game opens a stream for the line above its header, and only while a game is on', async ({
  page,
}) => {
  const streams = streamsOf(page)
  await openPage(page, `${halcyon.origin}/staff-directory`)
  await expect.poll(() => streams.opened).toBe(1)
  const html = await (await page.request.get(`${halcyon.origin}/staff-directory`)).text()
  await page.route(`${halcyon.origin}/staff-directory`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replaceAll('data-on-air', 'data-off-air') }),
  )
  await openPage(page, `${halcyon.origin}/staff-directory`)
  await page.waitForTimeout(500)
  expect(streams.opened).toBe(1)
})

test('tabs of one browser share a stream, and when the first closes the next takes over', async ({
  context,
}) => {
  const streams = streamsOf(context)
  const [first, second] = [await context.newPage(), await context.newPage()]
  await openStrip(first, halcyon.origin)
  await expect.poll(() => streams.opened).toBe(1)
  await openStrip(second, halcyon.origin)
  // Whoever waits for their turn and goes on waits on the next page.
  await openPage(second, `${halcyon.origin}/game-center/${(await gameOn(second)).Id}`)
  await second.waitForTimeout(500)
  expect(streams.opened).toBe(1)
  await first.close()
  await expect.poll(() => streams.opened).toBe(2)
})

test('when the stream is not there, live stats are polled, and asked for no more while the page is hidden', async ({
  page,
}) => {
  const game = await gameOn(page)
  await page.clock.install()
  await page.route(stream, (route) => route.fulfill({ status: 503, body: '{}' }))
  let asked = 0
  await page.route('**/api/v2/LiveStats', async (route) => {
    asked += 1
    const HomeTeam = { ...game.HomeTeam, Score: 400 + asked }
    await route.fulfill({ json: { Games: [{ ...game, HomeTeam }] } })
  })
  await page.goto(halcyon.origin)
  await strip(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(cardOf(page, game)).toContainText(/40[2-9]/, { timeout: 1000 })
  }).toPass()
  await turn(page, 'hidden')
  await page.clock.fastForward(120_000)
  const before = asked
  await page.clock.fastForward(120_000)
  expect(asked).toBe(before)
  await turn(page, 'visible')
  await expect(async () => {
    await page.clock.fastForward(15_000)
    expect(asked).toBeGreaterThan(before)
  }).toPass()
})

test('a page that is hidden for long lets the stream go, and comes back to it when it is seen again', async ({
  page,
}) => {
  await page.clock.install()
  const streams = streamsOf(page)
  await page.goto(halcyon.origin)
  await strip(page).scrollIntoViewIfNeeded()
  await expect.poll(() => streams.open).toBe(1)
  await turn(page, 'hidden')
  await page.clock.fastForward(20_000)
  expect(streams.open).toBe(1)
  await page.clock.fastForward(40_000)
  await expect.poll(() => streams.open).toBe(0)
  await turn(page, 'visible')
  await expect.poll(() => streams.open).toBe(1)
  expect(streams.opened).toBe(2)
})

test("a game whose feed falls silent loses its 'Live' mark and says 'Delayed'", async ({ page }) => {
  const game = await gameOn(page)
  let told: MinimalGameState = { ...game, IsStale: false, GameState: gameStateNumber('Live') }
  await tellLiveGames(page, () => [told])
  await openStrip(page, halcyon.origin)
  const card = cardOf(page, game)
  await expect(card.getByText('Live', { exact: true })).toBeVisible()
  const height = (await card.boundingBox())?.height
  told = { ...game, IsStale: true, GameState: gameStateNumber('Delayed') }
  await expect(card.getByText('Delayed', { exact: true })).toBeVisible()
  await expect(card.getByText('Live', { exact: true })).toHaveCount(0)
  await expect(card).toContainText(String(game.HomeTeam.Score))
  expect((await card.boundingBox())?.height).toBe(height)
  await expect(strip(page).locator('[aria-live="polite"]')).toContainText('Delayed: ')
  expect(await accessibilityFaults(page, strip(page))).toEqual([])
})

test.describe('a file sent by a scorer', () => {
  let server: ScoredServer
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startScoredServer()
  })
  test.afterAll(() => server.stop())

  test('changes the score on an open home page and on an open schedule, in place', async ({ context }) => {
    const [home, schedule] = [await context.newPage(), await context.newPage()]
    const game = await gameOn(home, server.origin)
    const hero = await home.request.get(`${server.origin}/api/v2/game-center/${game.Id}/hero`, {
      headers: { tenant: 'halcyon' },
    })
    const { sport } = (await hero.json()) as GameCenterHero
    const shift = await watchShift(home)
    await openStrip(home, server.origin)
    await openPage(schedule, `${server.origin}/sports/${sport.globalSportNameSlug}/schedule`)
    for (const page of [home, schedule]) await page.evaluate(() => Object.assign(window, { stayed: true }))
    for (const [visitors, points] of [
      [141, 152],
      [143, 152],
    ] as const) {
      await server.score(game, { visitors, home: points })
      await expect(cardOf(home, game)).toContainText(String(visitors))
      await expect(cardOf(home, game)).toContainText(String(points))
      await expect(schedule.locator(`#outcome-${game.Id}`)).toContainText(String(visitors))
    }
    expect(await shift()).toBeLessThanOrEqual(0.02)
    for (const page of [home, schedule]) expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await expect(strip(home).locator('[aria-live="polite"]')).toContainText(/14[13]/)
  })

  for (const part of ['game-center', 'boxscore'] as const)
    test(`and brings its ${part} up to date under a reader who keeps focus, choice, place and selection`, async ({
      page,
    }) => {
      const game = await gameOn(page, server.origin)
      const told = ['Tipped by the home side.', 'A foul in front of the bench.']
      await server.score(game, { visitors: 150, home: 160, told })
      const answer = await page.request.get(`${server.origin}/api/v2/Stats/boxscore/${game.Id}`, {
        headers: { tenant: 'halcyon' },
      })
      const { sport, season } = (await answer.json()) as BoxScore
      // Under another opponent it is sent to its address.
      const box = `/sports/${sport.globalSportNameSlug}/stats/${season}/x/boxscore/${game.Id}`
      await openPage(page, server.origin + (part === 'boxscore' ? box : `/game-center/${game.Id}`))
      const region = page.locator(`#${part}`)
      const scoresOnly = region.getByLabel('Scoring plays')
      await scoresOnly.check()
      await scoresOnly.focus()
      await page.evaluate((id) => {
        const [line] = document.querySelectorAll(`#${id} table th[scope="row"]`)
        if (line) getSelection()?.selectAllChildren(line)
        Object.assign(window, { focused: document.activeElement, line })
      }, part)
      const reading = () =>
        page.evaluate(() => {
          const { focused, line } = window as unknown as { focused: Element; line: Element }
          return {
            hasFocus: document.activeElement === focused,
            isChosen: (focused as HTMLInputElement).checked,
            selected: getSelection()?.toString() === line.textContent?.trim(),
            isThere: line.isConnected,
            at: Math.round(focused.getBoundingClientRect().top),
          }
        })
      const before = await reading()
      expect(before).toMatchObject({ hasFocus: true, isChosen: true, isThere: true })
      for (const [index, more] of ['A long one goes in.', 'A steal at midcourt.'].entries()) {
        told.push(more)
        await server.score(game, { visitors: 152 + index, home: 163, told })
        await expect(region, 'the page is told anew').toContainText(more, { timeout: 40_000 })
        await expect(region.locator('table').first()).toContainText(String(152 + index))
        const { at, ...held } = await reading()
        expect({ ...held, at: before.at }).toEqual(before)
        // What is told above it is no whole number of pixels high.
        expect(Math.abs(at - before.at)).toBeLessThanOrEqual(1)
      }
    })

  test('and is told to who listens as much as they want to hear, with the score whenever they press its keys', async ({
    page,
  }) => {
    const game = await gameOn(page, server.origin)
    const told = ['Tipped by the home side.']
    await server.score(game, { visitors: 170, home: 175, told })
    await openPage(page, `${server.origin}/game-center/${game.Id}`)
    await page.getByRole('link', { name: /for listening/ }).click()
    const every = page.getByRole('radio', { name: 'Every play' })
    await every.check()
    await page.evaluate(() =>
      Object.assign(window, {
        focused: document.activeElement,
        place: document.activeElement?.getBoundingClientRect().top,
      }),
    )
    const stayed = () =>
      page.evaluate(() => {
        const { focused, place } = window as unknown as { focused: Element; place: number }
        return document.activeElement === focused && Math.abs(focused.getBoundingClientRect().top - place) < 1
      })
    const said = page.locator('main').getByRole('status')
    told.push('A long one goes in.')
    await server.score(game, { visitors: 172, home: 175, told })
    await expect(said, 'a play is said by itself').toContainText('A long one goes in.', { timeout: 40_000 })
    expect(await stayed(), 'nothing takes the focus').toBe(true)

    await page.getByRole('radio', { name: 'Nothing' }).check()
    await page
      .locator('main')
      .getByRole('link', { name: /^The game center/ })
      .focus()
    await page.keyboard.press('Alt+Shift+KeyS')
    await expect(said).toContainText(/175, .*172\./)
    await expect(page.locator('main').getByRole('link', { name: /^The game center/ })).toBeFocused()
    expect(await accessibilityFaults(page, 'main')).toEqual([])
  })

  test('a page whose connection is open and dead calls no game live, and does again when it hears of it', async ({
    page,
    context,
  }) => {
    const game = await gameOn(page, server.origin)
    // A feed that has said nothing for long is delayed by itself.
    await server.score(game, { visitors: 131, home: 132 })
    const streams = streamsOf(page)
    await page.clock.install()
    await page.goto(server.origin)
    await strip(page).scrollIntoViewIfNeeded()
    const card = cardOf(page, game)
    await expect(card.getByText('Live', { exact: true })).toBeVisible()
    await expect.poll(() => streams.open).toBe(1)
    await context.setOffline(true)
    // A word that was on its way already may still come.
    await expect(async () => {
      await page.clock.fastForward(25_000)
      await expect(card.getByText('Delayed', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(card.getByText('Live', { exact: true })).toBeHidden()
    await context.setOffline(false)
    await expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(card.getByText('Live', { exact: true })).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})
