import type { Game } from '#contract/games.ts'
import { alphabetical } from '#site/format/alphabetical.ts'
import { nextGameId } from '../parts/season-games.ts'

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

const resultsInARow = 4

/**
 * The last games that were played, the latest first; a game that was called off has nothing to tell here. They fill whole
 * rows of the grid, unless there is not even one.
 */
export function latestResults<Played extends Pick<Game, 'startDateUtc'> & { result: object | null }>(
  games: readonly Played[],
  count: number,
): Played[] {
  const played = games
    .filter(({ result }) => result !== null)
    .toSorted((a, b) => alphabetical(b.startDateUtc, a.startDateUtc))
    .slice(0, count)
  const inRows = played.length - (played.length % resultsInARow)
  return played.slice(0, inRows || played.length)
}
