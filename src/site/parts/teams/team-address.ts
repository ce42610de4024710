type TeamPage = 'coaches' | 'roster' | 'schedule' | 'stats'

/** The page of a team's season. The current season's address stays short. */
export function teamAddress(slug: string, page: TeamPage, season: string, currentSeason: string): string {
  const base = `/sports/${slug}/${page}`
  return season === currentSeason ? base : `${base}/${season}`
}
