import { existsSync, readFileSync } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tenant } from '#contract/tenants.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { searchEntries } from '#server/db/schema/search.ts'
import { seasons } from '#server/db/schema/sports.ts'
import {
  applyScheduleImport,
  planScheduleImport,
  type SchedulePlan,
} from '#server/domains/games/games.import.ts'
import { scheduleBySport } from '#server/domains/games/games.service.ts'
import { historicalPlayers } from '#server/domains/rosters/historical.service.ts'
import {
  applyRosterImport,
  planRosterImport,
  type RosterPlan,
} from '#server/domains/rosters/rosters.import.ts'
import { rosterBySport } from '#server/domains/rosters/rosters.service.ts'
import { find } from '#server/domains/search/search.service.ts'
import { csvRecords } from '#server/feeds/csv.ts'
import { readRoster } from '#server/feeds/roster-file.ts'
import { readSchedule } from '#server/feeds/schedule-file.ts'
import { openServices, type Services } from '#server/open.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { realData, sayIfMissing } from '#tests/support/real-data.ts'
import { empty } from '#tests/support/templates.ts'

const realRosters = realData('rosters/wbb_rosters_2021_22_first1500.csv')
sayIfMissing(realRosters)
const span = { startsOn: '2026-08-01', endsOn: '2026-12-31' }
type Plan = RosterPlan | SchedulePlan
const counts = ({ creates, updates, unchanged, rejects }: Plan) => [
  creates.length,
  updates.length,
  unchanged.length,
  rejects.length,
]
const accounted = (plan: Plan) => counts(plan).reduce((sum, count) => sum + count, 0)

