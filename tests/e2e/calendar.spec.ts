import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Static } from 'typebox'
import type { games } from '#contract/games.ts'
import {
  addDays,
  addMonths,
  endOfMonth,
  startOfMonth,
  startOfWeek,
} from '#site/domains/games/calendar/days/calendar-days.ts'
import { dayAt } from '#site/domains/games/parts/game-dates.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'

const [halcyon] = schools
const zones = { halcyon: 'America/New_York', tamarack: 'America/Los_Angeles' } as const
const todayOf = ({ key }: School) => dayAt(new Date(), zones[key])

type Calendar = Static<typeof games.calendar.response>
type Results = Static<typeof games.results.response>

async function ask<T>(page: Page, school: School, path: string): Promise<T> {
  const response = await page.request.get(`${halcyon.origin}/api/v2${path}`, {
    headers: { tenant: school.key },
  })
  return (await response.json()) as T
}

const monthOf = (page: Page, school: School, query = '') => {
  const today = todayOf(school)
  return ask<Calendar>(page, school, `/Calendar/from/${startOfMonth(today)}/to/${endOfMonth(today)}${query}`)
}

const sportId = async (page: Page, school: School, slug: string) =>
  (await ask<{ id: number; globalSportNameSlug: string }[]>(page, school, '/Sports')).find(
    ({ globalSportNameSlug }) => globalSportNameSlug === slug,
  )?.id

/** How many there are, said politely. */
const found = (page: Page) => page.locator('main p[role="status"]')
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const focusedDay = (page: Page) => page.locator('td:is(:focus, :has(> a:focus))').getAttribute('data-day')
/** The stop of the keyboard on a day: its link, or where it has no events its cell. */
const stopOf = (page: Page, day: string) =>
  page.locator(`td[data-day="${day}"] > a, td[data-day="${day}"]:not(:has(a))`)

/** What each day of a list holds. */
const agenda = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('section[data-day]')].map((day) => [
        day.dataset.day ?? '',
        [...day.querySelectorAll('li > div')].map((words) => words.textContent),
      ]),
    ),
  )

for (const school of schools) {
  test(`${school.key}: the calendar is a month grid, a week or a list of every sport, and its address says which`, async ({
    page,
  }) => {
    const { days } = await monthOf(page, school)
    await openPage(page, `${school.origin}/calendar`)
    await expect(page.locator('td[data-day] ul').first()).toBeVisible()
    const filled = await page
      .locator('td[data-day]:has(a)')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.day))
    expect(filled).toEqual(days.map(({ date }) => date))

    const views = page.getByRole('navigation', { name: 'View' })
    await views.getByRole('link', { name: 'Week' }).click()
    await expect(page.locator('ol > li[data-day]')).toHaveCount(7)
    expect(queryOf(page)).toEqual({ view: 'week' })
    const start = startOfWeek(todayOf(school))
    await expect(page.locator('ol > li[data-day]').first()).toHaveAttribute('data-day', start)
    await page.getByRole('link', { name: 'Next week' }).click()
    await expect(page.locator('ol > li[data-day]').first()).toHaveAttribute('data-day', addDays(start, 7))
    expect(queryOf(page)).toEqual({ view: 'week', date: addDays(start, 7) })

    await page.getByRole('link', { name: 'Today' }).click()
    await expect(page.locator('ol > li[data-day]').first()).toHaveAttribute('data-day', start)
    await views.getByRole('link', { name: 'List' }).click()
    await expect(page.locator('section[data-day]')).toHaveCount(days.length)
    expect(Object.keys(await agenda(page))).toEqual(days.map(({ date }) => date))
  })

  for (const timezoneId of ['Pacific/Honolulu', 'Europe/London']) {
    test(`${school.key}: a reader in ${timezoneId} sees the same days as the school, and its today`, async ({
      browser,
    }) => {
      const seen = await Promise.all([
        readIn(browser, school, zones[school.key]),
        readIn(browser, school, timezoneId),
      ])
      expect(Object.keys(seen[0].days).length).toBeGreaterThan(5)
      expect(seen[1]).toEqual(seen[0])
    })
  }
}

async function readIn(browser: Browser, school: School, timezoneId: string) {
  const context = await browser.newContext({ timezoneId })
  const page = await context.newPage()
  await openPage(page, `${school.origin}/calendar?view=list`)
  const days = await agenda(page)
  await openPage(page, `${school.origin}/calendar`)
  const today = await page.locator('td[aria-current="date"]').getAttribute('data-day')
  await context.close()
  return { days, today }
}

