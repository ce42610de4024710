/*
 * Days are words, '2026-11-14', counted as if every clock showed UTC: no zone, neither the reader's nor the server's,
 * and no change of clocks can move one.
 */

const dayLength = 86_400_000

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** A day that is in the calendar, of the last two centuries or the next: '2026-02-30' is none. */
export function isDay(text: string): boolean {
  if (!/^(1[89]|2[01])\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const moment = momentOf(text)
  return !Number.isNaN(moment) && dayOf(moment) === text
}

export const addDays = (day: string, count: number): string => dayOf(momentOf(day) + count * dayLength)

/** The same day of another month, or its last where it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

/** 0 is Sunday, the first day of a week. */
const weekdayOf = (day: string): number => new Date(momentOf(day)).getUTCDay()

export const startOfWeek = (day: string): string => addDays(day, -weekdayOf(day))
export const endOfWeek = (day: string): string => addDays(startOfWeek(day), 6)
export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
export const endOfMonth = (day: string): string => addDays(addMonths(startOfMonth(day), 1), -1)

/** How many days a stretch covers, the first and the last among them; none when it ends before it begins. */
export const countDays = (from: string, to: string): number =>
  Math.max(0, Math.round((momentOf(to) - momentOf(from)) / dayLength) + 1)

export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))

/** Whole weeks from Sunday to Saturday that hold the stretch. */
export function weeksOf(from: string, to: string): string[][] {
  const days = daysFrom(startOfWeek(from), endOfWeek(to))
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

interface Span {
  startDate: string
  endDate: string | null
}

/** Which day of an event of several days a day is: { day: 2, of: 3 }; null for what lasts a day. */
export function dayOfEvent({ startDate, endDate }: Span, day: string): { day: number; of: number } | null {
  const first = startDate.slice(0, 10)
  if (endDate === null || endDate <= first) return null
  return { day: countDays(first, day), of: countDays(first, endDate) }
}
