import { expect, test } from 'vitest'
import type { StatTable } from '#contract/shapes/stats-shapes.ts'
import { compareSeveral } from './compare-several.ts'

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
const line = (yds: number, int: number) => ({ passing: { yds, int, sacks: 0 } })
const best = (lines: Parameters<typeof compareSeveral>[1]) =>
  compareSeveral(tables, lines).flatMap(({ numbers }) =>
    numbers.map(
      ({ column, sides }) => `${column.key}: ${sides.map(({ isBest }) => (isBest ? '*' : '-')).join('')}`,
    ),
  )

test.each([
  [
    'the most, and the fewest of what went wrong',
    [line(200, 2), line(50, 1), line(90, 3)],
    ['yds: *--', 'int: -*-'],
  ],
  ['two who are level before a third', [line(90, 1), line(90, 2), line(10, 2)], ['yds: **-', 'int: *--']],
  ['nobody where all are level', [line(90, 1), line(90, 1)], ['yds: --', 'int: --']],
  ['nobody alone', [line(90, 1), {}, undefined], ['yds: ---', 'int: ---']],
])('of several lines leads %s', (_, lines, expected) => {
  expect(best(lines)).toEqual(expected)
})

test('bars are shares of the greatest, and what is nothing for all is left out', () => {
  const [table] = compareSeveral(tables, [line(200, 1), line(50, 0), line(-10, 0)])
  expect(table?.numbers.map(({ column }) => column.key)).toEqual(['yds', 'int'])
  expect(table?.numbers[0]?.sides.map(({ share }) => share)).toEqual([1, 0.25, 0])
  expect(compareSeveral(tables, [undefined, {}])).toEqual([])
})
