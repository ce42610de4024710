import { expect, type Page, test } from '@playwright/test'
import type { Roster } from '#contract/rosters.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'
import { readCsv } from '#tests/support/read-csv.ts'

const [halcyon, tamarack] = schools
/** A sport of both. */
const address = '/sports/mens-basketball/roster'

async function askRoster(page: Page, school: School, slug = 'mens-basketball'): Promise<Roster> {
  const response = await page.request.get(`${halcyon.origin}/api/v2/Rosters/bySport/${slug}`, {
    headers: { tenant: school.key },
  })
  return (await response.json()) as Roster
}

/** Requests outside of the browser know no host names but localhost. */
const hostOf = (school: School) => ({ headers: { host: new URL(school.origin).host } })

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a player' })
const cards = (page: Page) => page.locator('#roster-players li')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /player/ })

for (const school of schools) {
  test(`${school.key}: typing filters a roster without a reload, keeps the focus, follows in the address and survives Back`, async ({
    page,
  }) => {
    const { players } = await askRoster(page, school)
    const wanted = players[3]?.lastName ?? ''
    await openPage(page, school.origin + address)
    await expect(count(page)).toHaveText(`${players.length} players`)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await field(page).pressSequentially(wanted.toLowerCase(), { delay: 30 })
    await expect(page).toHaveURL(`${school.origin}${address}?text=${wanted.toLowerCase()}`)
    await expect(count(page)).toHaveText(/^\d of \d+ players$/)
    await expect(cards(page).first()).toContainText(wanted)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(wanted.toLowerCase())

    const found = await cards(page).count()
    await page.locator('#roster-staff a').first().click()
    await expect(page).toHaveURL(/\/roster\/coaches\//)
    await page.goBack()
    await expect(cards(page)).toHaveCount(found)
    await expect(field(page)).toHaveValue(wanted.toLowerCase())

    await field(page).fill('nobody at all')
    await expect(page.locator('main')).toContainText('Nobody on this roster fits')
    await expect(count(page)).toHaveText(`0 of ${players.length} players`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(cards(page)).toHaveCount(players.length)
    await expect(field(page)).toHaveValue('')
    await expect(page).toHaveURL(school.origin + address)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test(`${school.key}: every view of a roster is accessible and fits a phone`, async ({ page }) => {
    for (const query of ['?view=list&sort=position', '?view=table', '?view=table&sort=position']) {
      await openPage(page, school.origin + address + query)
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([query, width, overflow]).toEqual([query, width, 0])
        // What stands around it is the same in every view, and looked at by the walk.
        if (width === school.axeWidth)
          expect(await accessibilityFaults(page, 'main'), `${query} at ${width} px`).toEqual([])
      }
    }
  })

  test(`${school.key}: the file of a roster has what its table has, filtered and sorted alike`, async ({
    page,
  }) => {
    await openPage(page, `${school.origin}${address}?view=table&sort=class&class=Senior`)
    const table = await page.locator('#roster-players table').evaluate((element) => {
      const words = (cell: Element) =>
        (cell.querySelector('a') ?? cell).querySelector('abbr')?.title ??
        (cell.querySelector('a') ?? cell).textContent?.trim() ??
        ''
      const rows = [...element.querySelectorAll('tr')].map((row) => [...row.children].map(words))
      return { head: rows[0] ?? [], body: rows.slice(1) }
    })
    expect(table.body.length).toBeGreaterThan(0)
    const link = page.getByRole('link', { name: 'Download CSV' })
    const href = (await link.getAttribute('href')) ?? ''
    const response = await page.request.get(halcyon.origin + href, hostOf(school))
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^text\/csv; ?charset=utf-8/i),
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="${school.key}-mens-basketball-roster-[\\d-]+\\.csv"$`),
      ),
      'cache-control': expect.stringContaining('public'),
    })
    const [titles = [], ...rows] = readCsv(await response.text())
    const file = rows.map((row) =>
      Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])),
    )
    const inTable: Record<string, (row: Record<string, string>) => string | undefined> = {
      'Jersey number': (row) => row.Number,
      Name: (row) => `${row['First Name']} ${row['Last Name']}`,
      Position: (row) => row.Position,
      Class: (row) => row.Class,
      Height: (row) => row.Height?.replace("'", '-').replace('"', ''),
      Weight: (row) => row.Weight,
      'Hometown / High School': (row) => [row.Hometown, row['High School']].filter(Boolean).join(' / '),
      'Previous School': (row) => row['Previous School'],
      Major: (row) => row.Major,
    }
    // A cell shows a position's letters and has its title; the file has the letters.
    const position = table.head.indexOf('Position')
    const letters = await page
      .locator(`#roster-players tbody td:nth-child(${position + 1})`)
      .allTextContents()
    const shown = table.body.map((row, index) => row.with(position, letters[index] ?? ''))
    expect(file.map((row) => table.head.map((title) => inTable[title]?.(row)))).toEqual(shown)

    const head = await page.request.head(halcyon.origin + href, hostOf(school))
    expect(head.headers()['content-length']).toBeDefined()
    expect(await head.text()).toBe('')
    const missing = await page.request.get(`${halcyon.origin}/sports/quidditch/roster.csv`, hostOf(school))
    expect(missing.status()).toBe(404)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/roster-[\d-]+\.csv$/)
  })

  test(`${school.key}: without JavaScript the form filters and sorts a roster`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const { players } = await askRoster(page, school)
    const wanted = players[5]
    await page.goto(school.origin + address)
    await expect(cards(page)).toHaveCount(players.length)
    await field(page).fill(wanted?.lastName ?? '')
    await page.getByLabel('Class').selectOption(wanted?.academicYear ?? '')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(count(page)).toHaveText(/^\d of \d+ players$/)
    await expect(cards(page).first().getByRole('link')).toHaveText(wanted ? nameOf(wanted) : '')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(cards(page)).toHaveCount(players.length)
    await context.close()
  })
}

