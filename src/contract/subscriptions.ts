import { type Static, Type } from 'typebox'
import { endpoints, type Rate } from './endpoint.ts'
import { object, text } from './shapes/schema.ts'
import { Id } from './shapes/shared.ts'
import { Way } from './shapes/way.ts'

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
  blank: Type.Optional(Type.String({ maxLength: 2_000, description: 'A trap for programs: left empty' })),
})
export type SubscriptionRequest = Static<typeof SubscriptionRequest>

/** The same for everybody: it does not tell whether an address is known. */
export const SubscriptionReceipt = object({ message: text() })
export type SubscriptionReceipt = Static<typeof SubscriptionReceipt>

/** From one network: a dormitory may subscribe, a program may not try out all the world. */
const rate = { name: 'subscription', max: 30, minutes: 10 } as const satisfies Rate

/** A field that people do not see and programs fill in. */
export const trapField = 'blank'

const page = '/subscribe'

/** News by mail. Nobody has a session here: a token from a mail is all that counts. */
export const subscriptions = endpoints({
  request: {
    method: 'POST',
    path: '/subscriptions',
    summary: 'Asks for news by mail; nothing is sent before the address is confirmed by a link in a mail',
    body: SubscriptionRequest,
    takes: 'JSON or form',
    form: {
      page,
      done: `${page}?note=sent`,
      notes: { email: 'email', lists: 'lists', sportIds: 'lists', mail: 'mail', [trapField]: 'filled' },
    },
    response: SubscriptionReceipt,
    guard: 'same origin',
    rate,
  },
  confirm: {
    method: 'POST',
    path: '/subscriptions/confirm',
    summary: 'Confirms an address with the token of the mail, once',
    body: object({ token: Token }),
    takes: 'JSON or form',
    form: { page, done: `${page}?note=confirmed`, notes: { token: 'link' } },
    response: SubscriptionReceipt,
    guard: 'same origin',
    rate,
    who: 'whoever has the token of the mail',
  },
  leave: {
    method: 'POST',
    path: '/subscriptions/leave',
    summary: 'Ends a subscription with the token of any mail of it, in one click (RFC 8058)',
    query: object({ token: Token }),
    // A mail program says in a form that it was one click; there is nothing in it that is needed.
    takes: 'JSON or form',
    form: { page, done: '/unsubscribed', notes: { token: 'link' } },
    response: SubscriptionReceipt,
    guard: 'token',
    idempotent: true,
    who: 'whoever has the token of a mail',
  },
  askToLeave: {
    method: 'GET',
    path: '/subscriptions/leave',
    summary: 'Leads to the page that asks whether to leave, for mail programs that know no one-click',
    query: object({ token: Token }),
    response: Way,
    leads: true,
    who: 'whoever has the token of a mail',
  },
})
