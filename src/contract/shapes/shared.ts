import { type Static, type TSchema, Type } from 'typebox'
import { protectedKinds } from './access.ts'
import type { GameStateNumber } from './game-state.ts'
import { maxPageSize } from './page-size.ts'
import { abbreviationLike, nullableText, object, oneOf, slugLike, text } from './schema.ts'

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const Slug = Type.String({ minLength: 1, maxLength: 120 })
/** '2026' or '2026-27'. */
export const SeasonTitle = Type.String({ minLength: 4, maxLength: 9, pattern: '^\\d{4}(-\\d{2})?$' })
/** The season that an answer is about, and those that may be asked for in its place. */
export const SeasonChoice = {
  season: text(),
  seasons: Type.Array(text(), { description: 'Newest first.' }),
  currentSeason: Type.String({ description: 'The season that is shown when none is asked for.' }),
}
/** The year 0 is a date to ISO 8601 and none to the database. */
export const DateOnly = Type.String({ format: 'date', pattern: '^(?!0000)' })
export const DateTime = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\d',
  description: 'ISO 8601 date and time without a zone: the clock at the venue.',
})
export const DateTimeUtc = Type.String({ format: 'date-time' })

/** Filters of lists: the first letter of a last name, words to look for, '1990' for 1990 to 1999, a year. */
export const Letter = Type.String({ pattern: '^[A-Za-z]$', maxLength: 1 })
export const FilterText = Type.String({ minLength: 1, maxLength: 100 })
export const Decade = Type.Integer({ minimum: 1850, maximum: 2090, multipleOf: 10 })
export const Year = Type.Integer({ minimum: 1850, maximum: 2100 })

export const Paging = {
  $pageIndex: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
  $pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize, default: 10 })),
}

export const Page = <Item extends TSchema>(item: Item) =>
  object({
    items: Type.Array(item),
    pageIndex: Type.Integer(),
    pageSize: Type.Integer(),
    totalItems: Type.Integer(),
  })

export const Image = object({ url: text(), alt: text() })
export type Image = Static<typeof Image>

export const SocialAccount = object({ network: text(), handle: text(), url: text() })
export type SocialAccount = Static<typeof SocialAccount>

/** RFC 9457. Every error of the API has this body. */
export const Problem = object({
  type: text(),
  title: text(),
  status: Type.Integer(),
  detail: text(),
  instance: Type.Optional(text()),
  /** Which item asks for an access code. */
  item: Type.Optional(object({ kind: oneOf([...protectedKinds]), id: Id })),
  errors: Type.Optional(Type.Array(object({ field: text(), message: text() }))),
})
export type Problem = Static<typeof Problem>

export const SportRef = object({
  id: Id,
  title: text(),
  shortName: text(),
  abbrev: abbreviationLike('title'),
  globalSportNameSlug: slugLike('title'),
})
export type SportRef = Static<typeof SportRef>

/** A record: a tie is half a win in its percentage. */
export const WinsLosses = object({
  wins: Type.Integer(),
  losses: Type.Integer(),
  ties: Type.Integer(),
  percent: Type.Number(),
  text: text(),
})
export type WinsLosses = Static<typeof WinsLosses>

export const Conference = object({ id: Id, title: text(), abbreviation: text(), logo: nullableText() })
export type Conference = Static<typeof Conference>

/** Where a game stands: game-state.ts has the names. */
export const GameStateOnWire = Type.Unsafe<GameStateNumber>({ type: 'integer', minimum: 0, maximum: 8 })
