import type { ArchiveMonth, StoriesQuery, StoryCard } from '#contract/news.ts'
import { formatDate } from '#site/format/date.ts'
import { listHref, readPage, readText } from '#site/parts/lists/list-query.ts'

export interface ArchiveChoice {
  /** Null: the stories of every sport. */
  sportSlug: string | null
  /** '2026-11' */
  month: string | null
  tag: string | null
  text: string
  /** From 1. */
  page: number
}

export const archivePageSize = 20

/** What the address asks for; what it cannot mean asks for nothing. */
export function readArchiveChoice(search: URLSearchParams, sportSlug: string | null): ArchiveChoice {
  const month = search.get('month') ?? ''
  return {
    sportSlug,
    month: /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    tag: search.get('tag') || null,
    text: readText(search),
    page: readPage(search),
  }
}

export const archiveAddress = (sportSlug: string | null): string =>
  sportSlug ? `/sports/${sportSlug}/archives` : '/archives'

export const archiveHref = ({ sportSlug, month, tag, text, page }: ArchiveChoice): string =>
  listHref(archiveAddress(sportSlug), { month, tag, text }, page)

/** The same for the API, which takes no empty words. */
export const archiveQuery = ({ month, tag, text, page }: ArchiveChoice, sportId?: number): StoriesQuery => ({
  ...(sportId ? { sportId } : {}),
  ...(month ? { month } : {}),
  ...(tag ? { tag } : {}),
  ...(text ? { text } : {}),
  $pageIndex: page - 1,
  $pageSize: archivePageSize,
})

/** 'November 2026' */
export const monthTitle = (month: string): string => formatDate(`${month}-01`, 'MMMM yyyy')

export interface ArchiveYear {
  year: string
  count: number
  /** All twelve, also those without a story. */
  months: { month: string; name: string; count: number }[]
}

/** The months that have stories, laid out as years, the latest first. */
export function archiveYears(months: readonly Pick<ArchiveMonth, 'month' | 'count'>[]): ArchiveYear[] {
  const counts = new Map(months.map(({ month, count }) => [month, count]))
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].toSorted().reverse()
  return years.map((year) => {
    const all = Array.from({ length: 12 }, (_, index) => {
      const month = `${year}-${String(index + 1).padStart(2, '0')}`
      return { month, name: formatDate(`${month}-01`, 'MMM'), count: counts.get(month) ?? 0 }
    })
    return { year, count: all.reduce((sum, { count }) => sum + count, 0), months: all }
  })
}

/** Stories under the months they came in. The list is in the order of its days already. */
export function storiesByMonth(stories: readonly StoryCard[]): { month: string; stories: StoryCard[] }[] {
  const months = Map.groupBy(stories, ({ publishedOn }) => publishedOn.slice(0, 7))
  return Array.from(months, ([month, own]) => ({ month, stories: own }))
}
