import type { ContentCard, ContentKind, TagQuery } from '#contract/news.ts'
import { listHref, readPage } from '#site/parts/lists/list-query.ts'

export interface TagChoice {
  tagSlug: string
  /** Null: content of every sport. */
  sportSlug: string | null
  kind: ContentKind | null
  /** From 1. */
  page: number
}

export const tagPageSize = 24

/** What the kinds of content are called, one and many, in the order they are always named in. */
export const kindWords: Record<ContentKind, readonly [one: string, many: string]> = {
  story: ['Story', 'Stories'],
  video: ['Video', 'Videos'],
  gallery: ['Gallery', 'Galleries'],
  podcast: ['Podcast', 'Podcasts'],
  publication: ['Publication', 'Publications'],
  moment: ['Moment', 'Moments'],
  player: ['Player', 'Players'],
}
const kinds = Object.keys(kindWords) as ContentKind[]

export function readTagChoice(
  search: URLSearchParams,
  { tagSlug, sportSlug }: Pick<TagChoice, 'tagSlug' | 'sportSlug'>,
): TagChoice {
  const kind = kinds.find((one) => one === search.get('kind')) ?? null
  return { tagSlug, sportSlug, kind, page: readPage(search) }
}

export function tagHref({ tagSlug, sportSlug, kind, page }: TagChoice): string {
  const address = ['/tags', tagSlug, sportSlug].filter((part) => part !== null).join('/')
  return listHref(address, { kind }, page)
}

export const tagQuery = ({ kind, page }: TagChoice, sportId?: number): TagQuery => ({
  ...(sportId ? { sportId } : {}),
  ...(kind ? { kind } : {}),
  $pageIndex: page - 1,
  $pageSize: tagPageSize,
})

/** Moments share one wall: the year they happened in has few enough to fit its first page. */
export const contentHref = ({
  kind,
  id,
  date,
  url,
}: Pick<ContentCard, 'kind' | 'id' | 'date' | 'url'>): string =>
  url ?? (kind === 'moment' ? `/moments?year=${date.slice(0, 4)}#moment-${id}` : '/')

/** The kinds that a tag has. */
export function kindCounts(
  counts: readonly { kind: ContentKind; count: number }[],
): { kind: ContentKind; count: number }[] {
  const known = new Map(counts.map(({ kind, count }) => [kind, count]))
  return kinds.flatMap((kind) => {
    const count = known.get(kind) ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
}
