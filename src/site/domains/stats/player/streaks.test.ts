import { expect, test } from 'vitest'
import { streaksOf } from './streaks.ts'

const log = (points: number[], rest: object = {}) =>
  points.map((tp, index) => ({
    startDate: `2026-01-${String(index + 1).padStart(2, '0')}T19:00:00`,
    season: index < 3 ? '2025-26' : '2026-27',
    isExhibition: false,
    stats: { stats: { tp } },
    ...rest,
  }))
const inDoubleFigures = (games: ReturnType<typeof log>) =>
  streaksOf('basketball', games).find(({ words }) => words === 'games in double figures')

test.each([
  ['still going', [9, 10, 11, 12], { current: 3, longest: 3, first: '2025-26', last: '2026-27' }],
  ['broken', [10, 11, 12, 9], { current: 0, longest: 3, first: '2025-26', last: '2025-26' }],
  ['the later of two that are as long', [10, 10, 10, 0, 10, 10, 10], { current: 3, last: '2026-27' }],
  ['shorter than three games', [10, 10, 9, 10], undefined],
  ['without a game', [], undefined],
])('a streak that is %s', (_, points, expected) => {
  const found = inDoubleFigures(log(points))
  if (expected) expect(found).toMatchObject(expected)
  else expect(found).toBeUndefined()
})

test('streaks go by the day of the game, and an exhibition neither makes nor breaks one', () => {
  const [first, second, third] = log([10, 11, 12])
  const friendly = { ...log([0])[0], startDate: '2026-01-02T09:00:00', isExhibition: true }
  expect(inDoubleFigures([third, friendly, first, second] as ReturnType<typeof log>)?.longest).toBe(3)
})

test('those that go on stand before longer ones that are over', () => {
  const games = log([25, 25, 25, 25, 0, 12, 13, 14])
  expect(streaksOf('basketball', games).map(({ words }) => words)).toEqual([
    'games in double figures',
    'games with 20 points',
  ])
})
