import type { Game } from '#contract/games.ts'
import { nextGameId } from './season-games.ts'

/** A team's next games, in the order of play. */
export function comingGames<Ahead extends Pick<Game, 'id' | 'type' | 'startDateUtc' | 'endDateUtc'>>(
  games: readonly Ahead[],
  now: Date,
  count: number,
): Ahead[] {
  const next = games.findIndex(({ id }) => id === nextGameId(games, now))
  if (next === -1) return []
  return games
    .slice(next)
    .filter(({ type }) => type === 'upcoming')
    .slice(0, count)
}

/** The last games that were played, the latest first; a game that was called off has nothing to tell here. */
export function latestResults<Played extends Pick<Game, 'startDateUtc'> & { result: object | null }>(
  games: readonly Played[],
  count: number,
): Played[] {
  return games
    .filter(({ result }) => result !== null)
    .toSorted((a, b) => b.startDateUtc.localeCompare(a.startDateUtc))
    .slice(0, count)
}
