import { formatDate } from '#site/format/date.ts'

export interface CalendarDay {
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
}

/** A year with a 29 February: the calendar that is walked here has one. */
const leapYear = 2024

const lastDayOf = (month: number): number => new Date(Date.UTC(leapYear, month, 0)).getUTCDate()

/** The day an address asks for, or null for today's. A day that its month does not have is the month's last. */
export function readDay(search: URLSearchParams): CalendarDay | null {
  const number = (name: string) => {
    const text = search.get(name) ?? ''
    return /^\d{1,2}$/.test(text) ? Number(text) : 0
  }
  const [month, day] = [number('month'), number('day')]
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  return { month, day: Math.min(day, lastDayOf(month)) }
}

/** '11-15', as the API names a day. */
export const dayKey = ({ month, day }: CalendarDay): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

export const dayOfKey = (key: string): CalendarDay => ({
  month: Number(key.slice(0, 2)),
  day: Number(key.slice(3)),
})

/** 'November 15' */
export const dayWords = (day: CalendarDay): string => formatDate(`${leapYear}-${dayKey(day)}`, 'MMMM d')

/** The day before or after; the last of December is followed by the first of January. */
export function dayBeside({ month, day }: CalendarDay, step: 1 | -1): CalendarDay {
  const date = new Date(Date.UTC(leapYear, month - 1, day + step))
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export const onThisDayHref = ({ month, day }: CalendarDay): string =>
  `/on-this-day?${new URLSearchParams({ month: String(month), day: String(day) })}`

export const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: formatDate(`${leapYear}-${String(index + 1).padStart(2, '0')}-01`, 'MMMM'),
}))

export const days = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

/** '3 years ago', 'Earlier this year'. `thisYear` is that of the school's calendar. */
export function yearsAgo(year: number, thisYear: number): string {
  const count = thisYear - year
  if (count <= 0) return 'Earlier this year'
  return count === 1 ? '1 year ago' : `${count} years ago`
}
