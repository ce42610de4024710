import { expect, test } from 'vitest'
import { harmlessCell } from './harmless-cell.ts'

test.each([
  ['=1+1'],
  ['+41 79'],
  ['-5'],
  ['@SUM(A1)'],
  ['\tx'],
  ['\rx'],
  ['\nx'],
  ['＝1+1'],
  ['＋1'],
  ['－1'],
  ['＠SUM(A1)'],
  ['﹦1'],
  ['﹢1'],
  ['−1'],
  [' =1+1'],
  ['\u00a0=1+1'],
  ['\u200b=1+1'],
  ['\ufeff＝1'],
  ['\u0001=1'],
])('%j is no formula to a spreadsheet', (cell) => expect(harmlessCell(cell)).toBe(`'${cell}`))

test.each([['plain'], [''], ['6-2'], ['a=b'], [' '], ["'=1"], ['１２'], ['Zoë']])(
  '%j stays as it is',
  (cell) => expect(harmlessCell(cell)).toBe(cell),
)
