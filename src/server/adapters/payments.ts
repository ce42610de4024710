import type { IncomingHttpHeaders } from 'node:http'

export interface PaymentOrder {
  tenant: string
  /** The same for every try, so that a repeated one makes no second payment. */
  reference: string
  amountCents: number
  currency: string
  description: string
  email: string | null
  /** When the place is given away. */
  payBy: Date
  returnUrl: string
  cancelUrl: string
}

export interface BegunPayment {
  redirect: string
  gatewayId: string
}

/** What a gateway tells. It may come twice, late and in any order. */
export interface PaymentEvent {
  /** The same when it is told again. */
  id: string
  kind: 'paid' | 'failed' | 'expired' | 'refunded'
  tenant: string
  reference: string
  /** What was paid, or all that has gone back so far; null where nothing was. */
  amountCents: number | null
  currency: string | null
  /** Where a person who told it by a form goes on. */
  returnTo: string | null
}

/** Not signed, or not readable. */
export class PaymentEventRefused extends Error {
  override name = 'PaymentEventRefused'
}

export interface PaymentGateway {
  name: string
  /** It takes no money, so that no real school may be paid through it. */
  isForDemo?: true
  begin(order: PaymentOrder): Promise<BegunPayment>
  /** Gives everything back. May be asked again for the same payment. */
  refund(payment: { tenant: string; reference: string; gatewayId: string }): Promise<void>
  /** Null for an event that is not about a payment of ours. Rejects with PaymentEventRefused. */
  readEvent(headers: IncomingHttpHeaders, rawBody: Buffer): Promise<PaymentEvent | null>
}
