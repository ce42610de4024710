import type { SearchKind, SearchQuery, SearchResults } from '#contract/search.ts'
import { listHref, readPage, readText } from '#site/parts/lists/list-query.ts'

export interface SearchChoice {
  q: string
  /** Null: the best of every kind. */
  kind: SearchKind | null
  sportSlug: string | null
  /** From 1. Only one kind has pages. */
  page: number
}

export const searchPageSize = 20

/** What the kinds are called, one and many. */
export const kindNames: Record<SearchKind, readonly [one: string, many: string]> = {
  story: ['story', 'stories'],
  person: ['person', 'people'],
  sport: ['team', 'teams'],
  game: ['game', 'games'],
  video: ['video', 'videos'],
  gallery: ['gallery', 'galleries'],
  podcast: ['podcast', 'podcasts'],
  publication: ['publication', 'publications'],
  facility: ['facility', 'facilities'],
  document: ['document', 'documents'],
}
const kinds = Object.keys(kindNames) as SearchKind[]

/** 'People' */
export const kindTitle = (kind: SearchKind): string => {
  const [, many] = kindNames[kind]
  return many.charAt(0).toUpperCase() + many.slice(1)
}

export function readSearchChoice(search: URLSearchParams): SearchChoice {
  const kind = kinds.find((one) => one === search.get('kind')) ?? null
  return {
    q: readText(search, 'q'),
    kind,
    sportSlug: search.get('sport') || null,
    page: kind ? readPage(search) : 1,
  }
}

export const searchHref = ({ q, kind, sportSlug, page }: SearchChoice): string =>
  listHref('/search', { q, kind, sport: sportSlug }, page)

export const searchQuery = ({ q, kind, page }: SearchChoice, sportId?: number): SearchQuery => ({
  q,
  ...(kind ? { kind } : {}),
  ...(sportId ? { sportId } : {}),
  $pageIndex: page - 1,
  $pageSize: kind ? searchPageSize : 1,
})

/** One kind is a list of its own; without one the best of each stand under its name. */
export function groupsOf(
  { kind }: Pick<SearchChoice, 'kind'>,
  { items, totalItems, grouped }: Pick<SearchResults, 'items' | 'totalItems' | 'grouped'>,
): SearchResults['grouped'] {
  if (kind === null) return grouped
  return items.length > 0 ? [{ kind, count: totalItems, items }] : []
}

/** Where the arrow keys lead: from the field (-1) into the results and back. Null: the key is not ours. */
export function nextResult(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : null
  if (key === 'ArrowUp') return at >= 0 ? at - 1 : null
  return null
}
