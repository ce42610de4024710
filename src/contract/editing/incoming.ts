import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'
import { at, example, ItemId, Limit, reads, Words, writes } from './desk.words.ts'

/** 'waiting' has not confirmed the address yet, and is sent nothing. */
export const subscriberStates = ['subscribed', 'waiting', 'left'] as const

export const Subscriber = object({
  id: Id,
  email: text(),
  /** None: all news. */
  sports: Type.Array(text()),
  state: oneOf(subscriberStates),
  since: DateTimeUtc,
})
export type Subscriber = Static<typeof Subscriber>

export const ReceivedFile = object({
  id: Id,
  name: nullableText(),
  receivedAt: DateTimeUtc,
  /** The way it came: from a program, a watched folder, by hand or by command. */
  door: oneOf(['post', 'folder', 'upload', 'command']),
  /** The key that a program came with. */
  key: nullableText(),
  program: nullableText(),
  isTaken: Type.Boolean(),
  /** Whether the game's numbers are this file's. */
  isStanding: Type.Boolean(),
  isComplete: Type.Boolean(),
  /** What it is about. */
  game: nullable(object({ id: Id, sport: text(), opponent: text(), day: text() })),
  season: nullableText(),
  /** Why it was refused. */
  problem: nullableText(),
  warnings: Type.Array(text()),
  /** People in it whom nobody has found on the roster. */
  strangers: Type.Integer(),
})
export type ReceivedFile = Static<typeof ReceivedFile>

const OfSubscriber = object({ subscriberId: ItemId })
/** The last that was told. */
const After = Type.String({ pattern: '^\\d{1,9}$', ...example('1') })
const Page = { after: Type.Optional(After), limit: Type.Optional(Limit) }

/** What comes to a school from outside: addresses that asked for its news, and files of scoring programs. */
export const incoming = endpoints({
  subscribers: {
    ...reads,
    needs: 'administrator',
    path: at('/subscribers'),
    summary: 'Who asked for the news by mail, the last first: searched, a page at a time',
    query: object({
      ...Page,
      search: Type.Optional(Words),
      state: Type.Optional(oneOf(subscriberStates)),
    }),
    response: object({
      subscribers: Type.Array(Subscriber),
      total: Type.Integer(),
      next: nullableText(),
    }),
  },
  removeSubscriber: {
    ...writes,
    needs: 'administrator',
    method: 'DELETE',
    path: at('/subscribers/:subscriberId'),
    summary: 'Takes an address off the list and forgets it; this cannot be undone',
    params: OfSubscriber,
    response: object({ email: text() }),
  },
  exportSubscribers: {
    method: 'GET',
    path: at('/subscribers/export'),
    summary: 'Everybody who is subscribed, as comma-separated values',
    response: Type.String(),
    file: 'text/csv',
    needs: 'administrator',
  },
  receivedFiles: {
    ...reads,
    path: at('/stat-files'),
    summary:
      'The files of scoring programs as they came, the last first: from whom, about what, taken or not',
    query: object({ ...Page, search: Type.Optional(Words) }),
    response: object({ files: Type.Array(ReceivedFile), next: nullableText() }),
  },
})
