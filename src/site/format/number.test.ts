import { expect, test } from 'vitest'
import { grouped } from './number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1000, '-1,000'],
  [100_000, '100,000'],
  [1_234_567, '1,234,567'],
  [12_345.678, '12,345.678'],
])('%d is written %s', (value, words) => {
  expect(grouped(value)).toBe(words)
  expect(grouped(value)).toBe(value.toLocaleString('en-US'))
})
