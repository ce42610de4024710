import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allPurposeYards } from '#contract/shapes/all-purpose.ts'
import type { RecordBook } from '#contract/shapes/record-book.ts'
import type { StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore, CumulativeStats, PlayerSplits, PlayerStats, StatLeaders } from '#contract/stats.ts'
import { writeRecap } from '#server/domains/recaps/recap.ts'
import { recapInputOf } from '#server/domains/recaps/recaps.service.ts'
import { faults } from '#server/domains/recaps/testing/held.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'

const tenants = [
  ['halcyon', 'football'],
  ['halcyon', 'baseball'],
  ['halcyon', 'mens-ice-hockey'],
  ['halcyon', 'mens-tennis'],
  ['tamarack', 'womens-volleyball'],
  ['tamarack', 'mens-soccer'],
  ['tamarack', 'womens-basketball'],
  ['tamarack', 'softball'],
] as const

/** Columns whose season is the sum of its games. */
const summed = (tables: StatTable[]) =>
  tables.flatMap(({ key: group, columns }) =>
    columns.filter(({ total }) => total === 'sum').map(({ key }) => [group, key] as const),
  )
const at = (line: StatLine, group: string, key: string) => line[group]?.[key] ?? 0
const total = (lines: StatLine[], group: string, key: string) =>
  lines.reduce((sum, line) => sum + at(line, group, key), 0)

