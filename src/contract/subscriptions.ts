import { type Static, Type } from 'typebox'
import { object, text } from './shapes/schema.ts'
import { Id } from './shapes/shared.ts'

export const subscriptionToken = {
  minLength: 43,
  maxLength: 43,
  pattern: '^[A-Za-z0-9_-]{43}$',
}
const Token = Type.String({ ...subscriptionToken, description: 'As the mail gave it' })

export const SubscriptionRequest = object({
  email: Type.String({ minLength: 3, maxLength: 254, examples: ['fan@mail.example'] }),
  allNews: Type.Optional(Type.Boolean({ description: 'Every story of the school' })),
  sportIds: Type.Optional(
    Type.Array(Id, { maxItems: 60, uniqueItems: true, description: 'The stories of these sports' }),
  ),
})
export type SubscriptionRequest = Static<typeof SubscriptionRequest>

/** The same for everybody: it does not tell whether an address is known. */
export const SubscriptionReceipt = object({ message: text() })
export type SubscriptionReceipt = Static<typeof SubscriptionReceipt>

/**
 * The doors of subscriptions by mail. Not among the tables, because they write. A form of the site may send the same
 * fields and is then led to the page that says what was done.
 */
export const subscriptionDoors = {
  request: {
    path: '/subscriptions',
    operationId: 'subscriptions.request',
    summary: 'Asks for news by mail; nothing is sent before the address is confirmed by a link in a mail',
    body: SubscriptionRequest,
  },
  confirm: {
    path: '/subscriptions/confirm',
    operationId: 'subscriptions.confirm',
    summary: 'Confirms an address with the token of the mail, once',
    body: object({ token: Token }),
  },
  leave: {
    path: '/subscriptions/leave',
    operationId: 'subscriptions.leave',
    summary: 'Ends a subscription with the token of any mail of it, in one click (RFC 8058)',
    query: object({ token: Token }),
  },
} as const
