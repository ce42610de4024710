import type { LocationIndicator } from '#contract/games.ts'

/** Every game of the school, or those of one sport or at one kind of place. */
export function siteFeed(
  choice: { sport?: string | null; location?: LocationIndicator | null } = {},
): string {
  const query = new URLSearchParams()
  if (choice.sport) query.set('sport', choice.sport)
  if (choice.location) query.set('location', choice.location)
  return query.size > 0 ? `/calendar.ics?${query}` : '/calendar.ics'
}

/** The games of a team, from season to season. */
export const teamFeed = (sportSlug: string): string => `/sports/${sportSlug}/schedule.ics`

/** One game, to be put into a calendar. */
export const gameFile = (gameId: number): string => `/game/${gameId}.ics`

/** The same address as calendar programs take it: they subscribe instead of copying once. */
export const subscribing = (address: string): string => address.replace(/^https?:/, 'webcal:')
