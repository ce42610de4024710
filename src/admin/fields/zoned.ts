import { fromAbsolute, parseDateTime, toCalendarDate, toZoned } from '@internationalized/date'

/** The day and the clock of a moment in a time zone, as the inputs of a form have them. */
export function clockOf(moment: string, timeZone: string): { day: string; time: string } {
  const at = Date.parse(moment)
  if (Number.isNaN(at)) return { day: '', time: '' }
  const zoned = fromAbsolute(at, timeZone)
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    day: `${String(zoned.year).padStart(4, '0')}-${two(zoned.month)}-${two(zoned.day)}`,
    time: `${two(zoned.hour)}:${two(zoned.minute)}`,
  }
}

/** The moment at which a clock in a time zone says so. An hour that a spring skips is the one after it. */
export function momentAt(day: string, time: string, timeZone: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const clock = /^\d\d:\d\d/.test(time) ? time.slice(0, 5) : '00:00'
  return toZoned(parseDateTime(`${day}T${clock}`), timeZone, 'compatible')
    .toDate()
    .toISOString()
}

/** When the next day begins in a time zone. */
export const nextMidnight = (now: Date, timeZone: string): string =>
  toZoned(toCalendarDate(fromAbsolute(now.getTime(), timeZone)).add({ days: 1 }), timeZone)
    .toDate()
    .toISOString()
