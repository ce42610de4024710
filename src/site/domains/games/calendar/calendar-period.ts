import { formatDate } from '#site/format/date.ts'
import type { CalendarView } from './calendar-choice.ts'
import { addDays, addMonths, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from './days/calendar-days.ts'

export interface CalendarPeriod {
  /** The first and the last day that the page is about. */
  start: string
  end: string
  title: string
  /** Days in the periods before and after, as their links name them. */
  previous: string
  next: string
}

/** The stretch of days that a view shows around a date. */
export function periodOf(view: CalendarView, date: string): CalendarPeriod {
  if (view === 'week') {
    const start = startOfWeek(date)
    const end = endOfWeek(date)
    return { start, end, title: weekTitle(start, end), previous: addDays(start, -7), next: addDays(start, 7) }
  }
  const start = startOfMonth(date)
  return {
    start,
    end: endOfMonth(date),
    title: formatDate(start, 'MMMM yyyy'),
    previous: addMonths(start, -1),
    next: addMonths(start, 1),
  }
}

/** 'November 8 – 14, 2026', with month and year said again only where they change. */
function weekTitle(start: string, end: string): string {
  const isOneYear = start.slice(0, 4) === end.slice(0, 4)
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7)
  return `${formatDate(start, isOneYear ? 'MMMM d' : 'MMMM d, yyyy')} – ${formatDate(end, isOneMonth ? 'd, yyyy' : 'MMMM d, yyyy')}`
}

interface CalendarBounds {
  from: string
  to: string
}

/** No event of several days runs longer, as the API takes it. */
const longestEvent = 21

/** Whole months from the first entry to the last, and this month. Beyond there is nothing to show, and no page. */
export function boundsOf(first: string | null, last: string | null, today: string): CalendarBounds {
  const lastDay = last === null ? today : addDays(last, longestEvent)
  return {
    from: startOfMonth(first !== null && first < today ? first : today),
    to: endOfMonth(lastDay > today ? lastDay : today),
  }
}

/** A period is there when a day of it is within the bounds. */
export const isShownPeriod = (
  { start, end }: Pick<CalendarPeriod, 'start' | 'end'>,
  { from, to }: CalendarBounds,
) => end >= from && start <= to
