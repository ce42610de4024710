import { type Static, Type } from 'typebox'
import { accountEventNames } from '../shapes/account-events.ts'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'
import { roles } from '../shapes/visitor.ts'

/** The teams that somebody works for alone; null for all of them. */
export const SportIds = nullable(
  Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true, examples: [[1]] }),
)

/** Who sits at the desk. */
export const DeskPerson = object({
  userId: text(),
  name: text(),
  email: text(),
  role: oneOf(roles),
  /** Runs the platform: may do everything at every school. */
  isOperator: Type.Boolean(),
  sportIds: SportIds,
  hasTwoStep: Type.Boolean(),
  /** They have to set up a second step before anything else. */
  mustSetUpTwoStep: Type.Boolean(),
  /** Where they have a role; the origin is null for a school that this process does not know. */
  schools: Type.Array(object({ key: text(), name: text(), role: oneOf(roles), origin: nullableText() })),
})
export type DeskPerson = Static<typeof DeskPerson>

export const Member = object({
  userId: text(),
  name: text(),
  email: text(),
  role: oneOf(roles),
  sportIds: SportIds,
  /** Null for somebody who was never here. */
  lastSeenAt: nullable(DateTimeUtc),
  hasTwoStep: Type.Boolean(),
  /** How many browsers are signed in. */
  sessions: Type.Integer(),
  isYou: Type.Boolean(),
  /** Somebody must be: neither removed nor given a lower role. */
  isLastAdministrator: Type.Boolean(),
})
export type Member = Static<typeof Member>

export const OpenInvitation = object({
  id: Id,
  email: text(),
  role: oneOf(roles),
  sportIds: SportIds,
  invitedBy: nullableText(),
  sentAt: DateTimeUtc,
  expiresAt: DateTimeUtc,
  isExpired: Type.Boolean(),
})
export type OpenInvitation = Static<typeof OpenInvitation>

export const AccountEvent = object({
  id: Id,
  what: oneOf(accountEventNames),
  by: object({ userId: text(), name: text() }),
  /** Whom or what it was done to: a name, a mailbox, a key's label. */
  about: text(),
  /** In words: 'editor → publisher'. */
  detail: text(),
  at: DateTimeUtc,
})
export type AccountEvent = Static<typeof AccountEvent>

export const ProgramKey = object({
  id: Id,
  label: text(),
  /** What a program can do with it. */
  purpose: text(),
  createdAt: DateTimeUtc,
  lastUsedAt: nullable(DateTimeUtc),
  /** How many files came with it. */
  uses: Type.Integer(),
  revokedAt: nullable(DateTimeUtc),
})
export type ProgramKey = Static<typeof ProgramKey>
