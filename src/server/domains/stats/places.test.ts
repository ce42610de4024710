import { expect, test } from 'vitest'
import { joinPlaces, placesOf } from './places.ts'

const reached = (...numbers: number[]) => numbers.map((value, who) => ({ value, who }))
const shown = ({ holders, others }: ReturnType<typeof placesOf<number>>) => [
  ...holders.map(({ rank, value, who }) => `${rank}: ${value} by ${who}`),
  ...(others > 0 ? [`and ${others} more`] : []),
]

test.each([
  ['the most comes first', reached(3, 9, 5), false, ['1: 9 by 1', '2: 5 by 2', '3: 3 by 0']],
  ['the least, where less is better', reached(3, 9, 5), true, ['1: 3 by 0', '2: 5 by 2', '3: 9 by 1']],
  ['equals share a rank', reached(7, 9, 7, 4), false, ['1: 9 by 1', '2: 7 by 0', '2: 7 by 2']],
  [
    'whoever shares the last rank and has no room is counted',
    reached(1, 1, 2, 1, 1),
    false,
    ['1: 2 by 2', '2: 1 by 0', '2: 1 by 1', 'and 2 more'],
  ],
  ['nobody', [], false, []],
])('in a list of records %s', (_, all, isLowBest, expected) => {
  expect(shown(placesOf(all, isLowBest, 3))).toEqual(expected)
})

test('lists of seasons make one, with everybody counted who shares its last rank', () => {
  const seasons = [reached(5, 4, 4, 4, 4), reached(6, 4), reached(3, 3, 3, 3)].map((all) =>
    placesOf(all, false, 3),
  )
  expect(shown(joinPlaces(seasons, false, 3))).toEqual(['1: 6 by 0', '2: 5 by 0', '3: 4 by 1', 'and 4 more'])
})
