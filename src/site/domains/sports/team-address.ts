type TeamPage = 'coaches' | 'roster' | 'schedule'

/** The page of a team's season. The newest season is the current one, and its address stays short. */
export function teamAddress(
  slug: string,
  page: TeamPage,
  season: string,
  seasons: readonly string[],
): string {
  const base = `/sports/${slug}/${page}`
  return season === seasons[0] ? base : `${base}/${season}`
}
