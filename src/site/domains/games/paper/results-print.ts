import type { ResultsQuery } from '#contract/games.ts'

/** Which results a print view holds, with its words. */
const kinds = {
  list: { label: 'All Games', query: {} },
  home: { label: 'Home Games', query: { locationIndicator: 'H' } },
  away: { label: 'Away Games', query: { locationIndicator: 'A' } },
  neutral: { label: 'Neutral Games', query: { locationIndicator: 'N' } },
  conference: { label: 'Conference Games', query: { conferenceOnly: true } },
} as const satisfies Record<string, { label: string; query: Partial<ResultsQuery> }>
type ResultsPaperKind = keyof typeof kinds

interface ResultsPaper {
  /** Null is every season. */
  season: string | null
  label: string
  query: Partial<ResultsQuery>
}

const isKind = (word: string): word is ResultsPaperKind => Object.hasOwn(kinds, word)

/** What the parameters of a print view ask for; undefined where one of them says nothing. */
export function readResultsPaper(params: Record<string, string | undefined>): ResultsPaper | undefined {
  const kind = (params.type ?? '').toLowerCase()
  const season = (params.season ?? '').toLowerCase()
  if (!isKind(kind)) return undefined
  if (season === 'all') return { season: null, ...kinds[kind] }
  return /^\d{4}(-\d{2})?$/.test(season) ? { season, ...kinds[kind] } : undefined
}

export const resultsPrintHref = (address: string, season: string | null, kind: ResultsPaperKind): string =>
  `${address}/print/${season ?? 'all'}/${kind}`