test('rosters sort by class in the academic order, by the head of the table too, and group by position', async ({
  page,
}) => {
  const order = ['Freshman', 'Redshirt Freshman', 'Sophomore', 'Redshirt Sophomore', 'Junior']
  order.push('Redshirt Junior', 'Senior', 'Redshirt Senior', 'Graduate Student')
  await openPage(page, `${halcyon.origin}/sports/football/roster?view=table`)
  const classes = async () => {
    const titles = page.locator('#roster-players tbody td:nth-child(4) abbr')
    return titles.evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).title))
  }
  const head = page.getByRole('columnheader', { name: 'Cl.' }).getByRole('link')
  await head.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?view=table&sort=class$/)
  await expect(page.locator('th[aria-sort]')).toHaveText('Cl., Class')
  await expect(head).toBeFocused()
  await expect(page.locator('[role="status"]', { hasText: 'Sorted by Cl., Class, ascending' })).toHaveCount(1)
  const sorted = await classes()
  expect(sorted.length).toBeGreaterThan(100)
  expect(sorted).toEqual(sorted.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))

  const choice = page.getByLabel('Sort by')
  await expect(choice.locator('option')).toHaveText([
    'Jersey',
    'Name',
    'Position',
    'Class',
    'Hometown',
    'Height',
    'Weight',
  ])
  await choice.selectOption('Position')
  await expect(page.locator('th[scope="rowgroup"]').first()).toContainText('Cornerback')
  await page.goBack()
  await expect(page.locator('th[scope="rowgroup"]')).toHaveCount(0)
  await expect(choice).toHaveValue('class')
})

test('a season is chosen, and its roster keeps its own address', async ({ page }) => {
  const { seasons, currentSeason } = await askRoster(page, halcyon, 'football')
  const other = seasons.find((season) => season !== currentSeason) ?? ''
  await openPage(page, `${halcyon.origin}/sports/football/roster`)
  await page.locator('summary', { hasText: 'Season' }).click()
  await page.getByRole('navigation', { name: 'Seasons' }).getByRole('link', { name: other }).click()
  await expect(page).toHaveURL(`${halcyon.origin}/sports/football/roster/${other}`)
  await expect(page.locator('h1')).toContainText(other)
  await field(page).fill('a')
  await expect(page).toHaveURL(`${halcyon.origin}/sports/football/roster/${other}?text=a`)
  await expect(page.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    `/sports/football/roster.csv?text=a&season=${other}`,
  )
})

