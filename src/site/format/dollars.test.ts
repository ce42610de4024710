import { expect, test } from 'vitest'
import { dollars } from './dollars.ts'

test.each([
  [0, '$0.00'],
  [54.5, '$54.50'],
  [1234.005, '$1,234.01'],
  [-10, '-$10.00'],
])('%d dollars are written %s', (amount, words) => {
  expect(dollars(amount)).toBe(words)
})
