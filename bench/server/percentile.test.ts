import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test.each([
  [50, 50],
  [99, 99],
  [100, 100],
])('of the numbers up to a hundred %d of a hundred are not above %d', (share, expected) => {
  expect(percentile(hundred, share)).toBe(expected)
})

test('of one value all are not above it', () => {
  expect(percentile([7], 99)).toBe(7)
})
