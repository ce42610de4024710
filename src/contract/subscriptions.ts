import { type Static, Type } from 'typebox'
import { endpoints, type Rate } from './endpoint.ts'
import { nullableText, object, oneOf, text } from './shapes/schema.ts'
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

/** What of a game somebody may be told of, in the order in which it happens. */
export const gameMoments = ['start', 'lead', 'close', 'final'] as const
export type GameMoment = (typeof gameMoments)[number]

const Endpoint = Type.String({
  minLength: 12,
  maxLength: 1_000,
  pattern: '^https://',
  description: "The browser's address at its push service",
  examples: ['https://push.example/send/abc'],
})

/** So many of a kind one browser may follow. */
export const mostFollowed = 60
const followedIds = (description: string) =>
  Type.Array(Id, { maxItems: mostFollowed, uniqueItems: true, description, examples: [[]] })

/** All that a browser wants to be told of: it takes the place of what it wanted before. */
export const PushFollower = object({
  endpoint: Endpoint,
  p256dh: Type.String({
    pattern: '^[A-Za-z0-9_-]{87}$',
    description: "The browser's public key",
    examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  }),
  auth: Type.String({
    pattern: '^[A-Za-z0-9_-]{22}$',
    description: 'The secret that it encrypts with',
    examples: ['BTBZMqHH6r4Tts7J_aSIgg'],
  }),
  sportIds: followedIds('Teams'),
  gameIds: followedIds('Games'),
  playerIds: followedIds('Players, by the id that they keep from season to season'),
  moments: Type.Array(oneOf(gameMoments), {
    maxItems: gameMoments.length,
    uniqueItems: true,
    description: 'What of a game of these teams, and of these games, is told',
    examples: [[]],
  }),
  before: Type.Optional(
    Type.String({ maxLength: 1_000, description: 'The address that this one takes the place of' }),
  ),
})
export type PushFollower = Static<typeof PushFollower>

/** From one network: a dormitory may subscribe, a program may not try out all the world. */
const rate = { name: 'subscription', max: 30, minutes: 10 } as const satisfies Rate

/** A field that people do not see and programs fill in. */
export const trapField = 'blank'

const page = '/subscribe'

/** News by mail, and games by push. Nobody has a session here: a token from a mail, or an address that only its browser knows, is all that counts. */
export const subscriptions = endpoints({
  push: {
    method: 'GET',
    path: '/subscriptions/push',
    summary: 'The key that browsers subscribe to push messages with; none where this server sends none',
    response: object({ key: nullableText() }),
    whenFailed: { key: null },
  },
  follow: {
    method: 'POST',
    path: '/subscriptions/push',
    summary: 'Tells a browser of games, until it says otherwise',
    body: PushFollower,
    response: SubscriptionReceipt,
    guard: 'same origin',
    rate: { name: 'follow', max: 120, minutes: 10 },
    idempotent: true,
    who: 'the browser that the address belongs to',
  },
  unfollow: {
    method: 'POST',
    path: '/subscriptions/push/leave',
    summary: 'Forgets a browser',
    body: object({ endpoint: Endpoint }),
    response: SubscriptionReceipt,
    guard: 'same origin',
    rate: { name: 'follow', max: 120, minutes: 10 },
    idempotent: true,
    who: 'whoever knows the address of the browser',
  },
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
