import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FeedGame } from '#contract/games.ts'
import type { Tenant } from '#contract/tenants.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { applyScheduleImport, planScheduleImport } from '#server/domains/games/games.import.ts'
import { readSchedule } from '#server/feeds/schedule-file.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'
import { aSaturday } from '#tests/support/templates.ts'

const sport = 'mens-basketball'
const season = '2026-27'
const span = { startsOn: '2026-08-01', endsOn: '2027-07-31' }

describe.each(engines)('what calendars are told on $name', (engine) => {
  let api: SeededApi
  beforeAll(async () => {
    api = await openSeededApi(engine)
  })
  afterAll(() => api.close())

  const ask = (query: string) => api.get(`/api/v2/Calendar/feed?${query}`, 'halcyon')
  const told = async (query = `sport=${sport}&season=${season}`) =>
    (await ask(query)).json<{ games: FeedGame[] }>().games
  const gameToChange = async () => {
    const game = (await told()).findLast((each) => each.type === 'upcoming' && !each.isTbd && !each.endDate)
    if (!game) throw new Error('There is no game to change')
    return game
  }
  /** As the office does it. */
  async function importSchedule(csv: string) {
    const [tenant] = (await api.services.database.platform.select().from(tenants)).filter(
      ({ key }) => key === 'halcyon',
    )
    await api.services.scope.write('halcyon', async (tx) => {
      const work = { tx, tenant: tenant as unknown as Tenant, now: aSaturday }
      const plan = await planScheduleImport(work, sport, season, readSchedule(csv, span))
      await applyScheduleImport(work, plan, {})
    })
  }

  test('a moved kick-off is the same game with a greater revision, and nothing else is new', async () => {
    const before = await told()
    const game = await gameToChange()
    const csv = `Date,Time,Opponent\n${game.startDate.slice(0, 10)},9:41 PM,${game.opponent.title}\n`
    await importSchedule(csv)
    const after = await told()
    const moved = after.find(({ id }) => id === game.id)
    expect(moved).toMatchObject({
      revision: game.revision + 1,
      startDate: `${game.startDate.slice(0, 10)}T21:41:00`,
    })
    expect(Date.parse(moved?.updatedAt ?? '')).toBeGreaterThan(Date.parse(game.updatedAt))
    const others = (games: FeedGame[]) => games.filter(({ id }) => id !== game.id)
    expect(others(after)).toEqual(others(before))

    await importSchedule(csv)
    expect(await told(), 'what is there already counts for nothing').toEqual(after)
  })

  test('a game called off stays, with a greater revision', async () => {
    const game = await gameToChange()
    await importSchedule(
      `Date,Opponent,Status\n${game.startDate.slice(0, 10)},${game.opponent.title},Cancelled\n`,
    )
    expect((await told()).find(({ id }) => id === game.id)).toMatchObject({
      status: 'C',
      revision: game.revision + 1,
    })
  })

  test('only the games that were asked for are told', async () => {
    const all = await told()
    const home = await told(`sport=${sport}&season=${season}&locationIndicator=H`)
    expect(home).toEqual(all.filter(({ locationIndicator }) => locationIndicator === 'H'))
    expect((await ask('sport=quidditch')).statusCode).toBe(404)
  })
})
