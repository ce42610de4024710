import type { Game } from '#contract/games.ts'
import { formatDate, formatMoment } from '#site/format/date.ts'

/** 'Sat, Nov 14' */
export const gameDay = (start: string): string => formatDate(start, 'ccc, MMM d')
/** 'November 2026', the heading of a month. */
export const gameMonth = (start: string): string => formatDate(start, 'MMMM yyyy')

/** The parts of a date block: { weekday: 'Sat', month: 'Nov', day: '14' }. */
export function dateParts(start: string) {
  return {
    weekday: formatDate(start, 'ccc'),
    month: formatDate(start, 'MMM'),
    day: formatDate(start, 'd'),
  }
}

/** '2026-11-14', the day at the venue. */
export const dateOnly = (start: string): string => start.slice(0, 10)

type Dates = Pick<Game, 'startDate' | 'endDate'>

/** 'Sat, Nov 14', and for an event of several days 'Sat, Nov 14 – Mon, Nov 16'. */
export function gameDays({ startDate, endDate }: Dates): string {
  const isOneDay = endDate === null || endDate <= dateOnly(startDate)
  return isOneDay ? gameDay(startDate) : `${gameDay(startDate)} – ${gameDay(endDate)}`
}

/** When it starts in words: '7 p.m.', 'All Day' or 'TBA'. */
export function gameTime(game: Pick<Game, 'time' | 'isTbd' | 'isAllDay'>): string {
  if (game.isTbd) return 'TBA'
  return game.isAllDay ? 'All Day' : game.time
}

/** '2026-11-14' where the clocks show `timeZone`. */
export const dayAt = (instant: Date, timeZone: string): string =>
  formatMoment(instant, timeZone, 'yyyy-MM-dd')

/** 'Today', 'Tonight' or 'Tomorrow', or null when it is further off. `now` is the moment of asking. */
export function nearness(
  game: Pick<Game, 'startDate' | 'timeZone' | 'isTbd' | 'isAllDay'>,
  now: Date,
): string | null {
  const day = dateOnly(game.startDate)
  const isEvening = !game.isTbd && !game.isAllDay && Number(game.startDate.slice(11, 13)) >= 17
  if (day === dayAt(now, game.timeZone)) return isEvening ? 'Tonight' : 'Today'
  const aDayLater = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  return day === dayAt(aDayLater, game.timeZone) ? 'Tomorrow' : null
}
