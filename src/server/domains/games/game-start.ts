import type { GameState } from '#contract/shapes/game-state.ts'
import { gameClock, instantAt, printedClock } from '../../feeds/game-time.ts'

/**
 * What follows from a day and a clock at the venue as somebody typed them. TBD stands at noon and an event of a whole day
 * at midnight, so that each falls on its day in any list; nothing follows from what is no time.
 */
export function startOfGame(startDate: string, time: string, timeZone: string) {
  const read = gameClock(time)
  if (!read || !isZone(timeZone) || !isDay(startDate)) return {}
  const clock = read.isTbd ? '12:00' : read.isAllDay ? '00:00' : (read.clock ?? '12:00')
  return {
    startUtc: instantAt(startDate, clock, timeZone).toISOString(),
    time: read.isTbd ? 'TBD' : read.isAllDay ? 'All Day' : printedClock(clock),
    isTbd: read.isTbd,
    isAllDay: read.isAllDay,
  }
}

/** Where a game stands after an editor has said how it went: called off, over, or as it was. */
export function stateOfGame(status: string, resultStatus: string | null, state: GameState): GameState {
  if (status === 'P') return 'Postponed'
  if (status === 'C') return 'Canceled'
  if (resultStatus !== null) return 'GameComplete'
  return state === 'Postponed' || state === 'Canceled' || state === 'GameComplete' ? 'Scheduled' : state
}

export const isTime = (time: string): boolean => gameClock(time) !== null

export function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
