import { type Static, Type } from 'typebox'
import { recordScopes } from './record-scopes.ts'
import { nullable, nullableText, object, oneOf, text } from './schema.ts'
import { DateOnly, DateTime, Id, SportRef } from './shared.ts'
import { SportGroup, StatColumn } from './stats-shapes.ts'

export const RecordScope = oneOf(recordScopes, { default: 'game', examples: ['season'] })
export type RecordScope = Static<typeof RecordScope>

export const RecordHolder = object({
  rank: Type.Integer({ description: 'Equal numbers share a rank.' }),
  value: Type.Number(),
  name: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Null for the team.' }),
  playerId: nullable(Id),
  url: nullableText(),
  image: nullableText(),
  season: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The season, or the first and the last of a career.',
  }),
  game: nullable(
    object({
      gameId: Id,
      startDate: DateTime,
      locationIndicator: oneOf(['H', 'A', 'N'], { default: 'H' }),
      opponent: object({ title: text(), slug: text() }),
    }),
  ),
  playedOn: nullable(DateOnly),
  opponent: nullableText(),
  isTyped: Type.Boolean({
    description: 'Entered by the office: from before the first game whose numbers are kept.',
  }),
  isTotalsOnly: Type.Boolean({ description: 'From a season of which only the totals are kept.' }),
  note: nullableText(),
})
export type RecordHolder = Static<typeof RecordHolder>

export const RecordCategory = object({
  group: text(),
  key: text(),
  table: Type.String({ description: 'What the table of the number is called: Passing.' }),
  title: Type.String({ description: 'Pass Yards; where two tables have a number of the name, with theirs.' }),
  descriptor: Type.String({ description: 'The short label of the number: YDS, PTS, …' }),
  format: StatColumn.properties.format,
  holders: Type.Array(RecordHolder),
  others: Type.Integer({ description: 'How many more share the last rank that is listed.' }),
})
export type RecordCategory = Static<typeof RecordCategory>

export const RecordBook = object({
  sport: SportRef,
  sportGroup: SportGroup,
  scope: RecordScope,
  since: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The first season whose games are counted; what is older was entered by the office.',
  }),
  categories: Type.Array(RecordCategory),
})
export type RecordBook = Static<typeof RecordBook>
