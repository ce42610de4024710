import { describe, expect, test } from 'vitest'
import { isTable, placed } from './pasting.ts'
import { rangeOf } from './selection.ts'

const size = { rows: 4, columns: 3 }
const chosen = (top: number, left: number, bottom = top, right = left) =>
  rangeOf({ anchor: { row: top, column: left }, focus: { row: bottom, column: right } })
const told = (block: string[][], range: ReturnType<typeof chosen>) =>
  placed(block, range, size).writes.map(({ row, column, text }) => `${row}:${column}=${text}`)

describe('a block that is pasted', () => {
  test('begins where the cursor is', () => {
    expect(
      told(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        chosen(1, 1),
      ),
    ).toEqual(['1:1=a', '1:2=b', '2:1=c', '2:2=d'])
  })

  test('fills what is chosen, where that is a whole number of times as large', () => {
    expect(told([['x']], chosen(0, 0, 1, 1))).toEqual(['0:0=x', '0:1=x', '1:0=x', '1:1=x'])
    expect(told([['a'], ['b']], chosen(0, 0, 3, 0))).toEqual(['0:0=a', '1:0=b', '2:0=a', '3:0=b'])
  })

  test('keeps its own size otherwise', () => {
    expect(told([['a'], ['b']], chosen(0, 0, 2, 0))).toEqual(['0:0=a', '1:0=b'])
  })

  test('asks for rows where there are too few, and says what found no column', () => {
    const { moreRows, lost, writes } = placed(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      chosen(3, 2),
      size,
    )
    expect([moreRows, lost, writes.length]).toEqual([1, 1, 2])
  })

  test('with short rows empties what they do not say', () => {
    expect(told([['a', 'b'], ['c']], chosen(0, 0))).toEqual(['0:0=a', '0:1=b', '1:0=c', '1:1='])
  })
})

test.each([
  [
    [
      ['1', 'Ada'],
      ['2', 'Bea'],
    ],
    true,
  ],
  [[['Ada'], ['Bea']], false],
  [[['1', 'Ada']], false],
  [
    [
      ['', 'Ada'],
      ['', 'Bea'],
    ],
    false,
  ],
])('%j is a table: %s', (block, is) => {
  expect(isTable(block)).toBe(is)
})
