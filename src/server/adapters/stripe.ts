import type Stripe from 'stripe'
import { type PaymentEvent, PaymentEventRefused, type PaymentGateway } from './payments.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Where Stripe is, for tests. */
  host?: { host: string; port: number; protocol: 'http' }
}

/** A session at Stripe lives for half an hour at least; a little more, so that a second try of the same order is still good. */
const graceSeconds = 5 * 60

/** Stripe's own pages take the card; nothing of it comes near us. */
export function stripeGateway({ secretKey, webhookSecret, host }: StripeOptions): PaymentGateway {
  let opened: Promise<Stripe> | undefined
  // The library is large, and a server that was not told to use it should not wait for it.
  const library = (): Promise<Stripe> => {
    opened ??= import('stripe').then(
      ({ default: Library }) => new Library(secretKey, { timeout: 15_000, maxNetworkRetries: 2, ...host }),
    )
    return opened
  }
  return {
    name: 'stripe',
    async begin({
      tenant,
      reference,
      amountCents,
      currency,
      description,
      email,
      payBy,
      returnUrl,
      cancelUrl,
    }) {
      const stripe = await library()
      const metadata = { tenant, reference }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          client_reference_id: reference,
          metadata,
          // Told again with every refund.
          payment_intent_data: { metadata },
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: amountCents, product_data: { name: description } },
            },
          ],
          ...(email ? { customer_email: email } : {}),
          expires_at: Math.floor(payBy.getTime() / 1000) + graceSeconds,
          success_url: returnUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `begin-${tenant}-${reference}` },
      )
      if (!session.url) throw new Error('Stripe gave no address to pay at')
      return { redirect: session.url, gatewayId: session.id }
    },
    async refund({ tenant, reference, gatewayId }) {
      const stripe = await library()
      const { payment_intent: intent, metadata } = await stripe.checkout.sessions.retrieve(gatewayId)
      // All schools have one account there: what another one was paid is not this one's to give back.
      if (metadata?.tenant !== tenant || metadata.reference !== reference)
        throw new Error(`Stripe knows the payment of ${reference} as somebody else's`)
      if (!intent) throw new Error(`Stripe took no money for ${reference}`)
      const payment_intent = typeof intent === 'string' ? intent : intent.id
      await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${gatewayId}` })
    },
    async readEvent(headers, rawBody) {
      const stripe = await library()
      try {
        const signature = String(headers['stripe-signature'] ?? '')
        return toPaymentEvent(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret))
      } catch (error) {
        throw new PaymentEventRefused('The signature is not right.', { cause: error })
      }
    },
  }
}

const sessionKinds: Record<string, PaymentEvent['kind']> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent | null {
  const { id, type } = event
  if (type === 'charge.refunded') {
    const { metadata, amount_refunded: amountCents, currency } = event.data.object
    return about(metadata, { id, kind: 'refunded', amountCents, currency })
  }
  const kind = sessionKinds[type]
  if (!kind) return null
  const { metadata, payment_status, amount_total, currency } = event.data.object as Stripe.Checkout.Session
  // A way to pay that takes days: the money is told of when it is there.
  if (kind === 'paid' && payment_status !== 'paid') return null
  return about(metadata, { id, kind, amountCents: amount_total, currency })
}

function about(
  metadata: Stripe.Metadata | null,
  told: Pick<PaymentEvent, 'id' | 'kind' | 'amountCents' | 'currency'>,
): PaymentEvent | null {
  const { tenant, reference } = metadata ?? {}
  return tenant && reference ? { ...told, tenant, reference, returnTo: null } : null
}
