import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Game, Schedule } from '#contract/games.ts'
import { readConfig } from '#server/config/config.ts'
import { fillSchool } from '#tests/factories/school.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'
import { readCalendar } from '#tests/support/calendar-file.ts'
import { emptySchool } from '#tests/support/empty-school.ts'
import { startServer } from '#tests/support/running-server.ts'
import { importCommand } from '../../src/commands/import.ts'

const [halcyon] = schools
const sport = 'mens-basketball'

async function ask<T>(page: Page, school: School, path: string): Promise<T> {
  const response = await page.request.get(`${halcyon.origin}/api/v2${path}`, {
    headers: { tenant: school.key },
  })
  return (await response.json()) as T
}
const scheduleOf = (page: Page, school: School, slug = sport) =>
  ask<Schedule>(page, school, `/Schedule/bySport/${slug}`)
/** A file of the page's own school: only the browser finds the host names of both. */
const take = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address)
    return { type: response.headers.get('content-type'), text: await response.text() }
  }, path)
const row = (page: Page, { id }: Pick<Game, 'id'>) => page.locator(`#game-${id}`)
const rows = (page: Page) => page.locator('#schedule-games li[id^="game-"]')

for (const school of schools) {
  test(`${school.key}: find tonight's game from Home and add it to a calendar`, async ({ page }) => {
    const { items } = await ask<{ items: Game[] }>(page, school, '/EventsResults/upcoming?$pageSize=50')
    await openPage(page, school.origin)
    // Whichever game Home puts forward leads to its team's schedule.
    const way = page.locator('main a[href^="/sports/"][href$="/schedule"]').first()
    const slug = (await way.getAttribute('href'))?.split('/')[2]
    await way.click()
    await expect(page.locator('h1')).toContainText('Schedule')
    const game = items.find(
      (each) => each.sport.globalSportNameSlug === slug && !each.isTbd && !each.isAllDay,
    )
    if (!game) throw new Error(`${slug} plays nothing soon`)
    await row(page, game).getByRole('button', { name: 'Add to Calendar' }).click()
    const panel = page.getByRole('group', { name: /^Add to calendar/ }).filter({ visible: true })
    await expect(panel.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', /dates=\d{8}T/)
    const href = await panel.getByRole('link', { name: '.ics' }).getAttribute('href')
    const { type, text } = await take(page, href ?? '')
    expect(type).toBe('text/calendar; charset=utf-8')
    const { entries } = readCalendar(text)
    expect(entries).toEqual([
      expect.objectContaining({ uid: `game-${game.id}@${school.key}`, start: game.startDateUtc }),
    ])
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  test(`${school.key}: the feed of the site has the games of this school alone`, async ({ page }) => {
    const { items } = await ask<{ items: Game[] }>(page, school, '/EventsResults/upcoming?$pageSize=5')
    await page.goto(`${school.origin}/404`)
    const { name, entries } = readCalendar((await take(page, '/calendar.ics')).text)
    expect(name).toBe(`${school.siteName} Athletics`)
    expect(entries.every(({ uid }) => uid.endsWith(`@${school.key}`))).toBe(true)
    expect(entries.map(({ uid }) => uid)).toEqual(
      expect.arrayContaining(items.map(({ id }) => `game-${id}@${school.key}`)),
    )
  })

  test(`${school.key}: the location filter shows the games of one place without a reload`, async ({
    page,
  }) => {
    const { games } = await scheduleOf(page, school)
    await openPage(page, `${school.origin}/sports/${sport}/schedule`)
    await expect(rows(page)).toHaveCount(games.length)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    for (const [label, location] of [
      ['Home Games', 'H'],
      ['Away Games', 'A'],
      ['Neutral Games', 'N'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: label }).click()
      await expect(rows(page)).toHaveCount(
        games.filter(({ locationIndicator }) => locationIndicator === location).length,
      )
      expect(new URL(page.url()).searchParams.get('location')).toBe(location)
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test(`${school.key}: a postponed and a cancelled game say so, and both games of a doubleheader which they are`, async ({
    page,
  }) => {
    for (const [slug, is, words] of [
      ['womens-soccer', ({ status }: Game) => status === 'P', 'Postponed'],
      ['mens-soccer', ({ status }: Game) => status === 'C', 'Cancelled'],
      ['softball', ({ gameNumber }: Game) => gameNumber === 2, 'Doubleheader, Game 2'],
    ] as const) {
      const game = (await scheduleOf(page, school, slug)).games.find(is)
      if (!game) continue
      await openPage(page, `${school.origin}/sports/${slug}/schedule`)
      await expect(row(page, game)).toContainText(words)
    }
  })
}

test('the copied marker stays for 1500 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(`${halcyon.origin}/sports/${sport}/schedule`)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const panel = page.getByRole('group', { name: 'Subscribe to a calendar' })
  expect(await accessibilityFaults(page, panel)).toEqual([])
  const copy = panel.getByRole('button', { name: /^Cop/ }).first()
  await expect(copy).toHaveText(/^Copy/)
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  await expect(copy).toHaveText(/^Copied/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${halcyon.origin}/sports/${sport}/schedule.ics`,
  )
  await page.clock.runFor(1499)
  await expect(copy).toHaveText(/^Copied/)
  await page.clock.runFor(1)
  await expect(copy).toHaveText(/^Copy /)
})

test('the print view prints by itself, without the shell and on few sheets', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }),
  )
  await page.goto(`${halcyon.origin}/sports/${sport}/schedule/print`)
  await expect(page.locator('header, footer')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('the text view is one table of words', async ({ page }) => {
  const { games } = await scheduleOf(page, halcyon)
  await openPage(page, `${halcyon.origin}/sports/${sport}/schedule/text`)
  await expect(page.locator('header, footer')).toHaveCount(0)
  await expect(page.locator('tbody tr')).toHaveCount(games.length)
})

test('subscribe and see a changed kick-off time arrive in the feed', async ({ page }) => {
  test.setTimeout(180_000)
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const { env, dispose } = await emptySchool(({ scope }) => fillSchool(scope, 'northfold', day))
  let server = await startServer(env)
  try {
    const { port } = new URL(server.origin)
    const { games, season } = (await (
      await page.request.get(`${server.origin}/api/v2/Schedule/bySport/football`, {
        headers: { tenant: 'northfold' },
      })
    ).json()) as Schedule
    const [game] = games
    if (!game) throw new Error('There is no game to move')
    await openPage(page, `${server.origin}/sports/football/schedule`)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    const way = page.getByRole('link', { name: 'Apple Calendar and Outlook' }).first()
    const address = ((await way.getAttribute('href')) ?? '').replace(/^webcal:/, 'http:')
    const entry = async () => {
      const { entries } = readCalendar(await (await page.request.get(address)).text())
      return entries.find(({ uid }) => uid === `game-${game.id}@northfold`)
    }
    const before = await entry()
    expect(before?.start).toBe(game.startDateUtc)

    // The embedded database is one process's alone, so the office stops the server to import.
    await server.stop()
    const file = join(env.DATA_DIR, 'schedule.csv')
    await writeFile(
      file,
      `Date,Time,Opponent\n${game.startDate.slice(0, 10)},9:41 PM,${game.opponent.title}\n`,
    )
    const code = await importCommand(
      readConfig(env),
      `schedule --school northfold --sport football --season ${season} --apply --file`
        .split(' ')
        .concat(file),
    )
    expect(code).toBe(0)
    server = await startServer({ ...env, PORT: port })

    const after = await entry()
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
    expect(after?.start).not.toBe(before?.start)
    await openPage(page, `${server.origin}/sports/football/schedule`)
    await expect(row(page, game)).toContainText('9:41 PM')
  } finally {
    await server.stop()
    await dispose()
  }
})
