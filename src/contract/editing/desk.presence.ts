import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, nullableText, object, text } from '../shapes/schema.ts'
import { at, example, OfItem, writes } from './desk.words.ts'

/** Somebody else who has the same content open. */
export const Present = object({
  tab: text(),
  userId: text(),
  name: text(),
  /** The field that they are writing in. */
  field: nullableText(),
})
export type Present = Static<typeof Present>

/** Who has a content open, and who writes where. */
export const deskPresence = endpoints({
  presence: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/items/:id/presence'),
    summary:
      'Says that the asker has a content open, and in which field they write; answers who else has. Said every few seconds, and forgotten half a minute after the last time',
    params: OfItem,
    body: object({
      tab: Type.String({ format: 'uuid', ...example('00000000-0000-4000-8000-000000000000') }),
      field: nullable(Type.String({ pattern: '^\\w{1,60}$', ...example('title') })),
      isTaking: Type.Optional(
        Type.Boolean({ description: 'The field is taken over from whoever writes in it' }),
      ),
      isLeaving: Type.Optional(Type.Boolean({ description: 'The content was closed' })),
    }),
    response: object({
      others: Type.Array(Present),
      /** Whether the field that was named is the asker's now. */
      isHeld: Type.Boolean(),
      /** Who took over the field that the asker wrote in. */
      takenBy: nullableText(),
    }),
  },
})