test('the grid is walked by arrow keys, Home, End, Page Up and Page Down', async ({ page }) => {
  const today = todayOf(halcyon)
  const middle = `${today.slice(0, 8)}15`
  await openPage(page, `${halcyon.origin}/calendar`)
  await expect(page.locator('table[role="grid"]')).toBeVisible()
  await stopOf(page, middle).focus()
  for (const [key, day] of [
    ['ArrowRight', addDays(middle, 1)],
    ['ArrowDown', addDays(middle, 8)],
    ['ArrowLeft', addDays(middle, 7)],
    ['ArrowUp', middle],
    ['Home', startOfWeek(middle)],
    ['End', addDays(startOfWeek(middle), 6)],
    ['Control+End', endOfMonth(middle)],
  ] as const) {
    await page.keyboard.press(key)
    expect([key, await focusedDay(page)]).toEqual([key, day])
  }
  const last = endOfMonth(middle)
  await page.keyboard.press('ArrowRight')
  await expect(stopOf(page, addDays(last, 1))).toBeFocused()
  expect(queryOf(page)).toEqual({ date: addDays(last, 1) })
  await page.keyboard.press('PageUp')
  await expect(stopOf(page, addMonths(addDays(last, 1), -1))).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(stopOf(page, addDays(last, 1))).toBeFocused()
  expect(
    await page.locator('td[tabindex="0"], td > a[tabindex="0"]').count(),
    'one day is a stop of the Tab key',
  ).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('Enter opens the day under the grid, with its events', async ({ page }) => {
  const { days } = await monthOf(page, halcyon)
  const day = days[0]?.date ?? ''
  await openPage(page, `${halcyon.origin}/calendar`)
  await expect(page.locator('table[role="grid"]')).toBeVisible()
  await expect(page.locator(`#day-${day}`)).toBeHidden()
  await stopOf(page, day).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`#day-${day}`)).toBeVisible()
  await expect(page.locator(`#day-${day} > ul > li`)).toHaveCount(days[0]?.games.length ?? 0)
})

test('on a phone the days keep a mark for each event and the list tells what they are', async ({ page }) => {
  const { days } = await monthOf(page, halcyon)
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, `${halcyon.origin}/calendar`)
  const last = days.at(-1)?.date ?? ''
  await page.locator(`td[data-day="${last}"] > a`).click()
  await expect(page.locator(`#day-${last}`)).toBeInViewport()
  await expect(page.locator('section[data-day]')).toHaveCount(days.length)
})

test('today is marked by the clock of the reader and the zone of the school, in a page kept over night too', async ({
  page,
}) => {
  const today = todayOf(halcyon)
  const other = `${today.slice(0, 8)}${today.endsWith('20') ? '10' : '20'}`
  await page.clock.setFixedTime(new Date(`${other}T12:00:00-05:00`))
  // A fixed clock keeps no marks of its own, which is what opening a page waits for.
  await page.goto(`${halcyon.origin}/calendar`)
  await expect(page.locator('td[aria-current="date"]')).toHaveAttribute('data-day', other)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter by sport and location keeps its state in the address, from month to month', async ({
    page,
  }) => {
    const id = await sportId(page, halcyon, 'mens-basketball')
    const home = await monthOf(page, halcyon, `?sportId=${id}&locationIndicator=H`)
    await page.goto(`${halcyon.origin}/calendar?view=list`)
    await page.getByLabel('Sport', { exact: true }).selectOption('mens-basketball')
    await page.getByLabel('Location').selectOption('H')
    await page.getByRole('button', { name: 'Show' }).click()
    expect(queryOf(page)).toMatchObject({ view: 'list', sport: 'mens-basketball', location: 'H' })
    await expect(page.locator('section[data-day]')).toHaveCount(home.days.length)
    await page.getByRole('link', { name: 'Next month' }).click()
    expect(queryOf(page)).toEqual({
      view: 'list',
      sport: 'mens-basketball',
      location: 'H',
      date: addMonths(startOfMonth(todayOf(halcyon)), 1),
    })
    await expect(page.getByLabel('Location')).toHaveValue('H')
    await expect(page.getByRole('link', { name: 'Subscribe to Home Games' })).toHaveAttribute(
      'href',
      /^webcal:.*\/calendar\.ics\?sport=mens-basketball&location=H$/,
    )
  })

  test('results are filtered by links and a form', async ({ page }) => {
    const id = await sportId(page, halcyon, 'football')
    const wins = await ask<Results>(
      page,
      halcyon,
      `/EventsResults/results?sportId=${id}&outcome=W&playedOnly=true`,
    )
    const opponent = wins.items[0]?.opponent.title ?? ''
    await page.goto(`${halcyon.origin}/sports/football/results`)
    await page.getByRole('link', { name: 'Wins' }).click()
    expect(queryOf(page)).toEqual({ outcome: 'W' })
    await expect(found(page)).toContainText(`${wins.totalItems} games: ${wins.totalItems}-0`)
    await page.getByRole('searchbox', { name: 'Opponent' }).fill(opponent)
    await page.getByRole('button', { name: 'Find' }).click()
    expect(queryOf(page)).toEqual({ outcome: 'W', opponent })
    for (const row of await page.locator('#results li:has(time)').all()) {
      await expect(row).toContainText(opponent)
      await expect(row).toContainText('Win')
    }
  })
})

