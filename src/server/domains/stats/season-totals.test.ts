import { describe, expect, test } from 'vitest'
import type { StoredPlayer } from '#contract/shapes/stats-shapes.ts'
import { highsOf } from './highs.ts'
import { rankLeaders } from './leaders.ts'
import { type PlayedGame, periodTotals, playerTotals, splitTotals, teamTotals } from './season-totals.ts'
import { scoredSport } from './sport-columns.ts'

const columns = scoredSport(5)?.columns
if (!columns) throw new Error('basketball is not scored')

const player = (
  rosterPlayerId: number | null,
  tp: number,
  rest: Partial<StoredPlayer> = {},
): StoredPlayer => ({
  rosterPlayerId,
  jersey: rosterPlayerId === null ? 'TM' : `${rosterPlayerId}`,
  name: rosterPlayerId === null ? 'TEAM' : `Player ${rosterPlayerId}`,
  position: 'G',
  starter: false,
  groups: { stats: { tp } },
  ...rest,
})

function game(
  status: PlayedGame['status'],
  points: [number, number],
  rest: Partial<PlayedGame> & { players?: StoredPlayer[] } = {},
): PlayedGame {
  const { players = [], ...about } = rest
  const team = (side: 'home' | 'away', score: number) => ({
    side,
    name: side,
    abbreviation: side,
    record: null,
    score,
    scoreByPeriod: [score],
    totals: { stats: { tp: score } },
  })
  return {
    status,
    locationIndicator: 'H',
    isConference: false,
    isExhibition: false,
    periods: ['1'],
    school: { ...team('home', points[0]), players },
    opponent: team('away', points[1]),
    ...about,
  }
}

describe('a season from its box scores', () => {
  const season = [
    game('W', [80, 70], { players: [player(1, 20, { starter: true }), player(2, 10)] }),
    game('L', [60, 71], {
      players: [player(1, 12, { starter: true })],
      locationIndicator: 'A',
      isConference: true,
    }),
    game('W', [99, 40], { players: [player(1, 50)], isExhibition: true }),
  ]

  test('exhibitions are left out of totals, records and players', () => {
    expect(teamTotals(columns, season)).toMatchObject({
      games: 2,
      record: '1-1',
      team: { stats: { tp: 140 } },
      opponents: { stats: { tp: 141 } },
    })
    expect(playerTotals(columns, season).map(({ gp, gs, line }) => [gp, gs, line.stats?.tp])).toEqual([
      [2, 2, 32],
      [1, 0, 10],
    ])
  })

  test('splits are the same totals over fewer games, and empty ones are left out', () => {
    const splits = splitTotals(columns, season).map(({ key, games, record }) => [key, games, record])
    expect(splits).toEqual([
      ['home', 1, '1-0'],
      ['away', 1, '0-1'],
      ['conference', 1, '0-1'],
      ['nonconference', 1, '1-0'],
      ['wins', 1, '1-0'],
      ['losses', 1, '0-1'],
    ])
  })

  test('points by period are as long as the longest game', () => {
    const overtime = game('W', [12, 10])
    overtime.periods = ['1', 'OT']
    overtime.school.scoreByPeriod = [7, 5]
    overtime.opponent.scoreByPeriod = [7, 3]
    expect(periodTotals([...season, overtime])).toEqual({
      labels: ['1', 'OT'],
      team: [147, 5],
      opponents: [148, 3],
    })
  })

  test('nothing played is nothing, not an error', () => {
    expect(teamTotals(columns, [])).toEqual({ games: 0, record: '0-0', team: {}, opponents: {} })
    expect(periodTotals([])).toEqual({ labels: [], team: [], opponents: [] })
  })
})

describe('leaders', () => {
  const points = [{ group: 'stats', key: 'tp' }]
  const contender = (rosterPlayerId: number | null, tp: number, gp = 1) => ({
    ...player(rosterPlayerId, tp),
    gp,
    line: { stats: { tp } },
  })
  const ranks = (people: ReturnType<typeof contender>[], limit: number) =>
    rankLeaders(columns, points, people, { games: 1, line: {} }, limit)[0]?.leaders.map(({ who, rank }) => [
      who.rosterPlayerId,
      rank,
    ])

  test('equal numbers share a rank, and the next rank counts on', () => {
    expect(ranks([contender(1, 5), contender(2, 9), contender(3, 5), contender(4, 3)], 5)).toEqual([
      [2, 1],
      [1, 2],
      [3, 2],
      [4, 4],
    ])
  })

  test('a rank that starts within the limit is shown whole', () => {
    expect(ranks([contender(1, 9), contender(2, 5), contender(3, 5), contender(4, 1)], 2)).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
    ])
  })

  test('nobody leads with nothing, and the team row never leads', () => {
    expect(ranks([contender(1, 0), contender(null, 40)], 5)).toBeUndefined()
  })

  test('a rate needs a fair number of tries, and fewer is better for earned runs', () => {
    const diamond = scoredSport(1)?.columns
    if (!diamond) throw new Error('baseball is not scored')
    const pitcher = (id: number, er: number, ip: number) => ({
      ...player(id, 0),
      gp: 1,
      line: { pitching: { er, ip } },
    })
    const era = diamond.leaders.filter(({ key }) => key === 'era')
    const [found] = rankLeaders(
      diamond,
      era,
      [pitcher(1, 4, 18), pitcher(2, 2, 18), pitcher(3, 0, 0.1)],
      { games: 10, line: {} },
      5,
    )
    expect(found?.leaders.map(({ who, value }) => [who.rosterPlayerId, value])).toEqual([
      [2, 1],
      [1, 2],
    ])
  })
})

describe('highs', () => {
  test('the first to reach the best stands, and nothing is no high', () => {
    const entries = [12, 30, 30].map((tp, index) => ({ game: index + 1, line: { stats: { tp } } }))
    expect(
      highsOf(columns, entries, false).map(({ column, value, entry }) => [column.key, value, entry.game]),
    ).toEqual([['tp', 30, 2]])
  })
})
