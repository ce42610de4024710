import type { Game } from '#contract/games.ts'

/** Section 5 of the specification: games of type 'S' are dropped when their status is 'O' and there is no result. */
export function isShown(game: Pick<Game, 'type' | 'status' | 'result'>): boolean {
  return !(game.type === 'S' && game.status === 'O' && game.result === null)
}