describe.each(engines)('imports on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  let tenant: Tenant

  beforeAll(async () => {
    database = await engine.create({}, empty)
    services = await openServices(database.config)
    tenant = await createSchool(services, 'east')
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  /** A year before the factory's, so that people can be known from it. */
  beforeEach(() =>
    services.scope.write('east', async (tx) => {
      for (const table of [searchEntries, games, rosterPlayers, players, opponents, seasons])
        await tx.delete(table)
      await tx.insert(seasons).values([
        { id: 1, sportId: 1, title: '2026', startsOn: '2026-08-01', endsOn: '2026-12-31', isCurrent: true },
        { id: 2, sportId: 1, title: '2025', startsOn: '2025-08-01', endsOn: '2025-12-31' },
      ])
    }),
  )

  const inSchool = <T>(run: (work: Work) => Promise<T>) =>
    services.scope.write('east', (tx) => run({ tx, tenant, now: new Date('2026-11-15T12:00:00Z') }))
  const planRoster = (text: string, season = '2026') =>
    inSchool((work) => planRosterImport(work, 'football', season, readRoster(text)))
  const importRoster = (text: string, season = '2026', options = {}) =>
    inSchool(async (work) => {
      const plan = await planRosterImport(work, 'football', season, readRoster(text))
      await applyRosterImport(work, plan, options)
      return plan
    })
  const planSchedule = (text: string) =>
    inSchool((work) => planScheduleImport(work, 'football', '2026', readSchedule(text, span)))
  const importSchedule = (text: string, options = {}) =>
    inSchool(async (work) => {
      const plan = await planScheduleImport(work, 'football', '2026', readSchedule(text, span))
      await applyScheduleImport(work, plan, options)
      return plan
    })
  const roster = (season = '2026') => inSchool((work) => rosterBySport(work, 'football', season))
  const schedule = () => inSchool((work) => scheduleBySport(work, 'football', '2026'))

  const file =
    'No.,Name,Pos.,Yr.,Ht.,Wt.,Hometown\n7,Ada Marsh,QB,Fr.,6-2,190,"Austin, Texas"\n9,José Núñez,WR,So.,5-11,180,"Reno, Nev."'

  describe('of a roster', () => {
    test('change nothing until they are applied', async () => {
      expect(counts(await planRoster(file))).toEqual([2, 0, 0, 0])
      expect((await roster()).players).toEqual([])
    })

    test('put players on the roster, and find them all unchanged the second time', async () => {
      await importRoster(file)
      expect(
        (await roster()).players.map((player) => [
          player.jerseyNumber,
          player.firstName,
          player.lastName,
          player.slug,
          player.heightInches,
        ]),
      ).toEqual([
        ['7', 'Ada', 'Marsh', 'ada-marsh', 74],
        ['9', 'José', 'Núñez', 'jose-nunez', 71],
      ])
      expect(counts(await planRoster(file))).toEqual([0, 0, 2, 0])
    })

    test('say field by field what would change of those who are found, however they are spelled', async () => {
      await importRoster(file)
      const plan = await importRoster(
        'number,last,first,class,weight\n7,MARSH,ADA,R-Fr.,195\n10,Nunez,Jose,So.,180',
      )
      expect(plan.updates.map(({ name, changes }) => [name, changes])).toEqual([
        [
          'Ada Marsh',
          [
            { field: 'academicYear', before: 'Freshman', after: 'Redshirt Freshman' },
            { field: 'weight', before: 190, after: 195 },
          ],
        ],
        ['José Núñez', [{ field: 'jersey', before: '9', after: '10' }]],
      ])
      expect(
        (await roster()).players.map((player) => [player.lastName, player.jerseyNumber, player.weight]),
      ).toEqual([
        ['Marsh', '7', 195],
        ['Núñez', '10', 180],
      ])
    })

    test('know a person from an earlier season', async () => {
      await importRoster(file, '2025')
      const plan = await importRoster(`${file}\n11,Bea Moss,K,Fr.,5-8,150,"Elko, Nev."`)
      expect(plan.creates.map(({ name, playerId }) => [name, playerId !== null])).toEqual([
        ['Ada Marsh', true],
        ['José Núñez', true],
        ['Bea Moss', false],
      ])
      const [before, after] = [await roster('2025'), await roster()]
      expect(after.players.slice(0, 1).map(({ playerId }) => playerId)).toEqual(
        before.players.slice(0, 1).map(({ playerId }) => playerId),
      )
      expect(after.players).toHaveLength(3)
    })

    test('take nobody off the roster unless asked', async () => {
      await importRoster(file)
      const first = file.split('\n').slice(0, 2).join('\n')
      expect((await importRoster(first)).removals.map(({ name }) => name)).toEqual(['José Núñez'])
      expect((await roster()).players).toHaveLength(2)
      await importRoster(first, '2026', { remove: true })
      expect((await roster()).players.map(({ lastName }) => lastName)).toEqual(['Marsh'])
    })

    test('account for every row, and read back what the API answers', async () => {
      const plan = await importRoster(`${file}\n7,ADA MARSH,QB,,,,\n,,QB,,,,\n1,Pelé,WR,,,,`)
      expect(plan.rejects.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
        '4 repeats ADA MARSH of row 2',
        '5 has no name',
        "6 'Pelé' is one word; a first and a last name are needed",
      ])
      expect(accounted(plan)).toBe(5)
      expect(counts(await planRoster(JSON.stringify(await roster())))).toEqual([0, 0, 2, 0])
    })

    test('are found by search and in the historical roster from then on, and no more once they are off the roster', async () => {
      const listed = async (query: string) => {
        const found = await inSchool((work) => find(work, { q: query, kind: 'person' }))
        const ever = await inSchool((work) => historicalPlayers(work, { text: query }))
        return [found.totalItems, ever.items.map(({ years }) => years)]
      }
      await importRoster(file)
      expect(await listed('Marsh')).toEqual([1, ['2026']])
      await importRoster(file, '2025')
      expect(await listed('Marsh')).toEqual([1, ['2025-26']])
      const nobody = 'No.,Name,Pos.\n1,Cleo Reed,QB'
      for (const season of ['2025', '2026']) await importRoster(nobody, season, { remove: true })
      expect([await listed('Marsh'), await listed('Reed')]).toEqual([
        [0, []],
        [1, ['2025-26']],
      ])
    })

    test('name a season or a sport that is not there', async () => {
      await expect(planRoster(file, '1999')).rejects.toThrow('Football has no season 1999.')
    })
  })

  describe('of a schedule', () => {
    const games_ =
      'Date,Time,Opponent,Location,Result\nSep 5,7 p.m.,Elk Bay,,"W, 31-10"\nOct 31,7 p.m.,at Northern St.*,"Orr, N.D.",\nNov 7,7 p.m.,vs. ELK BAY (N),"Reno, Nev.",'

    test('make opponents that are not known, once, and put each game at its moment on either side of the change of the clocks', async () => {
      await inSchool(({ tx }) =>
        tx
          .insert(opponents)
          .values({ id: 5, title: 'Northern State', slug: 'northern-state', abbreviation: 'NSU' }),
      )
      const plan = await importSchedule(games_)
      expect(plan.newOpponents).toEqual([{ title: 'Elk Bay' }])
      expect(
        (await schedule()).games.map((game) => [
          game.opponent.title,
          game.startDateUtc,
          game.time,
          game.atVs,
          game.locationIndicator,
          game.isConference,
          game.result?.teamScore ?? null,
        ]),
      ).toEqual([
        ['Elk Bay', '2026-09-05T23:00:00.000Z', '7:00 PM', 'vs', 'H', false, '31'],
        ['Northern State', '2026-10-31T23:00:00.000Z', '7:00 PM', 'at', 'A', true, null],
        ['Elk Bay', '2026-11-08T00:00:00.000Z', '7:00 PM', 'vs', 'N', false, null],
      ])
      expect(counts(await planSchedule(games_))).toEqual([0, 0, 3, 0])
      expect((await schedule()).record.overall.text).toBe('1-0')
    })

    test('are found by search as they now are', async () => {
      const found = async () =>
        (await inSchool((work) => find(work, { q: 'Elk Bay', kind: 'game' }))).items.map(({ date }) => date)
      await importSchedule(games_)
      expect(await found()).toEqual(['2026-11-07', '2026-09-05'])
      await importSchedule('Date,Time,Opponent\nNov 7,8 p.m.,vs. Elk Bay (N)', { remove: true })
      expect(await found()).toEqual(['2026-11-07'])
    })

    test('say what would change: a time, a place, a day, a result', async () => {
      await importSchedule(games_)
      const plan = await importSchedule(
        'Date,Time,Opponent,H/A,Result\n9/5/2026,6 p.m. CT,Elk Bay,H,L 10-31\n11/1/2026,TBD,Northern State,A,\n11/7/2026,,Elk Bay,,Postponed',
      )
      const changed = Object.fromEntries(
        plan.updates.map(({ name, changes }) => [name, changes.map(({ field }) => field)]),
      )
      expect(changed).toEqual({
        'Elk Bay on 2026-09-05': ['resultStatus', 'teamScore', 'opponentScore'],
        'Northern St. on 2026-11-01': ['startDate', 'startUtc', 'time', 'isTbd'],
        'Elk Bay on 2026-11-07': ['status', 'gameState'],
      })
      expect(counts(plan)).toEqual([0, 3, 0, 0])
      expect(
        (await schedule()).games.map((game) => [game.startDate, game.status, game.result?.status ?? null]),
      ).toEqual([
        ['2026-09-05T19:00:00', 'A', 'L'],
        ['2026-11-01T12:00:00', 'A', null],
        ['2026-11-07T19:00:00', 'P', null],
      ])
    })

    test('account for every row, doubleheaders too, and read back what the API answers', async () => {
      const plan = await importSchedule(
        `${games_}\nSep 12,1 p.m.,Orr,,\nSep 12,4 p.m.,Orr,,\nSep 12,4 p.m.,Orr,,\nSep 12 2019,4 p.m.,Orr,,\nsoon,,Orr,,`,
      )
      expect(plan.rejects.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
        '7 repeats Orr on 2026-09-12 of row 6',
        '8 2019-09-12 is not in the season 2026',
        "9 the date 'soon' is not understood",
      ])
      expect(accounted(plan)).toBe(8)
      const answer = await schedule()
      expect(
        answer.games.filter(({ isDoubleheader }) => isDoubleheader).map(({ gameNumber }) => gameNumber),
      ).toEqual([1, 2])
      expect(counts(await planSchedule(JSON.stringify(answer)))).toEqual([0, 0, 5, 0])
    })
  })

  describe.runIf(existsSync(realRosters))('of 104 real rosters', () => {
    const text = () => readFileSync(realRosters, 'utf8')

    test('account for every row when they all come at once, and find them all the second time', async () => {
      const plan = await importRoster(text())
      expect(plan.rows).toBe(csvRecords(text()).length - 1)
      expect(counts(plan)).toEqual([1498, 0, 0, 1])
      expect(accounted(plan)).toBe(plan.rows)
      expect(plan.rejects.map(({ reason }) => reason)).toEqual([
        expect.stringMatching(/^repeats Jalene Woolford of row \d+$/),
      ])
      expect(counts(await planRoster(text()))).toEqual([0, 0, 1498, 1])
    })

    test('account for every row team by team, and miss only what is there twice', async () => {
      const [header = [], ...all] = csvRecords(text())
      const team = header.indexOf('team')
      const lines = (rows: string[][]) => stringify(rows)
      const teams = Map.groupBy(all, (cells) => cells[team] ?? '')
      const rejects: string[] = []
      for (const [name, rows] of teams) {
        const plan = await planRoster(lines([header, ...rows]))
        expect([name, accounted(plan)]).toEqual([name, rows.length])
        rejects.push(...plan.rejects.map(({ reason }) => `${name}: ${reason}`))
      }
      expect(teams.size).toBe(104)
      expect(rejects).toEqual(['Bradley: repeats Jalene Woolford of row 8'])
    })
  })
})
