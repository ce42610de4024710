import { type Static, Type } from 'typebox'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'

/** What an office made of a submission. Nobody has looked at a new one. */
export const reviews = ['new', 'approved', 'declined'] as const
export type Review = (typeof reviews)[number]

/** 'waiting' is to be paid; 'over' does not count any more: not paid, given back, or withdrawn. */
export const standings = ['counts', 'waiting', 'over'] as const

/** 'refunding': on its way back. */
export const moneyStates = ['none', 'waiting', 'paid', 'over', 'refunding', 'refunded'] as const

export const longestNote = 2_000

export const SubmissionForm = object({
  id: Id,
  title: text(),
  /** Submissions that count. */
  counts: Type.Integer(),
  /** Of these, those that nobody has looked at. */
  isNew: Type.Integer(),
  lastAt: nullable(DateTimeUtc),
})
export type SubmissionForm = Static<typeof SubmissionForm>

export const DeskSubmission = object({
  id: Id,
  reference: text(),
  at: DateTimeUtc,
  standing: oneOf(standings),
  review: oneOf(reviews),
  money: oneOf(moneyStates),
  amountCents: Type.Integer(),
  /** Nothing personal is left of it. */
  isErased: Type.Boolean(),
  /** Null for whoever may not know who it was. */
  personal: nullable(
    object({
      email: nullableText(),
      note: text(),
      answers: Type.Array(object({ name: text(), title: text(), value: text() })),
    }),
  ),
})
export type DeskSubmission = Static<typeof DeskSubmission>
