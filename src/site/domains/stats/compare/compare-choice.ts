/** Who is compared, in the order of their columns. */
const places = ['a', 'b', 'c', 'd'] as const
export const mostCompared = places.length

/** What stands in the address in place of a season. */
export const wholeCareer = 'career'

export interface CompareChoice {
  /** People, each once. */
  players: number[]
  /** Null: the last season. */
  season: string | null
}

export function readCompareChoice(search: URLSearchParams): CompareChoice {
  const ids = places.flatMap((place) => {
    const id = search.get(place) ?? ''
    return /^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []
  })
  const season = search.get('season') ?? ''
  return {
    players: [...new Set(ids)],
    season: season === wholeCareer || /^\d{4}(-\d{2})?$/.test(season) ? season : null,
  }
}

/** An address that can be handed on: whoever is nobody is left out. */
export function compareAddress(
  slug: string,
  players: readonly (number | null | undefined)[],
  season: string | null = null,
): string {
  const chosen = [...new Set(players)].filter((id) => typeof id === 'number').slice(0, mostCompared)
  const search = new URLSearchParams(chosen.map((id, index) => [places[index] ?? '', String(id)]))
  if (season) search.set('season', season)
  const query = search.toString()
  return `/sports/${slug}/compare${query ? `?${query}` : ''}`
}

/** The name of each place in the form. */
export const placeNames: readonly string[] = places