test('a school chooses what its rosters tell, and how large its portraits are', async ({ page }) => {
  await openPage(page, `${tamarack.origin}${address}?view=table`)
  const heads = page.locator('#roster-players thead th')
  await expect(heads.filter({ hasText: 'Major' })).toHaveCount(1)
  await expect(heads.filter({ hasText: 'Wt.' })).toHaveCount(0)
  await expect(page.getByLabel('Sort by').locator('option', { hasText: 'Weight' })).toHaveCount(0)
  await openPage(page, `${tamarack.origin}/sports/baseball/roster?view=table`)
  await expect(heads.filter({ hasText: 'Wt.' })).toHaveCount(1)
  const widths = []
  for (const { origin } of [halcyon, tamarack]) {
    await openPage(page, origin + address)
    widths.push((await cards(page).first().boundingBox())?.width ?? 0)
  }
  expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 1.2)
})

test('a roster tells machines its team, athletes and coaches, and the way to it', async ({ page }) => {
  const { players, coaches } = await askRoster(page, halcyon, 'football')
  await openPage(page, `${halcyon.origin}/sports/football/roster?sort=name`)
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = (JSON.parse(text ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph']
  expect(graph.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'SportsTeam'])
  const { athlete, coach } = graph[1] as Record<'athlete' | 'coach', { name: string; url: string }[]>
  expect(athlete).toHaveLength(players.length)
  expect(coach).toHaveLength(coaches.length)
  expect(athlete[0]?.url).toMatch(/^http.*\/sports\/football\/roster\/[\w-]+\/\d+$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/sports\/football\/roster$/)
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain('width=1600')
})

for (const school of schools) {
  test(`${school.key}: a roster prints by itself after 1500 ms, and closes 1 ms after print if the site opened it`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await openPage(page, school.origin + address)
    await context.clock.install()
    await context.clock.pauseAt(Date.now() + 60_000)
    const isAlive = (paper: Page) =>
      paper.evaluate(() => {
        const main = document.querySelector('main #roster-print')
        return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
      })
    const printed = (paper: Page) => paper.locator('html[data-printed]')

    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Print', exact: true }).click(),
    ])
    await expect.poll(() => isAlive(paper)).toBe(true)
    await expect(paper.locator('h1')).toContainText("Men's Basketball")
    await expect(paper.locator('header, footer, nav')).toHaveCount(0)
    await context.clock.runFor(1499)
    await expect(printed(paper)).toHaveCount(0)
    await context.clock.runFor(1)
    await expect(printed(paper)).toHaveCount(1)
    expect(paper.isClosed()).toBe(false)
    const closed = paper.waitForEvent('close')
    await context.clock.runFor(1)
    await closed

    await page.goto(`${school.origin}/sports/mens-basketball/roster/print`)
    await expect.poll(() => isAlive(page)).toBe(true)
    await context.clock.runFor(5000)
    await expect(printed(page)).toHaveCount(1)
    expect(page.isClosed()).toBe(false)
  })
}

test('a roster of 116 fits its sheets: heads repeat, nothing is cut off', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openPage(page, `${halcyon.origin}/sports/football/roster/print`)
  await page.emulateMedia({ media: 'print' })
  // Letter and A4 between margins of a centimetre.
  for (const width of [740, 718]) {
    await page.setViewportSize({ width, height: 1000 })
    const sheet = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      head: getComputedStyle(document.querySelector('thead') as Element).display,
      row: getComputedStyle(document.querySelector('tbody tr') as Element).breakInside,
    }))
    expect(sheet).toEqual({ overflow: 0, head: 'table-header-group', row: 'avoid' })
  }
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\n/g)?.length).toBeLessThanOrEqual(4)
})
