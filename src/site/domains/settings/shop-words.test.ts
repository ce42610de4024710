import { expect, test } from 'vitest'
import { discountWords, priceText } from './shop-words.ts'

test.each([
  [28, '$28'],
  [54.5, '$54.50'],
  [1200, '$1,200'],
])('the price %d is written %s', (price, text) => {
  expect(priceText(price)).toBe(text)
})

test.each([
  [{ type: 'percent', amount: 25, expiration: null }, '25% off'],
  [{ type: 'amount', amount: 10, expiration: '2026-12-01T04:59:00Z' }, '$10 off until Nov 30'],
] as const)('the discount %j is written %s', (discount, words) => {
  expect(discountWords(discount, 'America/New_York')).toBe(words)
})
