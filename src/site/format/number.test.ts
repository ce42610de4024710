import { expect, test } from 'vitest'
import { dollars, grouped } from './number.ts'

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

test.each([
  [0, '$0.00'],
  [54.5, '$54.50'],
  [1234.005, '$1,234.01'],
  [-10, '-$10.00'],
])('%d dollars are written %s', (amount, words) => {
  expect(dollars(amount)).toBe(words)
})
