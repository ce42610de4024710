export interface HistoricalChoice {
  /** Null: everybody of every sport. */
  sportSlug: string | null
  /** In capitals. */
  letter: string | null
  text: string
  /** 1990 for 1990 to 1999. */
  decade: number | null
  /** From 1. */
  page: number
}

export const pageSize = 50
/** As far as the API pages. */
const lastPage = 10_000

/** What the address asks for; what it cannot mean asks for nothing. */
export function readHistoricalChoice(search: URLSearchParams, sportSlug: string | null): HistoricalChoice {
  const letter = search.get('letter') ?? ''
  const decade = search.get('decade') ?? ''
  const page = search.get('page') ?? ''
  return {
    sportSlug,
    letter: /^[a-z]$/i.test(letter) ? letter.toUpperCase() : null,
    text: (search.get('text') ?? '').trim().replace(/\s+/g, ' ').slice(0, 100),
    decade: /^(18[5-9]|19\d|20\d)0$/.test(decade) ? Number(decade) : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  }
}

export function historicalHref({ sportSlug, letter, text, decade, page }: HistoricalChoice): string {
  const address = sportSlug ? `/sports/${sportSlug}/historical-roster` : '/historical-roster'
  const query = new URLSearchParams({
    ...(text ? { text } : {}),
    ...(letter ? { letter } : {}),
    ...(decade ? { decade: String(decade) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return query.size > 0 ? `${address}?${query}` : address
}

/** The same for the API, which takes no empty words. */
export const historicalQuery = ({ letter, text, decade, page }: HistoricalChoice) => ({
  ...(letter ? { letter } : {}),
  ...(text ? { text } : {}),
  ...(decade ? { decade } : {}),
  $pageIndex: page - 1,
  $pageSize: pageSize,
})

/** From the decade of the first who is known to that of today, the latest first. */
export function decadesSince(firstYear: number | null, now: Date): number[] {
  const latest = Math.floor(now.getUTCFullYear() / 10) * 10
  const first = firstYear === null ? latest : Math.floor(firstYear / 10) * 10
  return Array.from({ length: (latest - first) / 10 + 1 }, (_, back) => latest - back * 10)
}
