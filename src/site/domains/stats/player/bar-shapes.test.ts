import { expect, test } from 'vitest'
import { barShapes } from './bar-shapes.ts'

test('bars are as tall as their share of the highest, and each has the same place', () => {
  const { bars, zero, averageLine } = barShapes([10, 5, null, 0], 3.75)
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 100],
    [50, 50],
    [100, 0],
    [100, 0],
  ])
  expect(bars.map(({ middle }) => middle)).toEqual([12.5, 37.5, 62.5, 87.5])
  expect([zero, averageLine]).toEqual([100, 62.5])
})

test('what was lost hangs below the line', () => {
  const { bars, zero } = barShapes([15, -5], null)
  expect(zero).toBe(75)
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 75],
    [75, 25],
  ])
})

test('no games make no bars', () => {
  expect(barShapes([], null)).toEqual({ bars: [], zero: 0, averageLine: null })
})
