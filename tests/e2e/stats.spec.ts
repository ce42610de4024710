import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { pdfTree } from '#tests/support/pdf-tree.ts'

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

/** Who is in the rows of tables that have a column of players, by a first and a last name. */
const playersIn = (tree: readonly string[]): string[] =>
  tree
    .join('\n')
    .split(/^ *Table$/m)
    .filter((table) => table.includes('TH Column #') && table.includes('TH Column Player'))
    .flatMap((table) => [...table.matchAll(/TH Row \*?(\p{L}\S+ \p{L}\S+)/gu)].map(([, name = '']) => name))

for (const { key, origin } of schools)
  test(`${key}: sheets are read by their tags, and a page says the same`, async ({ page }) => {
    const box = await boxScoreOf(page, key, /basketball/)
    const season = box.replace(/\/[^/]+\/boxscore\/.*/, '')
    const sheets = [
      [`${box}/boxscore.pdf`, box],
      [`${season}/statistics.pdf`, `${season}?view=individual`],
    ] as const
    for (const [file, twin] of sheets) {
      const answer = await page.request.get(`http://localhost:${port}${file}`, {
        headers: { host: new URL(origin).host },
      })
      const tree = pdfTree(await answer.body())
      expect(tree.slice(0, 2), file).toEqual(['Document', expect.stringMatching(/^ {2}H1 \S+/)])
      const rows = tree
        .join('\n')
        .split(/^ *TR$/m)
        .slice(1)
      expect(rows.length).toBeGreaterThan(20)
      expect(rows.filter((row) => !/^ *TH (?:Column|Row)/m.test(row))).toEqual([])
      const names = playersIn(tree)
      expect(names.length).toBeGreaterThan(8)

      await openPage(page, origin + twin)
      const words = await page.locator('main').evaluate((main) => main.textContent?.replaceAll(/\s+/g, ' '))
      expect(
        names.filter((name) => !words?.includes(name)),
        `who is in ${file} alone`,
      ).toEqual([])
      await expect(
        page.locator(`main a[href="${file}"], main a[href$="/pdf"]`).first(),
        `the way from ${twin}`,
      ).toBeAttached()
    }
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
