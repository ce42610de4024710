import type { Game } from '#contract/games.ts'
import type { LiveGame } from '#site/domains/live/live-game.ts'

/** As much of a row of the schedule as its score needs. */
export interface LiveRow
  extends Pick<Game, 'id' | 'type' | 'status' | 'startDateUtc' | 'gameState' | 'locationIndicator'> {
  result: null
  /** As it stood when the page was made. */
  live: LiveGame | null
}

/** Where a row shows how its game stands. */
export const outcomeId = (gameId: number): string => `outcome-${gameId}`

/** Where a row is found by its address. */
export const rowId = (gameId: number): string => `game-${gameId}`
