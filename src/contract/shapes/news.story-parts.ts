import { type Static, Type } from 'typebox'
import { nullable, nullableText, object, oneOf, text } from './schema.ts'
import { DateOnly, Id, SocialAccount, SportRef } from './shared.ts'

/** A block of a story that is built from blocks, in the order of reading. */
export const StoryBlock = Type.Union([
  object({ kind: Type.Literal('text'), html: text() }),
  object({
    kind: Type.Literal('image'),
    url: text(),
    alt: text(),
    caption: nullableText(),
    credit: nullableText(),
  }),
  object({ kind: Type.Literal('quote'), text: text(), by: text() }),
  object({
    kind: Type.Literal('facts'),
    title: text(),
    items: Type.Array(object({ label: text(), value: text() })),
  }),
  object({ kind: Type.Literal('game'), gameId: Id }),
  object({ kind: Type.Literal('gallery'), galleryId: Id }),
  object({ kind: Type.Literal('video'), videoId: Id }),
])
export type StoryBlock = Static<typeof StoryBlock>

/** A game as a story names it: enough for a line and a link. */
export const StoryGame = object({
  id: Id,
  sport: SportRef,
  season: text(),
  date: DateOnly,
  time: text(),
  atVs: oneOf(['at', 'vs']),
  locationIndicator: oneOf(['H', 'A', 'N']),
  location: nullableText(),
  opponent: object({ id: Id, title: text(), slug: text(), image: nullableText() }),
  tournament: nullableText(),
  result: nullable(
    object({
      status: oneOf(['W', 'L', 'T', 'N']),
      teamScore: nullableText(),
      opponentScore: nullableText(),
      prescore: nullableText(),
      postscore: nullableText(),
    }),
  ),
  boxscore: nullable(Type.String({ description: 'Address of the box score, where the game has one' })),
  gameCenter: nullable(Type.String({ description: 'Address where the game is followed' })),
})
export type StoryGame = Static<typeof StoryGame>

export const Writer = object({
  id: Id,
  name: text(),
  title: nullableText(),
  email: nullableText(),
  phone: nullableText(),
  bio: nullable(Type.String({ description: 'HTML paragraphs' })),
  image: nullableText(),
  socialHandles: Type.Array(SocialAccount),
})
export type Writer = Static<typeof Writer>
