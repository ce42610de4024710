import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noMedia } from '#contract/shapes/no-media.ts'
import type { Tenant } from '#contract/tenants.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { calendar, gameResults } from '#server/domains/games/games.service.ts'
import { openServices, type Services } from '#server/open.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

interface Entry {
  id: number
  zone: string
  start: string
  /** The day at the venue. */
  day: string
  end?: string
  row?: Partial<typeof games.$inferInsert>
}

/** A school on Hawaii that travels: each entry is a minute before or after a midnight somewhere. */
const entries: Entry[] = [
  { id: 11, zone: 'Pacific/Honolulu', start: '2026-11-15T09:59:00Z', day: '2026-11-14' },
  { id: 12, zone: 'Pacific/Honolulu', start: '2026-11-15T10:00:00Z', day: '2026-11-15' },
  { id: 13, zone: 'America/Los_Angeles', start: '2026-11-15T07:59:00Z', day: '2026-11-14' },
  { id: 14, zone: 'America/Los_Angeles', start: '2026-11-15T08:00:00Z', day: '2026-11-15' },
  { id: 15, zone: 'America/New_York', start: '2026-11-15T04:59:00Z', day: '2026-11-14' },
  { id: 16, zone: 'America/New_York', start: '2026-11-15T05:00:00Z', day: '2026-11-15' },
  { id: 17, zone: 'Europe/London', start: '2026-11-14T23:59:00Z', day: '2026-11-14' },
  { id: 18, zone: 'Europe/London', start: '2026-11-15T00:00:00Z', day: '2026-11-15' },
  // Clocks fall back during the night before each of these days.
  { id: 21, zone: 'America/New_York', start: '2026-11-01T03:59:00Z', day: '2026-10-31' },
  { id: 22, zone: 'America/New_York', start: '2026-11-02T04:59:00Z', day: '2026-11-01' },
  { id: 23, zone: 'Europe/London', start: '2026-10-25T23:59:00Z', day: '2026-10-25' },
  {
    id: 31,
    zone: 'Pacific/Honolulu',
    start: '2026-12-12T10:00:00Z',
    day: '2026-12-12',
    row: { isAllDay: true },
  },
  {
    id: 32,
    zone: 'Pacific/Honolulu',
    start: '2026-12-13T22:00:00Z',
    day: '2026-12-13',
    row: { isTbd: true },
  },
  { id: 33, zone: 'Pacific/Honolulu', start: '2026-12-19T19:00:00Z', day: '2026-12-19', end: '2026-12-22' },
]

describe.each(engines)('the calendar of a school on Hawaii, on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  let tenant: Tenant

  beforeAll(async () => {
    database = await engine.create({}, empty)
    services = await openServices(database.config)
    tenant = await createSchool(services, 'west')
    await services.database.platform.update(tenants).set({ timeZone: 'Pacific/Honolulu' })
    await services.scope.write('west', async (tx) => {
      await tx.delete(games)
      await tx
        .insert(opponents)
        .values({ id: 2, title: 'Red River', mascot: 'Herons', slug: 'red-river', abbreviation: 'RR' })
      await tx.insert(games).values(
        entries.map(({ id, zone, start, day, end, row }) => ({
          id,
          sportId: 1,
          seasonId: 1,
          opponentId: id % 2 === 0 ? 2 : 1,
          startDate: day,
          startUtc: new Date(start),
          endDate: end ?? null,
          timeZone: zone,
          time: '7:00 PM',
          locationIndicator: id < 13 ? ('H' as const) : ('A' as const),
          atVs: id < 13 ? ('vs' as const) : ('at' as const),
          isConference: id === 11,
          media: { ...noMedia, tickets: id === 11 ? 'https://tickets.example/11' : null },
          resultStatus: resultOf(id),
          ...row,
        })),
      )
    })
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  const ask = <Answer>(call: (work: Work) => Promise<Answer>): Promise<Answer> =>
    services.scope.read('west', (tx) =>
      call({
        tx,
        tenant: { ...tenant, timeZone: 'Pacific/Honolulu' },
        now: new Date('2026-11-15T12:00:00Z'),
      }),
    )

  async function idsOn(from: string, to = from): Promise<Record<string, number[]>> {
    const { days } = await ask((work) => calendar(work, from, to, {}))
    return Object.fromEntries(
      days.map(({ date, games: of }) => [date, of.map(({ id }) => id).toSorted(ascending)]),
    )
  }

  test.each([
    ['2026-11-14', [11, 13, 15, 17]],
    ['2026-11-15', [12, 14, 16, 18]],
    ['2026-10-31', [21]],
    ['2026-11-01', [22]],
    ['2026-10-25', [23]],
    ['2026-12-12', [31]],
    ['2026-12-13', [32]],
  ])('on %s stand the games of that day at their venues', async (day, ids) => {
    expect(await idsOn(day)).toEqual({ [day]: ids })
  })

  test('an event of several days stands under each, in a week that it did not begin in too', async () => {
    expect(await idsOn('2026-12-20', '2026-12-26')).toEqual({
      '2026-12-20': [33],
      '2026-12-21': [33],
      '2026-12-22': [33],
    })
  })

  test('it says between which days there are entries', async () => {
    const { firstDate, lastDate } = await ask((work) => calendar(work, '2030-01-01', '2030-01-31', {}))
    expect([firstDate, lastDate]).toEqual(['2026-10-25', '2026-12-19'])
  })

  test('it can be asked for what has tickets', async () => {
    const { days } = await ask((work) => calendar(work, '2026-11-01', '2026-11-30', { ticketedOnly: true }))
    expect(days.map(({ date, games: of }) => [date, of.map(({ id }) => id)])).toEqual([['2026-11-14', [11]]])
  })

  test.each([
    ['every result', {}, [16, 15, 14, 13, 12, 11], '3-2-1'],
    ['wins', { outcome: 'W' }, [15, 13, 11], '3-0'],
    ['losses', { outcome: 'L' }, [14, 12], '0-2'],
    ['ties', { outcome: 'T' }, [16], '0-0-1'],
    ['home', { locationIndicator: 'H' }, [12, 11], '1-1'],
    ['conference', { conferenceOnly: true }, [11], '1-0'],
    ['an opponent by a part of its name', { opponent: 'river' }, [16, 14, 12], '0-2-1'],
    ['an opponent by its mascot', { opponent: 'HERON' }, [16, 14, 12], '0-2-1'],
    ['an opponent nobody played', { opponent: '%' }, [], '0-0'],
    ['a season', { season: '2026' }, [16, 15, 14, 13, 12, 11], '3-2-1'],
    ['a season nobody played', { season: '1999' }, [], '0-0'],
  ] as const)('results can be asked for by %s, with the record they make', async (_, filter, ids, record) => {
    const page = await ask((work) => gameResults(work, { sportId: 1, playedOnly: true, ...filter }))
    expect(page.items.map(({ id }) => id).toSorted(ascending)).toEqual(ids.toSorted(ascending))
    expect(page.team?.record.overall.text).toBe(record)
    expect(page.team?.seasons).toEqual(['2026'])
  })

  test('results of every sport make no record', async () => {
    expect((await ask((work) => gameResults(work, {}))).team).toBeNull()
  })
})

const ascending = (a: number, b: number) => a - b

/** 11, 13 and 15 were won, 12 and 14 lost, 16 tied; the others are to come. */
function resultOf(id: number): 'W' | 'L' | 'T' | null {
  if (id > 16) return null
  if (id === 16) return 'T'
  return id % 2 === 0 ? 'L' : 'W'
}
