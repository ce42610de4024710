import type { Game } from '#contract/games.ts'
import { type LiveGame, mayBeLive } from '#site/domains/live/live-game.ts'
import { dateParts, gameTime } from '../parts/game-dates.ts'
import type { Board } from '../scoreboard/scoreboard-board.ts'
import type { Cell } from './Countdown.tsx'

/** As much of a game as its clock and its badge need: it travels with the page. */
export interface ClockedGame
  extends Pick<Game, 'id' | 'type' | 'gameState' | 'startDateUtc' | 'locationIndicator'> {
  /** What stands under the opponent's score. */
  opponent: string
  /** As it stood when the page was made. */
  live: LiveGame | null
  /** The date in four cells, before the first tick; null while the hour is open. */
  still: Cell[] | null
}

/** The strip of the same page knows the score already: a game that is on is among its cards. */
export async function clockedGame(game: Game, board: () => Promise<Board>): Promise<ClockedGame> {
  const { id, type, gameState, startDateUtc, locationIndicator, opponent } = game
  const cards = mayBeLive(game, Date.now()) ? (await board()).cards : []
  return {
    id,
    type,
    gameState,
    startDateUtc,
    locationIndicator,
    opponent: opponent.abbreviation,
    live: cards.find((card) => card.id === id)?.live ?? null,
    still: game.isTbd ? null : stillCells(game),
  }
}

/** What a fan without scripts sees, and everybody before the first tick. */
export function stillCells(game: Pick<Game, 'startDate' | 'time' | 'isTbd' | 'isAllDay'>): Cell[] {
  const { weekday, month, day } = dateParts(game.startDate)
  const [hour = '', half = ''] = gameTime(game).split(' ')
  return [
    { value: weekday, label: 'Day' },
    { value: month, label: 'Month' },
    { value: day, label: 'Date' },
    game.isAllDay ? { value: 'All', label: 'Day' } : { value: hour, label: half },
  ]
}
