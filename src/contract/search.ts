import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { DateOnly, Page, Paging, SportRef } from './shapes/shared.ts'

export const searchKinds = [
  'story',
  'person',
  'sport',
  'game',
  'video',
  'gallery',
  'podcast',
  'publication',
  'facility',
  'document',
] as const
export const SearchKind = oneOf(searchKinds)
export type SearchKind = Static<typeof SearchKind>

/** Text in pieces, so that a page can mark what was found without trusting any HTML. */
export const TextSegment = object({ text: text(), isMatch: Type.Boolean() })
export type TextSegment = Static<typeof TextSegment>

export const SearchItem = object({
  kind: SearchKind,
  id: Type.Integer({
    minimum: 1,
    description: "The content's own id; people of the rosters, the staff and the honors may share one",
  }),
  title: Type.Array(TextSegment),
  snippet: Type.Array(TextSegment),
  url: text(),
  image: nullableText(),
  sport: nullable(SportRef),
  date: nullable({ ...DateOnly, description: 'The day of publishing, or of the game' }),
})
export type SearchItem = Static<typeof SearchItem>

export const SearchGroup = object({ kind: SearchKind, count: Type.Integer(), items: Type.Array(SearchItem) })
export type SearchGroup = Static<typeof SearchGroup>

export const SearchResults = object({
  q: text(),
  total: Type.Integer({ description: 'How much was found of all kinds' }),
  kinds: Type.Array(object({ kind: SearchKind, count: Type.Integer() })),
  ...Page(SearchItem).properties,
  grouped: Type.Array(SearchGroup, {
    description: 'The best five of each kind; empty when one kind is asked for',
  }),
  suggestion: nullable(
    Type.String({
      description: 'The corrected words whose results these are, where those asked for found nothing',
    }),
  ),
})
export type SearchResults = Static<typeof SearchResults>

export const SearchQuery = object({
  q: Type.String({ minLength: 1, maxLength: 100, examples: ['football'] }),
  kind: Type.Optional(SearchKind),
  sportId: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0 or absent: every sport' }),
  ),
  ...Paging,
})
export type SearchQuery = Static<typeof SearchQuery>

/** What is offered while somebody types. */
export const Suggestion = object({
  kind: oneOf([...searchKinds, 'page']),
  title: Type.Array(TextSegment),
  detail: Type.String({
    description: 'One line about it: the sport and position, or the day and the score.',
  }),
  url: text(),
  image: nullableText(),
})
export type Suggestion = Static<typeof Suggestion>

export const Suggestions = object({ q: text(), items: Type.Array(Suggestion) })
export type Suggestions = Static<typeof Suggestions>

export const search = endpoints({
  suggest: {
    method: 'GET',
    path: '/search/suggest',
    summary: 'At most eight people, games, pages and other contents whose titles begin with what was typed',
    query: object({ q: Type.String({ minLength: 2, maxLength: 60, examples: ['foot'] }) }),
    response: Suggestions,
  },
  find: {
    method: 'GET',
    path: '/search',
    summary: 'Stories, people, sports, games, media, facilities and documents by their words, the best first',
    query: SearchQuery,
    response: SearchResults,
  },
})
