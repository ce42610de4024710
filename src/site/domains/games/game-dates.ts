import type { Game } from '#contract/games.ts'

/**
 * A game's start is the clock at its venue, without a zone. It is read as if it were UTC and written as UTC,
 * so that no zone, neither the reader's nor the server's, can move a game to another day.
 */
const onTheVenuesClock = (start: string) =>
  new Date(`${start.slice(0, 19)}${start.length > 10 ? '' : 'T00:00:00'}Z`)

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (start: string) => formatter.format(onTheVenuesClock(start))
}

/** 'Sat, Nov 14' */
export const gameDay = format({ weekday: 'short', month: 'short', day: 'numeric' })
/** 'November 2026', the heading of a month. */
export const gameMonth = format({ month: 'long', year: 'numeric' })

const shortMonth = format({ month: 'short' })
const shortWeekday = format({ weekday: 'short' })

/** The parts of a date block: { weekday: 'Sat', month: 'Nov', day: '14' }. */
export function dateParts(start: string) {
  return { weekday: shortWeekday(start), month: shortMonth(start), day: String(Number(start.slice(8, 10))) }
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
export function dayAt(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
}

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
