import { describe, expect, test } from 'vitest'
import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import { type Minimum, minimums, qualifies } from './minimums.ts'

const team = { games: 12, line: { play: { sp: 40 }, goalie: { sec: 60_000 } } }

describe('who leads in an average has played enough', () => {
  test.each<[string, Minimum | undefined, number, CountedLine, boolean]>([
    [
      '15 passes for each game of the team',
      minimums.football['passing.rating'],
      9,
      { passing: { att: 180 } },
      true,
    ],
    ['one pass fewer', minimums.football['passing.rating'], 9, { passing: { att: 179 } }, false],
    [
      'in fewer than three quarters of the games',
      minimums.football['passing.rating'],
      8,
      { passing: { att: 300 } },
      false,
    ],
    ['3.6 punts a game', minimums.football['punting.avg'], 12, { punting: { no: 44 } }, true],
    ['3.6 punts a game, nearly', minimums.football['punting.avg'], 12, { punting: { no: 43 } }, false],
    [
      'points a game in nine games of twelve',
      minimums.mensBasketball['stats.ppg'],
      9,
      { stats: { tp: 1 } },
      true,
    ],
    ['points a game in eight', minimums.mensBasketball['stats.ppg'], 8, { stats: { tp: 400 } }, false],
    ['men make 2.5 threes', minimums.mensBasketball['stats.fg3Pct'], 12, { stats: { fgm3: 24 } }, false],
    ['women 2', minimums.womensBasketball['stats.fg3Pct'], 12, { stats: { fgm3: 24 } }, true],
    ['an inning a game, out by out', minimums.diamond['pitching.era'], 5, { pitching: { ip: 12 } }, true],
    ['an out less', minimums.diamond['pitching.era'], 5, { pitching: { ip: 11.2 } }, false],
    [
      '3.33 attacks a set',
      minimums.volleyball['attack.pct'],
      10,
      { play: { sp: 30 }, attack: { ta: 134 } },
      true,
    ],
    [
      'in too few sets',
      minimums.volleyball['attack.pct'],
      10,
      { play: { sp: 26 }, attack: { ta: 200 } },
      false,
    ],
    ['six tenths of the minutes', minimums.goals['goalie.gaa'], 8, { goalie: { sec: 36_000 } }, true],
    ['a second less', minimums.goals['goalie.gaa'], 8, { goalie: { sec: 35_999 } }, false],
    ['a third of them on ice', minimums.hockey['goalie.gaa'], 8, { goalie: { sec: 20_000 } }, true],
    [
      'a decision in every third dual',
      minimums.tennis['singles.pct'],
      4,
      { singles: { win: 3, loss: 1 } },
      true,
    ],
  ])('%s', (_, minimum, gp, line, isEnough) => {
    expect(qualifies(minimum, { gp, line }, team)).toBe(isEnough)
  })

  test('a total has no minimum', () => {
    expect(qualifies(undefined, { gp: 1, line: {} }, team)).toBe(true)
  })
})
