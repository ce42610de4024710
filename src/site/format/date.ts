const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A day is read as UTC, whichever zone it was in. */
const tokens: Record<string, (day: Date) => string | undefined> = {
  cccc: (day) => weekdays[day.getUTCDay()],
  ccc: (day) => weekdays[day.getUTCDay()]?.slice(0, 3),
  MMMM: (day) => months[day.getUTCMonth()],
  MMM: (day) => months[day.getUTCMonth()]?.slice(0, 3),
  MM: (day) => twoDigits(day.getUTCMonth() + 1),
  dd: (day) => twoDigits(day.getUTCDate()),
  d: (day) => String(day.getUTCDate()),
  yyyy: (day) => String(day.getUTCFullYear()),
  yy: (day) => twoDigits(day.getUTCFullYear() % 100),
}

/** The default: a date as the language writes it, 'Nov 14, 2026'. */
const localized = { DD: 'MMM d, yyyy' } as const

export type DatePattern = keyof typeof localized | (string & {})

/** Making a formatter costs a hundred times its use, and on a phone, the first time, a tenth of a second. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Where a browser has a calendar it asks that: it has the day at once. The server's formatter is made, and is quicker. */
const knowsDays = typeof document !== 'undefined' && typeof Temporal !== 'undefined'

export function dayOfCalendar(moment: Date, timeZone: string): Date {
  const { year, month, day } = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    timeZone,
  )
  return new Date(Date.UTC(year, month - 1, day))
}

/** The day on which a moment is in a zone. */
function dayIn(moment: Date, timeZone: string): Date {
  // The browser's own formatter is a tenth of a second's work on a phone before its first word: not for a game's date.
  if (timeZone === 'UTC') return moment
  if (knowsDays) return dayOfCalendar(moment, timeZone)
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone })
  clocks.set(timeZone, clock)
  const [month = 1, date = 1, year = 1970] = clock.format(moment).split('/').map(Number)
  return new Date(Date.UTC(year, month - 1, date))
}

/** A moment as the clocks in `timeZone` show it; nothing of a date that is not known. */
export function formatMoment(moment: Date, timeZone: string, pattern: DatePattern = 'DD'): string {
  if (Number.isNaN(moment.getTime())) return ''
  const spelled = pattern === 'DD' ? localized.DD : pattern
  const day = dayIn(moment, timeZone)
  return spelled.replace(/cccc?|MM{1,3}|dd?|yy(?:yy)?/g, (token) => tokens[token]?.(day) ?? token)
}

/**
 * A game's date as its venue's clock shows it: 'DD', 'ccc, MMM d' or 'MM.dd.yy'. The start has no zone. It is read as if
 * it were UTC and written as UTC, so that no zone, neither the reader's nor the server's, can move a game to another day.
 */
export function formatDate(start: string, pattern?: DatePattern): string {
  return formatMoment(new Date(`${start.slice(0, 10)}T00:00:00Z`), 'UTC', pattern)
}
