import { expect, type Page, test } from '@playwright/test'
import type { Roster, RosterPlayer, RosterPlayerBio } from '#contract/rosters.ts'
import type { PlayerStats, StatLeaders } from '#contract/stats.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'

const [halcyon, tamarack] = schools

async function ask<T>(page: Page, school: School, path: string): Promise<T> {
  const response = await page.request.get(`${halcyon.origin}/api/v2${path}`, {
    headers: { tenant: school.key },
  })
  return (await response.json()) as T
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
const pathOf = (page: Page) => new URL(page.url()).pathname
const heading = (page: Page) => page.locator('h1')
const whole = new Intl.NumberFormat('en-US')

/** Who leads a team in its first number and who comes second, as the roster knows them. */
async function leadersOf(page: Page, school: School, slug: string) {
  const { categories, season } = await ask<StatLeaders>(page, school, `/Stats/leaders/${slug}`)
  const { players } = await ask<Roster>(page, school, `/Rosters/bySport/${slug}?season=${season}`)
  const leaders = categories.flatMap((category) => category.leaders)
  const ids = [...new Set(leaders.map(({ rosterPlayerId }) => rosterPlayerId))]
  const known = ids.flatMap((id) => players.find(({ rosterPlayerId }) => rosterPlayerId === id) ?? [])
  const [first, second] = known as [RosterPlayer, RosterPlayer]
  return { first, second, season }
}

const statsOf = async (page: Page, school: School, player: RosterPlayer) => {
  const { sports } = await ask<PlayerStats>(page, school, `/Stats/player/${player.playerId}`)
  const [sport] = sports
  if (!sport) throw new Error(`There are no statistics of ${fullName(player)}`)
  return sport
}

for (const school of schools) {
  test(`${school.key}: compare two players, from the roster, and read the numbers of the API`, async ({
    page,
  }) => {
    const slug = 'womens-volleyball'
    const { first, second, season } = await leadersOf(page, school, slug)
    await openPage(page, `${school.origin}/sports/${slug}/roster`)
    await page
      .getByRole('link', { name: fullName(first) })
      .first()
      .click()
    await expect(heading(page)).toHaveText(fullName(first))
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await page.getByLabel('Compare with').selectOption(String(second.rosterPlayerId))
    await page.getByRole('button', { name: 'Compare' }).click()
    const table = page.locator('#player-comparison table')
    await expect(table.locator('thead')).toContainText(fullName(second))
    await expect(page).toHaveURL(new RegExp(`[?]compare=${second.rosterPlayerId}#compare$`))
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(page.getByRole('button', { name: 'Compare' })).toBeFocused()

    const [own, other] = [await statsOf(page, school, first), await statsOf(page, school, second)]
    const line = ({ seasons }: typeof own) => seasons.find((one) => one.season === season)?.stats ?? {}
    let compared = 0
    for (const { key, columns } of own.columns) {
      for (const column of columns.filter(({ format }) => format === 'whole')) {
        const [a, b] = [line(own)[key]?.[column.key], line(other)[key]?.[column.key]]
        if (a === undefined || b === undefined || a === null || b === null || a + b === 0) continue
        const row = table.locator('tr').filter({
          has: page.getByRole('rowheader', { name: column.name, exact: true }),
        })
        const cells = row.locator('td')
        await expect(cells).toHaveText([
          new RegExp(`^${whole.format(a)}$`),
          new RegExp(`^${whole.format(b)}$`),
        ])
        const isFirst = a > b !== (column.isLowBest ?? false)
        const leads = [a !== b && isFirst, a !== b && !isFirst]
        for (const [index, isLeader] of leads.entries())
          await expect(cells.nth(index).getByRole('img', { name: 'Leads' })).toHaveCount(isLeader ? 1 : 0)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(4)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `at ${width} px`,
      ).toBeLessThanOrEqual(0)
      // Farther down a row may be half behind the head of its table, and too small to press.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      if (width === school.axeWidth) expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
    }
  })

  test(`${school.key}: the person’s page survives a name change by redirecting to the right slug`, async ({
    page,
  }) => {
    const { players } = await ask<Roster>(page, school, '/Rosters/bySport/mens-basketball')
    const [player] = players
    for (const wrong of [
      `/sports/mens-basketball/roster/former-name/${player?.rosterPlayerId}`,
      `/sports/baseball/roster/${player?.slug}/${player?.rosterPlayerId}`,
    ]) {
      const response = await page.goto(`${school.origin}${wrong}?season=2025-26`)
      const redirect = await response?.request().redirectedFrom()?.response()
      expect([wrong, redirect?.status()]).toEqual([wrong, 301])
      expect(page.url()).toBe(`${school.origin}${player?.url}?season=2025-26`)
      await expect(heading(page)).toHaveText(fullName(player ?? { firstName: '', lastName: '' }))
    }
    for (const path of [
      '/sports/mens-basketball/roster/nobody/999999999',
      `/sports/mens-basketball/roster/${player?.slug}/x`,
      `/sports/mens-basketball/roster/${player?.slug}/0`,
    ]) {
      const response = await page.goto(school.origin + path)
      expect([path, response?.status()]).toEqual([path, 404])
      await expect(page.locator('main')).toContainText(`Page Not Found: ${path}`)
    }
  })

  test(`${school.key}: a person’s seasons are linked across years, and the neighbours on the roster`, async ({
    page,
  }) => {
    const { first } = await leadersOf(page, school, 'womens-volleyball')
    const bio = await ask<RosterPlayerBio>(page, school, `/Rosters/player/${first.rosterPlayerId}`)
    await openPage(page, school.origin + bio.player.url)
    const seasons = page.getByRole('navigation', { name: 'Seasons of this player' })
    await expect(seasons.getByRole('link')).toHaveCount(bio.seasons.length)
    await expect(seasons.locator('[aria-current]')).toContainText(bio.season)
    const before = bio.seasons.at(-1)
    await seasons.getByRole('link', { name: before?.season }).click()
    await expect(seasons.locator('[aria-current]')).toContainText(before?.season ?? '')
    expect(pathOf(page)).toBe(before?.url)
    await page.goBack()
    await expect(seasons.locator('[aria-current]')).toContainText(bio.season)

    const neighbour = bio.next ?? bio.previous
    await page.getByRole('link', { name: bio.next ? 'Next player' : 'Previous player' }).click()
    await expect(heading(page)).toHaveText(fullName(neighbour ?? bio.player))
    await page.getByRole('link', { name: bio.next ? 'Previous player' : 'Next player' }).click()
    await expect(heading(page)).toHaveText(fullName(bio.player))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${bio.player.url}$`),
    )
  })
}

test('career numbers are the sum of the seasons as they are shown', async ({ page }) => {
  const { first } = await leadersOf(page, halcyon, 'football')
  const { columns } = await statsOf(page, halcyon, first)
  await openPage(page, halcyon.origin + first.url)
  const added = new Set(
    columns.flatMap((table) => table.columns.filter(({ total }) => total === 'sum')).map(({ name }) => name),
  )
  const tables = page.locator('#player-career table')
  const count = await tables.count()
  expect(count).toBeGreaterThan(1)
  let sums = 0
  for (let index = 0; index < count; index += 1) {
    const { names, rows, foot } = await tables.nth(index).evaluate((table) => {
      const cells = (row: Element) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? '')
      return {
        names: [...table.querySelectorAll('thead th')]
          .slice(1)
          .map((head) => head.getAttribute('title') ?? ''),
        rows: [...table.querySelectorAll('tbody tr')].map(cells),
        foot: cells(table.querySelector('tfoot tr') as Element),
      }
    })
    for (const [column, name] of names.entries()) {
      if (!added.has(name) && !name.startsWith('Games ')) continue
      const value = (text = '') => Number(text.replace(/,/g, '').replace('–', '0'))
      const sum = rows.reduce((all, row) => all + value(row[column]), 0)
      expect([name, sum]).toEqual([name, value(foot[column])])
      sums += 1
    }
  }
  expect(sums).toBeGreaterThan(8)
})

test('the chart has its numbers in words and as a table, and switches with the season and the number', async ({
  page,
}) => {
  const { first, season } = await leadersOf(page, halcyon, 'football')
  const { gameLog, seasons } = await statsOf(page, halcyon, first)
  const games = gameLog.filter((game) => game.season === season && !game.isExhibition)
  await openPage(page, halcyon.origin + first.url)
  const part = page.locator('#player-games')
  const yards = games.map(({ stats }) => stats.passing?.yds ?? 0)
  const chart = part.getByRole('img', {
    name: `Pass Yards by game, ${season}. High of ${Math.max(...yards)}`,
  })
  await expect(chart).toBeVisible()
  await part.getByText('Pass Yards as a table').click()
  const table = part.getByRole('table', { name: `Pass Yards by game, ${season}` })
  await expect(table.locator('tbody td')).toHaveText(yards.map((value) => whole.format(value)))

  const [game] = games
  const link = part.getByRole('table', { name: 'game by game' }).locator('tbody a').first()
  await expect(link).toHaveAttribute(
    'href',
    `/sports/football/stats/${season}/${game?.opponent.slug}/boxscore/${game?.gameId}`,
  )

  const other = seasons.find((line) => line.season !== season && !line.isTotalsOnly)?.season ?? ''
  const choose = page
    .getByRole('navigation', { name: 'Season', exact: true })
    .getByRole('link', { name: other })
  await choose.click()
  await expect(page).toHaveURL(new RegExp(`[?]season=${other}$`))
  await expect(part).toContainText(`Pass Yards by game, ${other}`)
  await expect(choose).toBeFocused()
  await page.getByRole('navigation', { name: 'Chart' }).getByRole('link', { name: 'Completions' }).click()
  await expect(part).toContainText(`Completions by game, ${other}`)
  await expect(page.locator('[role="status"]', { hasText: 'Chart: Completions' })).toHaveCount(1)

  await page.emulateMedia({ forcedColors: 'active' })
  const bars = await part.locator('svg rect').evaluateAll((all) =>
    all.map((bar) => {
      const { fill, stroke } = getComputedStyle(bar)
      return { fill, stroke }
    }),
  )
  const text = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  expect(new Set(bars.map(({ stroke }) => stroke)), "drawn in the reader's own color").toEqual(
    new Set([text]),
  )
  expect(new Set(bars.map(({ fill }) => fill)).size, 'the highest stands out').toBe(2)
})

test('without JavaScript two players are compared by a plain form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { first, second } = await leadersOf(page, halcyon, 'football')
  await page.goto(halcyon.origin + first.url)
  await page.getByLabel('Compare with').selectOption(String(second.rosterPlayerId))
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.locator('#player-comparison thead')).toContainText(fullName(second))
  await expect(page.getByRole('heading', { name: 'Compare players' })).toBeInViewport()
  await context.close()
})

test('a player without a game has words in place of numbers, and a sport without statistics has none', async ({
  page,
}) => {
  const { players } = await ask<Roster>(page, tamarack, '/Rosters/bySport/track-and-field')
  await openPage(page, tamarack.origin + players[0]?.url)
  await expect(page.getByRole('heading', { name: 'Statistics' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Seasons', exact: true })).toBeVisible()

  const { players: team } = await ask<Roster>(page, halcyon, '/Rosters/bySport/football')
  for (const player of team) {
    const { seasons } = await statsOf(page, halcyon, player)
    if (seasons.length > 0) continue
    await openPage(page, halcyon.origin + player.url)
    await expect(page.locator('main')).toContainText(`${fullName(player)} has not played in a game yet.`)
    await expect(page.getByRole('heading', { name: 'Game log' })).toHaveCount(0)
    return
  }
  throw new Error('Everybody on the team has played')
})

test('a player’s page tells machines who it is about and which picture to share', async ({ page }) => {
  const { first } = await leadersOf(page, halcyon, 'football')
  await page.goto(halcyon.origin + first.url)
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = (JSON.parse(text ?? '{}') as { '@graph': { '@type': string; name?: string }[] })['@graph']
  expect(graph.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Person'])
  expect(graph[1]?.name).toBe(fullName(first))
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(new URL(image ?? '').pathname).toBe(`/cards/player/${first.url.split('/').at(-1)}.png`)
  const card = await page.request.get(halcyon.origin + new URL(image ?? '').pathname)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
})
