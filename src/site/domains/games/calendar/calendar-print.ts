import type { LocationIndicator } from '#contract/games.ts'
import type { Sport } from '#contract/sports.ts'
import type { CalendarType } from './calendar-choice.ts'
import { countDays, isDay } from './days/calendar-days.ts'

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
const locations = { all: null, h: 'H', a: 'A', n: 'N', home: 'H', away: 'A', neutral: 'N' } as const

/** What the parameters of a print form ask for; undefined where one of them says nothing. */
export function readCalendarPaper(
  params: Record<string, string | undefined>,
  sports: readonly Pick<Sport, 'id' | 'shortName' | 'globalSportNameSlug'>[],
): CalendarPaper | undefined {
  const { type = '', sport = '', start = '', end = '', location = '' } = params
  const layout = layouts.find((word) => word === type.toLowerCase())
  const place = location.toLowerCase()
  const sportId = sportIn(sport, sports)
  if (!layout || sportId === undefined || !Object.hasOwn(locations, place) || !isDay(start) || !isDay(end))
    return undefined
  const days = countDays(start, end)
  if (days < 1 || days > mostDays) return undefined
  return {
    layout,
    sportId,
    start,
    end,
    location: locations[place as keyof typeof locations],
  }
}

/** By its id or as addresses name it elsewhere; null is every sport, undefined none that there is. */
function sportIn(
  word: string,
  sports: readonly Pick<Sport, 'id' | 'shortName' | 'globalSportNameSlug'>[],
): number | null | undefined {
  // 0 means no specific sport, as everywhere.
  if (/^(all|0)$/i.test(word)) return null
  const name = word.toLowerCase()
  return sports.find(
    ({ id, shortName, globalSportNameSlug }) =>
      String(id) === name || globalSportNameSlug === name || shortName.toLowerCase() === name,
  )?.id
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
