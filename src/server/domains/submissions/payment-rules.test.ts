import { describe, expect, test } from 'vitest'
import { effectOf, isAsExpected, payBy, shownStatus } from './payment-rules.ts'

describe('what an event does', () => {
  test.each([
    ['waiting', 'paid', 'settle'],
    ['waiting', 'failed', 'release'],
    ['waiting', 'expired', 'release'],
    ['waiting', 'refunded', 'refund'],
    ['paid', 'paid', 'nothing'],
    ['paid', 'failed', 'nothing'],
    ['paid', 'expired', 'nothing'],
    ['paid', 'refunded', 'refund'],
    ['failed', 'paid', 'revive'],
    ['expired', 'paid', 'revive'],
    ['expired', 'expired', 'nothing'],
    ['expired', 'refunded', 'refund'],
    ['refunding', 'paid', 'nothing'],
    ['refunding', 'refunded', 'refund'],
    ['refunded', 'paid', 'nothing'],
    ['refunded', 'refunded', 'nothing'],
  ] as const)('to a payment that is %s, when it is told as %s: %s', (state, kind, does) => {
    expect(effectOf(state, kind).does).toBe(does)
  })
})

describe('money', () => {
  const payment = { amountCents: 2_500, currency: 'usd' }
  test.each([
    ['as asked for', { kind: 'paid', amountCents: 2_500, currency: 'usd' }, true],
    ['in capitals', { kind: 'paid', amountCents: 2_500, currency: 'USD' }, true],
    ['a cent less', { kind: 'paid', amountCents: 2_499, currency: 'usd' }, false],
    ['a cent more', { kind: 'paid', amountCents: 2_501, currency: 'usd' }, false],
    ['of another country', { kind: 'paid', amountCents: 2_500, currency: 'eur' }, false],
    ['that is not named', { kind: 'paid', amountCents: null, currency: null }, false],
    ['gone back in part', { kind: 'refunded', amountCents: 100, currency: 'usd' }, true],
    ['gone back more than came', { kind: 'refunded', amountCents: 2_501, currency: 'usd' }, false],
    ['that never came', { kind: 'expired', amountCents: null, currency: null }, true],
  ] as const)('%s is taken: %j → %s', (_, event, isTaken) => {
    expect(isAsExpected(event, payment)).toBe(isTaken)
  })
})

test('a place is kept for thirty minutes, and then the payment is over for everybody who looks', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  const payment = { status: 'waiting', payBy: payBy(now) } as const
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(shownStatus(payment, at(29))).toBe('waiting')
  expect(shownStatus(payment, at(30))).toBe('over')
  expect(shownStatus({ ...payment, status: 'paid' }, at(99))).toBe('paid')
})
