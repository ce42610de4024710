import { expect, test } from 'vitest'
import { barsOf, changeWords } from './chart-shapes.ts'

test('the highest bar fills the field, and one of something is seen', () => {
  expect(barsOf([0, 1, 1_000], 300, 100)).toEqual([
    { x: 12.5, y: 100, width: 75, height: 0 },
    { x: 112.5, y: 98, width: 75, height: 2 },
    { x: 212.5, y: 0, width: 75, height: 100 },
  ])
  expect(barsOf([], 300, 100)).toEqual([])
})

test.each([
  [120, 100, '+20 %'],
  [80, 100, '−20 %'],
  [100, 100, '0 %'],
  [5, 0, ''],
])('%i after %i is %s', (now, before, words) => {
  expect(changeWords(now, before)).toBe(words)
})