describe.each(engines)('statistics on $name', (engine) => {
  let api: SeededApi
  const read = async <Answer>(tenant: string, path: string) =>
    (await api.get(`/api/v2/Stats${path}`, tenant)).json<Answer>()

  beforeAll(async () => {
    api = await openSeededApi(engine)
  })
  afterAll(() => api.close())

  test.each(tenants)(
    'a season of %s %s is the sum of its games and has the record of its schedule',
    async (tenant, slug) => {
      const season = await read<CumulativeStats>(tenant, `/cumulative/${slug}`)
      expect(season.gameByGame).toHaveLength(season.games)
      expect(season.games).toBeGreaterThan(0)
      for (const [group, key] of summed(season.columns)) {
        const games = total(
          season.gameByGame.map(({ team }) => team),
          group,
          key,
        )
        expect([group, key, at(season.team, group, key)]).toEqual([group, key, games])
        const opponents = total(
          season.gameByGame.map((game) => game.opponents),
          group,
          key,
        )
        expect([group, key, at(season.opponents, group, key)]).toEqual([group, key, opponents])
      }
      const home = season.splits.filter(({ key }) => ['home', 'away', 'neutral'].includes(key))
      expect(home.reduce((sum, { games }) => sum + games, 0)).toBe(season.games)
      const schedule = (
        await api.get(`/api/v2/Schedule/bySport/${slug}?season=${season.season}`, tenant)
      ).json<{ record: { overall: { text: string } } }>()
      expect(season.record).toBe(schedule.record.overall.text)
    },
  )

  test.each(tenants)('the players of %s %s add up to the team, and lead it', async (tenant, slug) => {
    const season = await read<CumulativeStats>(tenant, `/cumulative/${slug}`)
    const teamOnly = new Set(season.columns.filter((table) => table.teamOnly).map(({ key }) => key))
    for (const [group, key] of summed(season.columns).filter(
      ([name, column]) => !teamOnly.has(name) && column !== 'sp',
    )) {
      const players = total(
        season.individual.map(({ stats }) => stats),
        group,
        key,
      )
      expect([group, key, players]).toEqual([group, key, at(season.team, group, key)])
    }
    const { categories, season: title } = await read<StatLeaders>(tenant, `/leaders/${slug}`)
    expect(title).toBe(season.season)
    expect(categories.length).toBeGreaterThan(2)
    for (const { group, key, leaders } of categories) {
      const [first] = leaders
      const line = season.individual.find(({ rosterPlayerId }) => rosterPlayerId === first?.rosterPlayerId)
      expect([group, key, line?.stats[group]?.[key]]).toEqual([group, key, first?.value])
    }
  })

  test.each(tenants)(
    "a player of %s %s has the season of the team's table, game by game",
    async (tenant, slug) => {
      const season = await read<CumulativeStats>(tenant, `/cumulative/${slug}`)
      const player = season.individual.find(({ playerId }) => playerId !== null)
      const { sports } = await read<PlayerStats>(tenant, `/player/${player?.playerId}`)
      const [sport] = sports
      const year = sport?.seasons.find((candidate) => candidate.season === season.season)
      expect(year).toMatchObject({ gp: player?.gp, gs: player?.gs })
      const log = sport?.gameLog.filter((game) => game.season === season.season) ?? []
      expect(log).toHaveLength(player?.gp ?? -1)
      for (const [group, key] of summed(season.columns)) {
        expect([
          group,
          key,
          total(
            log.map(({ stats }) => stats),
            group,
            key,
          ),
        ]).toEqual([group, key, at(player?.stats ?? {}, group, key)])
      }
      expect(sport?.career.gp).toBe(sport?.seasons.reduce((sum, { gp }) => sum + gp, 0))
    },
  )

  test.each(tenants)(
    'a record of %s %s in a game stands in the box score of that game, and nobody had more',
    async (tenant, slug) => {
      const { categories } = await read<RecordBook>(tenant, `/records/${slug}`)
      const team = await read<RecordBook>(tenant, `/records/${slug}?scope=team-game`)
      expect(categories.length).toBeGreaterThan(1)
      let looked = 0
      for (const { group, key, holders } of [...categories, ...team.categories]) {
        expect(holders.length).toBeLessThanOrEqual(10)
        expect(holders.map(({ rank }) => rank)).toEqual(
          holders.map(({ value }) => 1 + holders.filter((other) => other.value > value).length),
        )
        const record = holders.find(({ game }) => game)
        if (!record?.game) continue
        const box = await read<BoxScore>(tenant, `/boxscore/${record.game.gameId}`)
        const side = box.home.isSchool ? 'home' : 'away'
        const own = box.teams.find((each) => each.side === side)
        const lines = record.name
          ? own?.players.filter(({ jersey }) => jersey !== 'TM').map(({ groups, name }) => ({ name, groups }))
          : own && [{ name: null, groups: own.totals }]
        const told = (line: StatLine) =>
          group === 'allPurpose' ? allPurposeYards(line) : at(line, group, key)
        const most = Math.max(...(lines ?? []).map(({ groups }) => told(groups)))
        const holder = lines?.find(({ name, groups }) => name === record.name && told(groups) === most)
        expect([group, key, most, holder?.name]).toEqual([group, key, record.value, record.name])
        expect(box.season).toBe(record.season)
        looked += 1
      }
      expect(looked).toBeGreaterThan(2)
    },
  )

  test.each(tenants)(
    'a career record of %s %s is what the page of the player says, and a season too',
    async (tenant, slug) => {
      for (const scope of ['career', 'season'] as const) {
        const { categories } = await read<RecordBook>(tenant, `/records/${slug}?scope=${scope}`)
        for (const { group, key, holders } of categories.slice(0, 6)) {
          const record = holders.find(({ isTyped, playerId, url }) => !isTyped && playerId && url)
          if (!record) continue
          const { sports } = await read<PlayerStats>(tenant, `/player/${record.playerId}`)
          const own = sports.find(({ sport }) => sport.globalSportNameSlug === slug)
          const line =
            scope === 'career'
              ? own?.career
              : own?.seasons.find(({ season: title }) => title === record.season)
          expect([scope, group, key, line?.stats[group]?.[key]]).toEqual([scope, group, key, record.value])
        }
      }
    },
  )

  test.each(tenants)('the games of a player of %s %s in parts are those of the log', async (tenant, slug) => {
    const season = await read<CumulativeStats>(tenant, `/cumulative/${slug}`)
    const player = season.individual.find(({ playerId }) => playerId !== null)
    const { sports } = await read<PlayerSplits>(
      tenant,
      `/player/${player?.playerId}/splits?season=${season.season}`,
    )
    const own = sports.find(({ sport }) => sport.globalSportNameSlug === slug)
    for (const [group, key] of summed(own?.columns ?? []))
      for (const kind of ['place', 'league', 'month']) {
        const parts = own?.splits.filter((split) => split.group === kind) ?? []
        expect(parts.reduce((sum, { gp }) => sum + gp, 0)).toBe(player?.gp)
        const sum = total(
          parts.map(({ stats }) => stats),
          group,
          key,
        )
        expect([kind, group, key, sum]).toEqual([kind, group, key, at(player?.stats ?? {}, group, key)])
      }
  })

  test('what an office typed in stands in the book as such, and a sport without statistics has none', async () => {
    const { categories, since } = await read<RecordBook>('halcyon', '/records/football?scope=career')
    const typed = categories.flatMap(({ holders }) => holders.filter(({ isTyped }) => isTyped))
    expect(typed.length).toBeGreaterThan(3)
    for (const { season, game, name } of typed) {
      expect([name !== null, game]).toEqual([true, null])
      expect(Number(season?.slice(0, 4))).toBeLessThan(Number(since))
    }
    expect((await api.get('/api/v2/Stats/records/track-and-field', 'halcyon')).statusCode).toBe(204)
    expect((await api.get('/api/v2/Stats/records/nothing', 'halcyon')).statusCode).toBe(404)
    expect((await api.get('/api/v2/Stats/records/football?scope=life', 'halcyon')).statusCode).toBe(400)
  })

  test.each(tenants)(
    'the last box score of %s %s tells the game play by play, with both sides and their leaders',
    async (tenant, slug) => {
      const { gameByGame } = await read<CumulativeStats>(tenant, `/cumulative/${slug}`)
      const last = gameByGame.at(-1)
      const box = await read<BoxScore>(tenant, `/boxscore/${last?.gameId}`)
      expect(box.plays.length).toBeGreaterThan(0)
      const [school, other] = box.home.isSchool ? [box.home, box.away] : [box.away, box.home]
      expect([`${school.score}`, `${other.score}`]).toEqual([last?.teamScore, last?.opponentScore])
      expect(school.record).toMatch(/^\d+-\d+/)
      expect(school.leaders.length).toBeGreaterThan(0)
      expect(box.teams.map(({ side }) => side)).toEqual(['away', 'home'])
      const players = box.teams.find(({ side }) => (side === 'home') === box.home.isSchool)?.players ?? []
      expect(players.some(({ url }) => url?.startsWith(`/sports/${slug}/roster/`))).toBe(true)
    },
  )

  test.each(['halcyon', 'tamarack'])('an old season of %s has totals only, and says so', async (tenant) => {
    const { seasons } = await read<CumulativeStats>(tenant, '/cumulative/baseball')
    const old = await read<CumulativeStats>(tenant, `/cumulative/baseball?season=${seasons.at(-1)}`)
    expect([old.isTotalsOnly, old.gameByGame, old.games > 0, old.individual.length > 9]).toEqual([
      true,
      [],
      true,
      true,
    ])
    const leaders = await read<StatLeaders>(tenant, `/leaders/baseball?season=${seasons.at(-1)}`)
    expect(leaders.categories.length).toBeGreaterThan(5)
    const known = old.individual.find(({ playerId }) => playerId !== null)
    const { sports } = await read<PlayerStats>(tenant, `/player/${known?.playerId}`)
    expect(sports[0]?.seasons.at(-1)).toMatchObject({ season: old.season, isTotalsOnly: true, gp: known?.gp })
  })

  test('a sport without statistics has none, a game that was not played has no box score, strangers are not found', async () => {
    const statusOf = async (path: string) => (await api.get(`/api/v2/Stats${path}`, 'halcyon')).statusCode
    const coming = (await api.get('/api/v2/EventsResults/upcoming', 'halcyon')).json<{
      items: { id: number }[]
    }>()
    expect(await statusOf('/cumulative/mens-golf')).toBe(204)
    expect(await statusOf(`/boxscore/${coming.items.at(-1)?.id}`)).toBe(204)
    expect(await statusOf('/boxscore/1')).toBe(404)
    expect(await statusOf('/player/1')).toBe(404)
    expect(await statusOf('/cumulative/no-such-sport')).toBe(404)
    expect(await statusOf('/leaders/football?season=1950')).toBe(404)
  })

  test.each(tenants)('the last game of %s %s can be told from what the school knows', async (key, slug) => {
    const season = await read<CumulativeStats>(key, `/cumulative/${slug}`)
    const last = season.gameByGame.at(-1)
    if (!last) throw new Error(`${key} has no ${slug}`)
    const input = await api.services.scope.read(key, (tx) =>
      recapInputOf({ tx, tenant: { key, name: key } }, last.gameId),
    )
    const { overall } = input.record ?? {}
    expect([overall?.wins, overall?.losses, overall?.ties].filter((count) => count).join('-')).toBe(
      season.record
        .split('-')
        .filter((count) => count !== '0')
        .join('-'),
    )
    expect(input.context.totals.every(({ games }) => games <= season.games)).toBe(true)
    expect(input.context.people.length).toBeGreaterThan(5)
    const recap = writeRecap(input)
    const sentences = recap.paragraphs.flat()
    expect(sentences.flatMap((sentence) => faults(input, sentence))).toEqual([])
    expect(sentences.length).toBeGreaterThan(15)
  })
})
