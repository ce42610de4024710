import { type Static, Type } from 'typebox'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'

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
  /** What the file leaves open, for somebody to say. */
  asks: nullable(oneOf(['which game', 'whether it is over'])),
  warnings: Type.Array(text()),
  /** People in it whom nobody has found on the roster. */
  strangers: Type.Integer(),
})
export type ReceivedFile = Static<typeof ReceivedFile>

export const OfferedGame = object({
  id: Id,
  opponent: text(),
  day: text(),
  place: oneOf(['home', 'away', 'neutral']),
})
export type OfferedGame = Static<typeof OfferedGame>
