import type { Game, LocationIndicator } from '#contract/games.ts'

/** The specification's location filters, in its order and words. */
export const locationFilters: { label: string; location: LocationIndicator | null }[] = [
  { label: 'All Games', location: null },
  { label: 'Home Games', location: 'H' },
  { label: 'Away Games', location: 'A' },
  { label: 'Neutral Games', location: 'N' },
]

/** What the query asks for; anything unknown shows all games. */
export function readLocation(query: URLSearchParams): LocationIndicator | null {
  return locationFilters.find(({ location }) => location === query.get('location'))?.location ?? null
}

export function locationHref(address: string, location: LocationIndicator | null): string {
  return location ? `${address}?location=${location}` : address
}

export function gamesAt<Played extends Pick<Game, 'locationIndicator'>>(
  games: Played[],
  location: LocationIndicator | null,
): Played[] {
  return location ? games.filter(({ locationIndicator }) => locationIndicator === location) : games
}
