import { expect, test } from 'vitest'
import { shopPrice } from './shop-price.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date('2026-11-30T00:00:00Z')
const earlier = new Date('2026-11-01T00:00:00Z')

test.each([
  ['no discount', null, null, null, 28, null],
  ['a share of the price', 'percent', 25, null, 21, { type: 'percent', amount: 25, expiration: null }],
  [
    'a share, to the nearest cent',
    'percent',
    33,
    later,
    18.76,
    { type: 'percent', amount: 33, expiration: later.toISOString() },
  ],
  ['an amount', 'amount', 550, later, 22.5, { type: 'amount', amount: 5.5, expiration: later.toISOString() }],
  [
    'more than the price costs nothing',
    'amount',
    4000,
    null,
    0,
    { type: 'amount', amount: 40, expiration: null },
  ],
  ['a discount that ran out', 'percent', 25, earlier, 28, null],
  [
    'a discount on its last moment',
    'percent',
    25,
    now,
    21,
    { type: 'percent', amount: 25, expiration: now.toISOString() },
  ],
] as const)('%s', (_, discountType, discountAmount, discountExpiration, finalPrice, discount) => {
  const product = { price: 2800, discountType, discountAmount, discountExpiration }
  expect(shopPrice(product, now)).toEqual({ originalPrice: 28, finalPrice, discount })
})
