import { expect, test } from 'vitest'
import type { StatTable } from '#contract/shapes/stats-shapes.ts'
import { compareLines, leaderOf } from './compare-lines.ts'

test.each([
  [10, 5, false, 'first'],
  [5, 10, false, 'second'],
  [5, 10, true, 'first'],
  [10, 5, true, 'second'],
  [5, 5, false, 'level'],
  [0, 0, true, 'level'],
  [null, 5, false, null],
  [5, null, true, null],
] as const)('of %s and %s, fewer being better %s, the leader is %s', (first, second, isLowBest, leader) => {
  expect(leaderOf(first, second, isLowBest)).toBe(leader)
})

const tables: StatTable[] = [
  {
    key: 'passing',
    title: 'Passing',
    teamOnly: false,
    columns: ['yds', 'int', 'sacks'].map((key) => ({
      key,
      label: key,
      name: key,
      title: key,
      format: 'whole',
      total: 'sum',
      seasonOnly: false,
      ...(key === 'int' ? { isLowBest: true } : {}),
    })),
  },
  { key: 'punting', title: 'Punting', teamOnly: false, columns: [] },
]

test('two lines are compared number by number; what is nothing for both is left out', () => {
  const compared = compareLines(
    tables,
    { passing: { yds: 200, int: 2, sacks: 0 } },
    { passing: { yds: 50, int: 1, sacks: 0 } },
  )
  expect(compared.map(({ key }) => key)).toEqual(['passing'])
  expect(compared[0]?.numbers.map(({ column, leader, shares }) => [column.key, leader, shares])).toEqual([
    ['yds', 'first', [1, 0.25]],
    ['int', 'second', [1, 0.5]],
  ])
})

test('where one has no such table nobody leads', () => {
  const [table] = compareLines(tables, { passing: { yds: 200 } }, {})
  expect(table?.numbers).toMatchObject([{ first: 200, second: null, leader: null, shares: [1, 0] }])
  expect(compareLines(tables, undefined, undefined)).toEqual([])
})
