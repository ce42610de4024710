import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { StoryType } from '../news.ts'
import { nullable, object, oneOf, text } from '../shapes/schema.ts'
import { DateOnly, DateTimeUtc, Id, Image } from '../shapes/shared.ts'
import { at, reads } from './desk.words.ts'

/** A story as a front is dealt from it, with what it is told by at the desk. */
export const FrontCandidate = object({
  id: Id,
  title: text(),
  sport: text(),
  image: nullable(Image),
  type: StoryType,
  sportId: Id,
  publishedOn: DateOnly,
  publishAt: DateTimeUtc,
  hasPicture: Type.Boolean(),
  isExternal: Type.Boolean(),
  games: Type.Array(
    object({
      role: oneOf(['recap', 'preview', 'related']),
      isOver: Type.Boolean(),
      isOff: Type.Boolean(),
    }),
  ),
})
export type FrontCandidate = Static<typeof FrontCandidate>

export const deskFront = endpoints({
  front: {
    ...reads,
    path: at('/front'),
    summary:
      'What a front is dealt from: its newest stories, how many places it has, and the content that keeps its pins',
    query: object({
      sportId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    }),
    response: object({
      /** Null where nobody has pinned anything yet. */
      contentId: nullable(Id),
      /** Of that content: the general sport for the home page. */
      sportId: nullable(Id),
      /** Where it is to be seen. */
      address: text(),
      counts: object({ lead: Type.Integer(), top: Type.Integer(), news: Type.Integer() }),
      /** What is pinned for the public now, ended or not. */
      pins: Type.Array(object({ storyId: Id, place: Type.Integer(), until: nullable(DateTimeUtc) })),
      at: DateTimeUtc,
      /** The day on the school's own calendar. */
      today: DateOnly,
      stories: Type.Array(FrontCandidate),
    }),
  },
})
