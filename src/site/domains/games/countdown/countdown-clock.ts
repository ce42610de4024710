import type { Countdown } from '#contract/games.ts'
import type { CountdownClock } from './CountdownBand.tsx'
import { stillCells } from './clocked-game.ts'

/** What of a countdown moves: the moment it counts to, and the date in four cells before the first tick. */
export function countdownClock({ date, dateUtc, game, customDate }: Countdown): CountdownClock {
  const isGames = game !== null && customDate === null
  return {
    // Another server may leave it to the game when that is.
    dateUtc: dateUtc || (game?.startDateUtc ?? ''),
    still: stillCells(
      isGames ? game : { startDate: date, time: clockWords(date), isTbd: false, isAllDay: false },
    ),
  }
}

/** The countdown to show of several, as a section has it. */
export function nearest(countdowns: readonly Countdown[]) {
  const first = countdowns.find(({ dateUtc, game }) => dateUtc || game)
  return first ? { still: first, live: countdownClock(first) } : null
}

/** '6:30 PM' of an ISO date and time. */
function clockWords(date: string): string {
  const [hour = 0, minute = 0] = date.slice(11, 16).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
