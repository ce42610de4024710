import type { PaymentStatus } from '#contract/submissions.ts'
import type { PaymentEvent } from '../../adapters/payments.ts'
import type { paymentStates } from '../../db/schema/submissions.ts'

export type PaymentState = (typeof paymentStates)[number]

/** How long a place is kept for somebody who is about to pay. */
const payWithin = 30 * 60_000
export const payBy = (now: Date): Date => new Date(now.getTime() + payWithin)

export const currency = 'usd'

/** What Stripe takes at once; it also fits the columns of the books. */
const [leastCents, mostCents] = [50, 99_999_999]

/** Why an amount cannot be paid; null where it can. */
export function amountRefusal(cents: number): string | null {
  if (cents > mostCents) return 'That is more than can be paid at once ($999,999.99). Choose less.'
  if (cents > 0 && cents < leastCents) return 'That is less than can be paid: an amount has $0.50 at least.'
  return null
}

/**
 * What an event does to a payment, in whatever order events come. `settle` makes the submission count; `revive` tries to,
 * because its place was given up and may be gone; `release` gives the place up.
 */
export type Effect =
  | { does: 'nothing' }
  | { does: 'settle' | 'revive' }
  | { does: 'release'; state: 'failed' | 'expired' }
  | { does: 'refund' }

export function effectOf(state: PaymentState, kind: PaymentEvent['kind']): Effect {
  if (kind === 'refunded') return state === 'refunded' ? { does: 'nothing' } : { does: 'refund' }
  if (kind === 'paid') {
    if (state === 'waiting') return { does: 'settle' }
    return state === 'failed' || state === 'expired' ? { does: 'revive' } : { does: 'nothing' }
  }
  return state === 'waiting' ? { does: 'release', state: kind } : { does: 'nothing' }
}

/** Money must be what was asked for, to the cent; less may have gone back so far, never more. */
export function isAsExpected(
  { kind, amountCents, currency: given }: Pick<PaymentEvent, 'kind' | 'amountCents' | 'currency'>,
  payment: { amountCents: number; currency: string },
): boolean {
  if (kind === 'failed' || kind === 'expired') return true
  if (amountCents === null || given?.toLowerCase() !== payment.currency) return false
  return kind === 'paid'
    ? amountCents === payment.amountCents
    : amountCents > 0 && amountCents <= payment.amountCents
}

const shown: Record<PaymentState, PaymentStatus> = {
  waiting: 'waiting',
  paid: 'paid',
  failed: 'over',
  expired: 'over',
  refunding: 'refunded',
  refunded: 'refunded',
}

/** As a visitor is told; a payment whose time is over is over, even if nobody has cleared it away yet. */
export const shownStatus = (payment: { status: PaymentState; payBy: Date }, now: Date): PaymentStatus =>
  payment.status === 'waiting' && payment.payBy <= now ? 'over' : shown[payment.status]
