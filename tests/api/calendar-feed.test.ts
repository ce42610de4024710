import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Game, Schedule } from '#contract/games.ts'
import { readCalendar } from '#tests/support/calendar-file.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'

const run = promisify(execFile)
const sport = 'mens-basketball'
const season = '2026-27'
const feed = `/sports/${sport}/schedule.ics?season=${season}`

describe.each(engines)('a calendar that subscribed on $name', (engine) => {
  let database: TestDatabase
  let server: RunningServer
  const env = () => ({
    DATABASE_URL: database.config.DATABASE_URL,
    DATA_DIR: database.config.DATA_DIR,
    // The schools stay as they were at the moment of the tests, and a busy machine turns nobody away.
    DEMO: 'false',
    MAX_EVENT_LOOP_DELAY: '0',
  })

  beforeAll(async () => {
    database = await engine.create({}, demo(aSaturday))
    server = await startServer(env())
  }, 300_000)
  afterAll(async () => {
    await server.stop()
    await database.dispose()
  })

  const schedule = async () => {
    const response = await fetch(`${server.origin}/api/v2/Schedule/bySport/${sport}?season=${season}`, {
      headers: { tenant: 'halcyon' },
    })
    return (await response.json()) as Schedule
  }
  const text = async (path = feed) => (await fetch(server.origin + path)).text()
  const entryOf = async ({ id }: Pick<Game, 'id'>) =>
    readCalendar(await text()).entries.find(({ uid }) => uid === `game-${id}@halcyon`)

  /** As the office does it. The embedded engine is one process's alone, so the server makes room for the command. */
  async function importSchedule(csv: string) {
    const file = join(database.config.DATA_DIR, 'schedule.csv')
    await writeFile(file, csv)
    if (!database.config.DATABASE_URL) await server.stop()
    await run(
      process.execPath,
      [
        'src/cli.ts',
        'import',
        'schedule',
        '--school',
        'halcyon',
        '--sport',
        sport,
        '--season',
        season,
      ].concat(['--file', file, '--apply']),
      { env: { ...process.env, LOG_LEVEL: 'fatal', ...env() } },
    )
    if (!database.config.DATABASE_URL) server = await startServer(env())
  }

  test('has every game of the season under its own id', async () => {
    const { games } = await schedule()
    const { name, entries } = readCalendar(await text())
    expect(name).toBe("Halcyon State Men's Basketball")
    expect(entries.map(({ uid }) => uid)).toEqual(games.map(({ id }) => `game-${id}@halcyon`))
  })

  test('sees a changed kick-off: the same id, a greater sequence, the new start', async () => {
    const { games } = await schedule()
    const game = games.findLast((each) => each.type === 'upcoming' && !each.isTbd && !each.endDate)
    if (!game) throw new Error('There is no game to move')
    const others = readCalendar(await text()).entries.filter(({ uid }) => uid !== `game-${game.id}@halcyon`)
    const before = await entryOf(game)
    expect(before).toMatchObject({ start: game.startDateUtc, sequence: 0 })
    expect((await fetch(server.origin + feed)).headers.get('x-cache')).toBe('hit')

    await importSchedule(
      `Date,Time,Opponent\n${game.startDate.slice(0, 10)},9:41 PM,${game.opponent.title}\n`,
    )

    await expect.poll(async () => (await entryOf(game))?.sequence, { timeout: 5_000 }).toBe(1)
    const moved = (await schedule()).games.find(({ id }) => id === game.id)
    expect(moved?.startDate).toBe(`${game.startDate.slice(0, 10)}T21:41:00`)
    expect(await entryOf(game)).toEqual({ ...before, sequence: 1, start: moved?.startDateUtc })
    const { entries } = readCalendar(await text())
    expect(entries.filter(({ uid }) => uid !== before?.uid)).toEqual(others)
  }, 120_000)

  test('sees a game called off', async () => {
    const { games } = await schedule()
    const game = games.findLast((each) => each.type === 'upcoming' && !each.isTbd && !each.endDate)
    if (!game) throw new Error('There is no game to call off')
    const before = await entryOf(game)
    await importSchedule(
      `Date,Opponent,Status\n${game.startDate.slice(0, 10)},${game.opponent.title},Cancelled\n`,
    )
    await expect
      .poll(async () => entryOf(game), { timeout: 5_000 })
      .toMatchObject({ uid: before?.uid, status: 'CANCELLED', sequence: (before?.sequence ?? 0) + 1 })
  }, 120_000)

  test('is told nothing new while nothing changes', async () => {
    const first = await fetch(server.origin + feed)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('content-disposition')).toBe('inline; filename="halcyon-mens-basketball.ics"')
    const again = await fetch(server.origin + feed, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('has only the games it asked for', async () => {
    const home = readCalendar(await text(`${feed}&location=H`)).entries
    const { games } = await schedule()
    expect(home.length).toBe(games.filter(({ locationIndicator }) => locationIndicator === 'H').length)
  })

  test.each([
    '/sports/quidditch/schedule.ics',
    `/sports/${sport}/schedule.ics?season=1492`,
    '/calendar.ics?sport=quidditch',
    '/game/0.ics',
    '/game/x.ics',
    '/game/999999999.ics',
    '/game/99999999999999.ics',
  ])('%s is no calendar', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404)
  })
})
