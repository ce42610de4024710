import { isSigned, type Sign } from '../signing/sign.ts'
import { type PaymentEvent, PaymentEventRefused, type PaymentGateway } from './payments.ts'

export const offlineName = 'offline'
const purpose = 'offline payment event'

export interface SignedEvent {
  event: string
  signature: string
}

/** What the demo's page posts when its button is pressed. */
export function signedEvent(sign: Sign, event: PaymentEvent): SignedEvent {
  const text = JSON.stringify(event)
  return { event: text, signature: sign(purpose, text) }
}

/** A gateway for the demo: a page of our own with two buttons, which post what a real gateway would tell. */
export const offlineGateway = (sign: Sign): PaymentGateway => ({
  name: offlineName,
  isForDemo: true,
  begin: async ({ reference }) => ({ redirect: `/pay/${reference}`, gatewayId: `offline-${reference}` }),
  refund: async () => {},
  async readEvent(_headers, rawBody) {
    const form = new URLSearchParams(rawBody.toString('utf8'))
    const event = form.get('event') ?? ''
    if (!isSigned(sign, purpose, event, form.get('signature') ?? ''))
      throw new PaymentEventRefused('The signature is not right.')
    return JSON.parse(event) as PaymentEvent
  },
})
