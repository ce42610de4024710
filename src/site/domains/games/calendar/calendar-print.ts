import type { LocationIndicator } from '#contract/games.ts'
import type { CalendarType } from './calendar-choice.ts'
import { countDays, isDay } from './calendar-days.ts'

export interface CalendarPaper {
  layout: 'list' | 'month'
  /** Null is every sport. */
  sportId: number | null
  start: string
  end: string
  location: LocationIndicator | null
}

/** As many as the API answers at once: a season's worth. */
const mostDays = 92

const layouts = ['list', 'month'] as const
const locations = { all: null, h: 'H', a: 'A', n: 'N' } as const

/** What the parameters of a print form ask for; undefined where one of them says nothing. */
export function readCalendarPaper(params: Record<string, string | undefined>): CalendarPaper | undefined {
  const { type = '', sport = '', start = '', end = '', location = '' } = params
  const layout = layouts.find((word) => word === type.toLowerCase())
  const place = location.toLowerCase()
  const isSport = /^(all|\d{1,9})$/i.test(sport)
  if (!layout || !isSport || !Object.hasOwn(locations, place) || !isDay(start) || !isDay(end))
    return undefined
  const days = countDays(start, end)
  if (days < 1 || days > mostDays) return undefined
  return {
    layout,
    // 0 means no specific sport, as everywhere.
    sportId: Number(sport) || null,
    start,
    end,
    location: locations[place as keyof typeof locations],
  }
}

/** The address of a print form, of the whole calendar or of a sport's own. */
export function calendarPrintHref(
  slug: string | null,
  paper: CalendarPaper & { type: CalendarType },
): string {
  const { layout, sportId, start, end, location, type } = paper
  const base = slug ? `/sports/${slug}/calendar` : '/calendar'
  const query = type === 'all' ? '' : `?type=${type}`
  return `${base}/print/${layout}/${sportId ?? 'all'}/${start}/${end}/${location ?? 'all'}${query}`
}
