import { type Static, Type } from 'typebox'
import { nullableText, object, text } from './schema.ts'

export const GameFile = object({ title: text(), url: text() })
export type GameFile = Static<typeof GameFile>

/** A way on that an editor adds to a game, by its title. */
export const GameLink = object({ title: text(), url: text() })
export type GameLink = Static<typeof GameLink>

/** As a game's row keeps it: its files have a column of their own. */
export const StoredGameMedia = object({
  audio: nullableText(),
  video: nullableText(),
  stats: nullableText(),
  tickets: nullableText(),
  custom1: nullableText(),
  custom2: nullableText(),
  custom3: nullableText(),
  tv: nullableText(),
  tvImage: nullableText(),
  radio: nullableText(),
  gameNote: nullableText(),
  promotionName: nullableText(),
})
export type StoredGameMedia = Static<typeof StoredGameMedia>

export const GameMedia = object({ ...StoredGameMedia.properties, gameFiles: Type.Array(GameFile) })
export type GameMedia = Static<typeof GameMedia>
