import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, object, oneOf, text } from '../shapes/schema.ts'
import { Id } from '../shapes/shared.ts'
import { at, example, reads, writes } from './desk.words.ts'

/** Somebody or a school that a story may name, and the page that says more. */
export const StoryName = object({
  kind: oneOf(['players', 'staff-members', 'opponents']),
  id: Id,
  name: text(),
  address: text(),
  sportId: nullable(Id),
  /** 'Football · No. 12'. */
  hint: text(),
})
export type StoryName = Static<typeof StoryName>

/** A content in whose texts somebody is named. */
export const NamedIn = object({
  kind: text(),
  one: text(),
  id: Id,
  title: text(),
  /** The words around the name; empty where it stands in a draft alone. */
  excerpt: text(),
  /** Somebody has a draft of it: the name is theirs to correct. */
  isDraft: Type.Boolean(),
  mayCorrect: Type.Boolean(),
})
export type NamedIn = Static<typeof NamedIn>

const Name = Type.String({ minLength: 3, maxLength: 200, ...example('Jo Doe') })
/** What somebody was called, and is called from now on. */
const Renamed = object({ from: Name, to: Name })

export const deskNames = endpoints({
  names: {
    ...reads,
    path: at('/names'),
    summary: 'Players, coaches and opponents of this season with the addresses of their pages, to be linked',
    query: object({
      sportId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    }),
    response: object({ names: Type.Array(StoryName) }),
  },
  namedIn: {
    ...writes,
    method: 'POST',
    path: at('/names/mentions'),
    summary:
      'The texts that name people by what they were called until now, to be corrected with them; nothing is changed',
    body: object({ names: Type.Array(Renamed, { minItems: 1, maxItems: 20 }) }),
    response: object({ mentions: Type.Array(NamedIn) }),
  },
})
