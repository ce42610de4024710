import { expect, test } from 'vitest'
import { milestonesOf, milestonesWithinReach } from './milestones.ts'

const column = (key: string, name: string) => ({
  key,
  name,
  label: key,
  title: name,
  format: 'whole' as const,
  total: 'sum' as const,
  seasonOnly: false,
})
const game = (gameId: number, startDate: string, tp: number) => ({
  gameId,
  startDate,
  stats: { stats: { tp, fga: 30 } },
  isExhibition: false,
})
type Numbers = Parameters<typeof milestonesOf>[0]
const numbers = (rest: object = {}) =>
  ({
    columns: [
      {
        key: 'stats',
        title: 'Statistics',
        teamOnly: false,
        columns: [column('tp', 'Points'), column('fga', 'Field Goal Attempts')],
      },
    ],
    keyNumbers: [
      { group: 'stats', key: 'tp' },
      { group: 'stats', key: 'fga' },
    ],
    career: { stats: { stats: { tp: 104, fga: 90 } } },
    seasons: [],
    gameLog: [game(3, '2026-11-14', 30), game(1, '2025-11-01', 40), game(2, '2026-01-10', 34)],
    ...rest,
  }) as unknown as Numbers

test('a career has reached the highest round number below its total, in the game that brought it', () => {
  expect(milestonesOf(numbers())).toMatchObject([
    { count: 'stats.tp', name: 'Points', mark: 100, total: 104, game: { gameId: 3 } },
  ])
})

test('what old seasons brought, of which only sums are known, was reached in no game', () => {
  const seasons = [{ isTotalsOnly: true, stats: { stats: { tp: 120 } } }]
  const career = { stats: { stats: { tp: 224 } } }
  expect(milestonesOf(numbers({ seasons, career }))).toMatchObject([{ mark: 200, game: { gameId: 3 } }])
  expect(
    milestonesOf(numbers({ seasons, career: { stats: { stats: { tp: 120 } } }, gameLog: [] })),
  ).toMatchObject([{ mark: 100, game: null }])
})

test.each([
  ['three games away at the pace of the season', 970, 200, 20, [{ mark: 1000, left: 30, games: 3 }]],
  ['too far', 850, 200, 20, []],
  ['reached to the point, so the next counts', 1000, 200, 20, []],
  ['out of reach of who has none this season', 990, 0, 20, []],
  ['a season without a game has no pace', 990, 0, 0, []],
])('a milestone ahead is %s', (_, tp, season, gp, expected) => {
  const seasons = [
    { season: '2025-26', gp: 30, stats: { stats: { tp: 700 } } },
    { season: '2026-27', gp, stats: { stats: { tp: season } } },
  ]
  expect(milestonesWithinReach(numbers({ career: { stats: { stats: { tp } } }, seasons }))).toMatchObject(
    expected,
  )
})
