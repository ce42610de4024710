import { describe, expect, test } from 'vitest'
import { playerSplits, type SplitGame } from './player-splits.ts'
import { scoredSport } from './sport-columns.ts'

const columns = scoredSport(5)?.columns
if (!columns) throw new Error('basketball is not scored')

const game = (month: number, fgm: number, fga: number, rest: Partial<SplitGame> = {}): SplitGame => ({
  month,
  status: 'W',
  locationIndicator: 'H',
  isConference: false,
  isExhibition: false,
  line: { stats: { fgm, fga, tp: 2 * fgm } },
  team: { stats: { fgm, fga } },
  ...rest,
})

describe('the games of a player in parts', () => {
  const games = [
    game(11, 5, 10),
    game(12, 1, 10, { locationIndicator: 'A', status: 'L' }),
    game(1, 4, 5, { isConference: true }),
    game(1, 2, 5, { locationIndicator: 'N', isConference: true, status: 'T' }),
    game(2, 9, 9, { isExhibition: true, locationIndicator: 'A' }),
  ]
  const splits = new Map(playerSplits(columns, games).map((split) => [split.key, split]))

  test.each([
    ['home', 2, 18, 0.6],
    ['away', 1, 2, 0.1],
    ['neutral', 1, 4, 0.4],
    ['conference', 2, 12, 0.6],
    ['nonconference', 2, 12, 0.3],
    ['month-11', 1, 10, 0.5],
    ['month-01', 2, 12, 0.6],
    ['wins', 2, 18, 0.6],
    ['losses', 1, 2, 0.1],
    ['ties', 1, 4, 0.4],
  ])('%s: %i games, %i points, and shares of what was added up', (key, gp, points, share) => {
    expect(splits.get(key)).toMatchObject({ gp, stats: { stats: { tp: points, fgPct: share } } })
  })

  test('are told in the order of the season, without an exhibition and without empty parts', () => {
    expect([...splits.keys()]).toEqual([
      'home',
      'away',
      'neutral',
      'conference',
      'nonconference',
      'month-11',
      'month-12',
      'month-01',
      'wins',
      'losses',
      'ties',
    ])
    expect(playerSplits(columns, [])).toEqual([])
  })

  test('of every kind are all of the games again', () => {
    for (const group of ['place', 'league', 'month', 'outcome'])
      expect(
        [...splits.values()].filter((one) => one.group === group).reduce((sum, { gp }) => sum + gp, 0),
      ).toBe(4)
  })
})
