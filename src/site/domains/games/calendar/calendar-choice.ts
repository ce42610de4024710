import type { LocationIndicator } from '#contract/games.ts'
import { readLocation } from '../parts/location-filter.ts'
import { isDay } from './days/calendar-days.ts'

export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Which events are shown, with what the API is asked for. */
export const calendarTypes = {
  all: { label: 'All Events', query: {} },
  upcoming: { label: 'Upcoming', query: { type: 'upcoming' } },
  results: { label: 'Results', query: { type: 'recent' } },
  tickets: { label: 'With Tickets', query: { ticketedOnly: true } },
  coverage: { label: 'To Watch or Hear', query: { withCoverageOnly: true } },
  special: { label: 'Special Events', query: { type: 'S' } },
} as const
export type CalendarType = keyof typeof calendarTypes

export interface CalendarChoice {
  view: CalendarView
  /** Null is the day on which the page is asked for. */
  date: string | null
  /** Slug of a sport; null is every sport. */
  sport: string | null
  location: LocationIndicator | null
  type: CalendarType
}

const isType = (word: string): word is CalendarType => Object.hasOwn(calendarTypes, word)

export const readCalendarType = (search: URLSearchParams): CalendarType => {
  const word = search.get('type') ?? ''
  return isType(word) ? word : 'all'
}

/** What the query asks for. Unknown words ask for nothing; a date that is none is undefined, for it asks for no page. */
export function readCalendarChoice(search: URLSearchParams): CalendarChoice | undefined {
  const date = search.get('date') || null
  if (date !== null && !isDay(date)) return undefined
  return {
    view: calendarViews.find((view) => view === search.get('view')) ?? 'month',
    date,
    sport: search.get('sport') || null,
    location: readLocation(search),
    type: readCalendarType(search),
  }
}

/** The query of a choice, without what goes without saying. */
function calendarQuery({ view, date, sport, location, type }: CalendarChoice): string {
  const query = new URLSearchParams()
  if (view !== 'month') query.set('view', view)
  if (date) query.set('date', date)
  if (sport) query.set('sport', sport)
  if (location) query.set('location', location)
  if (type !== 'all') query.set('type', type)
  return query.size > 0 ? `?${query}` : ''
}

export const calendarHref = (address: string, choice: CalendarChoice): string =>
  address + calendarQuery(choice)

/** The view that search engines keep: every other shows a part of the same, and there is no end of them. */
export const isWholeCalendar = (choice: CalendarChoice): boolean => calendarQuery(choice) === ''
