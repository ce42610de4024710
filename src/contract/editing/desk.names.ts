import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, object, oneOf, text } from '../shapes/schema.ts'
import { Id } from '../shapes/shared.ts'
import { at, reads } from './desk.words.ts'

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
})