for (const school of schools) {
  test(`${school.key}: results across seasons change their record with the filter, without a reload`, async ({
    page,
  }) => {
    const id = await sportId(page, school, 'mens-basketball')
    const all = await ask<Results>(page, school, `/EventsResults/results?sportId=${id}&playedOnly=true`)
    const home = await ask<Results>(
      page,
      school,
      `/EventsResults/results?sportId=${id}&playedOnly=true&locationIndicator=H`,
    )
    await openPage(page, `${school.origin}/sports/mens-basketball/results`)
    await expect(found(page)).toContainText(all.team?.record.overall.text ?? '')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name: 'Home Games', exact: true }).click()
    await expect(found(page)).toHaveText(`${home.totalItems} games: ${home.team?.record.overall.text}`)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    const season = all.team?.seasons.at(-1) ?? ''
    await page.getByText('Season', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Seasons' }).getByRole('link', { name: season }).click()
    await expect(page.locator('h1')).toContainText(season)
    expect(queryOf(page)).toEqual({ season, location: 'H' })
    await expect(page.locator('#results h2')).toHaveText([season])
  })

  test(`${school.key}: a print form has no shell and prints by itself`, async ({ page }) => {
    const today = todayOf(school)
    await page.addInitScript(() => {
      window.print = () => void Object.assign(window, { wasPrinted: true })
    })
    for (const path of [
      `/calendar/print/month/0/${startOfMonth(today)}/${endOfMonth(today)}/H`,
      '/sports/mens-basketball/results/print/all/home',
    ]) {
      await openPage(page, school.origin + path)
      await expect(page.locator('header, footer, nav')).toHaveCount(0)
      await expect(page.locator('table').first()).toBeVisible()
      await page.waitForFunction(() => 'wasPrinted' in window)
    }
  })
}

test('what is beyond the entries, and what no address can mean, is a 404', async ({ page }) => {
  for (const path of [
    '/calendar?date=2199-01-01',
    '/calendar?date=2026-02-30',
    '/calendar?sport=quidditch',
    '/sports/quidditch/calendar',
    '/calendar/print/list/all/2026-11-01/2027-11-01/all',
    '/calendar/print/poster/all/2026-11-01/2026-11-30/all',
    '/calendar/print/list/99999/2026-11-01/2026-11-30/all',
    '/sports/football/results?page=999',
    '/sports/football/results?season=1901',
    '/sports/football/results/print/1901/list',
    '/sports/football/results/print/all/everything',
  ]) {
    expect([path, (await page.request.get(halcyon.origin + path)).status()]).toEqual([path, 404])
  }
})

test('search engines keep the calendar once, with its events', async ({ page }) => {
  const source = async (path: string) => (await page.request.get(halcyon.origin + path)).text()
  const whole = await source('/calendar')
  expect(whole).not.toContain('noindex')
  expect(whole).toContain('"@type":"SportsEvent"')
  expect(whole).toContain('"@type":"BreadcrumbList"')
  for (const path of [
    '/calendar?view=week',
    '/calendar?location=H',
    '/calendar/print/list/all/2026-11-01/2026-11-30/all',
  ]) {
    const view = await source(path)
    expect(view).toContain('noindex')
    expect(view).toContain(`<link rel="canonical" href="${halcyon.origin}/calendar"`)
  }
})
