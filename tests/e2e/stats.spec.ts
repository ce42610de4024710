import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'

const [halcyon, tamarack] = schools
const port = process.env.FIELDHOUSE_TEST_PORT

interface Listed {
  id: number
  sport: { globalSportNameSlug: string }
  type: string
  startDateUtc: string
  result: { boxscore: string | null } | null
}

async function games(page: Page, key: string, list: 'results' | 'upcoming'): Promise<Listed[]> {
  const answer = await page.request.get(
    `http://localhost:${port}/api/v2/EventsResults/${list}?$pageSize=100`,
    {
      headers: { tenant: key },
    },
  )
  return ((await answer.json()) as { items: Listed[] }).items
}

async function boxScoreOf(page: Page, key: string, sport: RegExp): Promise<string> {
  const list = await games(page, key, 'results')
  const found = list.find(({ result }) => result?.boxscore && sport.test(result.boxscore))
  return found?.result?.boxscore ?? ''
}

for (const { key, origin } of schools) {
  test(`${key}: the points of a box score add up to the score`, async ({ page }) => {
    await openPage(page, origin + (await boxScoreOf(page, key, /basketball/)))
    for (const side of ['away', 'home']) {
      const team = page.locator(`#players [data-side="${side}"]`)
      // A number and a name are two words to whoever hears them.
      await expect(team.getByRole('rowheader', { name: /^\d+ \p{Lu}/u }).first()).toBeAttached()
      const table = team.getByRole('table').first()
      const heads = await table.locator('thead tr').last().locator('th').allTextContents()
      const column = heads.findIndex((head) => head.includes('PTS'))
      const points = await table
        .locator('tbody tr')
        .evaluateAll((rows, at) => rows.map((row) => Number(row.children[at]?.textContent)), column)
      const total = Number(
        await table.locator('tfoot tr').first().locator('th, td').nth(column).textContent(),
      )
      expect(points.length).toBeGreaterThan(5)
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(total)
      const line = page
        .getByRole('region', { name: 'Score by period' })
        .locator('tbody tr')
        .nth(side === 'away' ? 0 : 1)
      expect(Number(await line.locator('td').last().textContent())).toBe(total)
    }
  })
}

test('a box score under a wrong opponent is sent to the right address', async ({ page }) => {
  const address = await boxScoreOf(page, halcyon.key, /football/)
  await page.goto(halcyon.origin + address.replace(/\/[^/]+\/boxscore/, '/nobody/boxscore'))
  await expect(page).toHaveURL(halcyon.origin + address)
})

test('play-by-play shows all plays, or scoring plays alone', async ({ page }) => {
  await openPage(page, halcyon.origin + (await boxScoreOf(page, halcyon.key, /football/)))
  const plays = page.locator('#plays li')
  const scores = page.locator('#plays li[data-scores]')
  await expect(plays.first()).toBeVisible()
  await page.getByLabel('Scoring plays').check()
  await expect(page.locator('#plays li:not([data-scores])').first()).toBeHidden()
  expect(await scores.count()).toBeGreaterThan(0)
  // Two numbers and a dash do not say whose is which.
  const [told] = await scores
    .first()
    .getByText(/^\D+ \d+, \D+ \d+$/)
    .allTextContents()
  expect(told).toBeDefined()
})

for (const javaScriptEnabled of [true, false]) {
  test(`a head of the statistics orders the players, ${javaScriptEnabled ? 'without a reload' : 'and without JavaScript'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const address = `${halcyon.origin}/sports/football/stats?view=individual`
    // Before its code has come the head is a link like any other, and loads the page anew.
    if (javaScriptEnabled) await openPage(page, address)
    else await page.goto(address)
    const table = page.getByRole('region', { name: 'Rushing' })
    if (javaScriptEnabled) await page.evaluate(() => Object.assign(window, { stays: true }))
    await table.getByRole('link', { name: 'Touchdowns' }).click()
    await page.waitForURL(/sort=-rushing\.td/)
    await expect(table.locator('th[aria-sort="descending"]')).toContainText('TDs')
    const heads = await table.locator('thead tr').last().locator('th').allTextContents()
    const column = heads.findIndex((head) => head.includes('TDs'))
    const values = await table
      .locator('tbody tr')
      .evaluateAll((rows, at) => rows.map((row) => Number(row.children[at]?.textContent)), column)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    if (javaScriptEnabled) expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    await context.close()
  })
}

test("a season's statistics come as a PDF", async ({ page }) => {
  await openPage(page, `${tamarack.origin}/sports/womens-basketball/stats`)
  await page.getByRole('link', { name: 'Printable PDF' }).click()
  const href = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')
  const answer = await page.request.get(`http://localhost:${port}${href}`, {
    headers: { host: `tamarack.localhost:${port}` },
  })
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the countdown of a game center stops at zero', async ({ page }) => {
  const upcoming = (await games(page, halcyon.key, 'upcoming')).filter(
    ({ type, startDateUtc }) => type === 'upcoming' && Date.parse(startDateUtc) > Date.now() + 3_600_000,
  )
  // One that is called off, or whose time is not known yet, has none.
  let next: Listed | undefined
  for (const game of upcoming) {
    const html = await (await page.request.get(`${halcyon.origin}/game-center/${game.id}`)).text()
    // The game after it has one of its own, below.
    if (!/role="timer"[^]*The Series/.test(html)) continue
    next = game
    break
  }
  await page.clock.install({ time: Date.parse(next?.startDateUtc ?? '') - 3_000 })
  await page.goto(`${halcyon.origin}/game-center/${next?.id}`)
  // The game after it has one of its own.
  const timer = page.getByRole('timer').first()
  await timer.scrollIntoViewIfNeeded()
  await expect(timer).toContainText('Sec')
  await page.clock.runFor(20_000)
  await expect(timer).toHaveText(/^\s*00\s*Days\s*00\s*Hours\s*00\s*Min\s*00\s*Sec\s*$/)
})
