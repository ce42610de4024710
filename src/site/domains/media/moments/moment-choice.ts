import type { MomentsQuery } from '#contract/media.ts'
import { listHref, readPage } from '#site/parts/lists/list-query.ts'

export interface MomentChoice {
  /** Null: the moments of every sport, and those of the whole school. */
  sportSlug: string | null
  year: number | null
  /** From 1. */
  page: number
}

export const momentPageSize = 24

/** What the address asks for; what it cannot mean asks for nothing. */
export function readMomentChoice(search: URLSearchParams, sportSlug: string | null): MomentChoice {
  const year = search.get('year') ?? ''
  return { sportSlug, year: /^(18|19|20|21)\d\d$/.test(year) ? Number(year) : null, page: readPage(search) }
}

export const momentAddress = (sportSlug: string | null): string =>
  sportSlug ? `/sports/${sportSlug}/moments` : '/moments'

export const momentHref = ({ sportSlug, year, page }: MomentChoice): string =>
  listHref(momentAddress(sportSlug), { year: year === null ? null : String(year) }, page)

export const momentQuery = ({ year, page }: MomentChoice, sportId?: number): MomentsQuery => ({
  ...(sportId ? { sportId } : {}),
  ...(year ? { year } : {}),
  $pageIndex: page - 1,
  $pageSize: momentPageSize,
})

/** How large a moment hangs: one with a film stands out, and the latest of all opens the wall. */
export function momentSize({ hasFilm, isLatest }: { hasFilm: boolean; isLatest: boolean }) {
  if (isLatest) return 'large'
  return hasFilm ? 'wide' : 'plain'
}
