import type { NextGame } from '#contract/game-center.ts'
import type { Cell } from '#site/domains/games/countdown/Countdown.tsx'
import { stillCells } from '#site/domains/games/countdown/clocked-game.ts'

/** Where the next game shows how long it is until then. */
export const nextClockId = 'next-game-clock'

export interface NextClock {
  startDateUtc: string
  still: Cell[]
}

/** Null where the next game has no countdown: it says none, is over, or its hour is open. */
export function nextClock(next: Pick<NextGame, 'showCountdown' | 'game'> | null): NextClock | null {
  const game = next?.showCountdown ? next.game : null
  if (!game || game.result !== null || game.isTbd || game.status === 'P' || game.status === 'C') return null
  return { startDateUtc: game.startDateUtc, still: stillCells(game) }
}
