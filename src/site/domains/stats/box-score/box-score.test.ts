import { describe, expect, test } from 'vitest'
import type { StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'
import { boxGroups } from './box-parts.ts'
import { lineRows, lineTotals } from './box-periods.ts'
import { boxTables, facingTables } from './box-tables.ts'
import { compareTeams } from './comparison.ts'
import { periodTables } from './period-tables.ts'
import { scoreFlow } from './score-flow.ts'

const column = (key: string, extra: Partial<StatColumn> = {}): StatColumn => ({
  key,
  label: key.toUpperCase(),
  name: key,
  title: key,
  format: 'whole',
  total: 'sum',
  seasonOnly: false,
  isLowBest: false,
  ...extra,
})
const table = (key: string, columns: StatColumn[], teamOnly = false): StatTable => ({
  key,
  title: key,
  teamOnly,
  columns,
})
const player = (name: string, groups: StatLine) => ({
  jersey: '1',
  name,
  rosterPlayerId: null,
  position: null,
  starter: false,
  playerId: null,
  url: null,
  groups,
})
const team = (totals: StatLine, players: ReturnType<typeof player>[] = []) => ({
  side: 'away' as const,
  name: 'Visitors',
  totals,
  players,
})
const boxOf = (part: Partial<BoxScore>) => part as BoxScore

describe("a team's tables", () => {
  const tables = [
    table('shots', [column('g'), column('avg', { seasonOnly: true })]),
    table('misc', [column('blk')]),
    table('goalie', [column('saves')]),
    table('team', [column('corners')], true),
  ]
  const side = team({ shots: { g: 2 }, misc: { blk: 1 }, goalie: { saves: 4 } }, [
    player('Skater', { shots: { g: 2 }, misc: { blk: 1 } }),
    player('Keeper', { goalie: { saves: 4 } }),
  ])

  test('that are read together stand in one row, with what the season alone prints left out', () => {
    const [skaters] = boxTables(boxOf({ sportGroup: 'hockey', columns: tables }), side)
    expect(skaters?.title).toBe('Skaters')
    expect(skaters?.columns.map(({ key }) => key)).toEqual(['g', 'blk'])
    expect(skaters?.spans).toEqual([
      { title: 'shots', columns: 1 },
      { title: 'misc', columns: 1 },
    ])
    expect(skaters?.rows.map(({ cells }) => cells)).toEqual([['2', '1']])
    expect(skaters?.totals).toEqual(['2', '1'])
  })

  test('list a player only where the player has numbers, and leave out what nobody has', () => {
    const shown = boxTables(
      boxOf({ sportGroup: 'football', columns: tables }),
      team({}, side.players.slice(1)),
    )
    expect(shown.map(({ key, rows }) => [key, rows.map(({ player: { name } }) => name)])).toEqual([
      ['goalie', ['Keeper']],
    ])
  })

  test('show a dash where there is nothing to divide by', () => {
    const [only] = boxTables(
      boxOf({ sportGroup: 'football', columns: [table('passing', [column('pct', { format: 'percent' })])] }),
      team({ passing: { pct: 50 } }, [player('Passer', { passing: { pct: null } })]),
    )
    expect(only?.rows[0]?.cells).toEqual(['–'])
    expect(only?.totals).toEqual(['50.0'])
  })
})

test('the tables of both teams face each other, and one that a team has nobody in is the other’s alone', () => {
  const tables = [table('passing', [column('yds')]), table('punting', [column('no')])]
  const away = team({}, [player('Passer', { passing: { yds: 9 } })])
  const home = {
    ...team({}, [player('Both', { passing: { yds: 1 }, punting: { no: 1 } })]),
    side: 'home' as const,
  }
  const facing = facingTables(boxOf({ sportGroup: 'football', columns: tables, teams: [away, home] }))
  expect(facing.map(({ key, columns, sides }) => [key, columns, sides.map(({ side }) => side)])).toEqual([
    ['passing', 1, ['away', 'home']],
    ['punting', 1, ['home']],
  ])
})

test('a period has the lines of its players and teams, and minutes only where they are told', () => {
  const tables = [table('stats', [column('min'), column('tp')])]
  const line = (period: number, name: string | null, groups: StatLine) => ({
    period,
    side: 'home' as const,
    name,
    jersey: null,
    groups,
  })
  const box = (min: number) =>
    boxOf({
      sportGroup: 'basketball',
      columns: tables,
      byPeriod: [
        line(1, null, { stats: { tp: 30 } }),
        line(1, 'Ann Marsh', { stats: { tp: 9, min } }),
        line(2, 'Ann Marsh', { stats: { tp: 2 } }),
      ],
    })
  expect(periodTables(box(0), 1)).toMatchObject([
    { side: 'home', columns: [{ key: 'tp' }], rows: [{ name: 'Ann Marsh', cells: ['9'] }], totals: ['30'] },
  ])
  expect(periodTables(box(12), 1)[0]?.columns.map(({ key }) => key)).toEqual(['min', 'tp'])
  expect(periodTables(box(0), 2)[0]).toMatchObject({ rows: [{ cells: ['2'] }], totals: null })
  expect(periodTables(boxOf({ sportGroup: 'basketball', columns: tables }), 1)).toEqual([])
})

describe('the parts of a box score', () => {
  const side = { leaders: [], score: 0, scoreByPeriod: [] }
  const bare = {
    sport: { globalSportNameSlug: 'football' },
    sportGroup: 'football' as const,
    columns: [],
    teams: [],
    periods: [],
    scoring: [],
    drives: [],
    matches: [],
    plays: [],
    away: side,
    home: side,
  } as unknown as BoxScore
  const partsOf = (box: Partial<BoxScore>) =>
    boxGroups({ ...bare, ...box }, true).map(({ id, parts }) => [id, parts.map((part) => part.id)])

  test('stand in the groups that a phone shows one of, and what a game does not have is left out', () => {
    expect(partsOf({})).toEqual([['team', ['notes']]])
  })

  test('are all of a game whose plays tell everything', () => {
    const play = { period: 1, clock: '9:00', side: 'home' as const, text: '', awayScore: 0, homeScore: 3 }
    const shot = { across: 50, out: 10, isMade: true, worth: 2 }
    expect(
      partsOf({
        periods: ['1'],
        plays: [play, { ...play, awayScore: 7 }, { ...play, awayScore: null, homeScore: null, shot }],
        drives: [{} as BoxScore['drives'][number]],
      }),
    ).toEqual([
      ['feed', ['flow', 'chances']],
      ['team', ['notes']],
      ['play-by-play', ['drives', 'shots', 'plays']],
    ])
  })
})

describe('two teams compared', () => {
  const tables = [
    table('team', [column('firstDowns'), column('thirdMade'), column('thirdAtt')], true),
    table('passing', [column('int', { isLowBest: true })]),
  ]
  const rows = compareTeams(tables, {
    away: { team: { firstDowns: 30, thirdMade: 7, thirdAtt: 13 }, passing: { int: 1 } },
    home: { team: { firstDowns: 10, thirdMade: 7, thirdAtt: 15 }, passing: { int: 0 } },
  })

  test('share a bar, and the better one leads', () => {
    expect(rows[0]).toMatchObject({
      label: 'firstDowns',
      away: '30',
      home: '10',
      awayShare: 0.75,
      leader: 'away',
    })
  })
  test('tell made and tried in one number', () => {
    expect(rows[1]).toMatchObject({ label: 'Third Downs', away: '7-13', home: '7-15', leader: null })
  })
  test('have the lower number lead where less is better', () => {
    expect(rows[2]).toMatchObject({ label: 'Interceptions Thrown', leader: 'home' })
  })
  test('share nothing evenly, and what the sport does not count is left out', () => {
    const [none] = compareTeams(tables, { away: {}, home: {} })
    expect(none).toMatchObject({ awayShare: 0.5, leader: null })
    expect(compareTeams([], { away: {}, home: {} })).toEqual([])
  })
})

describe('the flow of the score', () => {
  const play = (period: number, awayScore: number | null, homeScore: number | null) => ({
    period,
    clock: null,
    side: 'home' as const,
    text: '',
    awayScore,
    homeScore,
  })

  test('has a step for each change, the largest leads, the changes of lead and the ties', () => {
    const flow = scoreFlow({
      periods: ['1', '2'],
      scoring: [],
      plays: [play(1, 0, 2), play(1, null, null), play(1, 2, 2), play(2, 5, 2), play(2, 5, 9)],
    })
    expect(flow?.points.map(({ lead }) => lead)).toEqual([0, 2, 0, -3, 4, 4])
    expect(flow?.points.map(({ at }) => at)).toEqual(
      [...(flow?.points ?? [])].map(({ at }) => at).toSorted((a, b) => a - b),
    )
    expect(flow).toMatchObject({ breaks: [0.5], largest: { away: 3, home: 4 }, leadChanges: 2, ties: 1 })
  })
  test('is told by the scoring summary where the plays have no score, and by nothing where there is none', () => {
    const score = {
      ...play(1, 0, 1),
      side: 'home' as const,
      type: 'Goal',
      player: null,
      assists: [],
      awayScore: 0,
      homeScore: 1,
    }
    const later = { ...score, homeScore: 2 }
    expect(
      scoreFlow({ periods: ['1'], scoring: [score, later], plays: [play(1, null, null)] })?.largest.home,
    ).toBe(2)
    expect(scoreFlow({ periods: ['1'], scoring: [], plays: [] })).toBeNull()
  })
})

describe('a line score', () => {
  const side = { leaders: [] } as unknown as BoxScore['home']
  const box = {
    periods: ['1', '2'],
    away: { ...side, score: 3, scoreByPeriod: [1, 2] },
    home: { ...side, score: 4, scoreByPeriod: [4] },
    teams: [team({ hitting: { h: 7 }, fielding: { e: 1 } })],
  }
  test('has an X where a side did not need its last turn, and runs, hits and errors on the diamond', () => {
    expect(lineRows({ ...box, sportGroup: 'baseball' })).toEqual([
      { side: 'away', periods: ['1', '2'], totals: ['3', '7', '1'] },
      { side: 'home', periods: ['4', 'X'], totals: ['4', '0', '0'] },
    ])
    expect(lineTotals({ sportGroup: 'baseball' }).map(({ short }) => short)).toEqual(['R', 'H', 'E'])
  })
  test('ends with the total elsewhere', () => {
    expect(lineRows({ ...box, sportGroup: 'soccer' })[0]?.totals).toEqual(['3'])
    expect(lineTotals({ sportGroup: 'volleyball' })[0]?.short).toBe('Sets')
  })
})
