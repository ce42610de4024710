import { formatDate } from '#site/format/date.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { calendarTypes, readCalendarType } from '../calendar/calendar-choice.ts'
import { readCalendarPaper } from '../calendar/calendar-print.ts'
import { calendarAddress } from '../calendar/load-calendar.ts'

/** Some days of the calendar for paper: of every sport, of one, or of the one whose page it is. */
export async function loadCalendarPaper({ api, params, url, timeZone }: LoadArgs, slug: string | null) {
  const sports = await api.sports.list()
  const paper = readCalendarPaper(params, sports)
  if (!paper) throw pageNotFound(url)
  const type = readCalendarType(url.searchParams)
  const sport =
    sports.find((one) => (slug === null ? one.id === paper.sportId : one.globalSportNameSlug === slug)) ??
    null
  const isAsked = slug !== null || paper.sportId !== null
  if ((isAsked && !sport) || (paper.sportId !== null && sport?.id !== paper.sportId)) throw pageNotFound(url)
  const { days } = await api.games.calendar({
    startDate: paper.start,
    endDate: paper.end,
    ...(sport ? { sportId: sport.id } : {}),
    ...(paper.location ? { locationIndicator: paper.location } : {}),
    ...calendarTypes[type].query,
  })
  const canonical = calendarAddress(slug)
  return {
    head: { ...(slug && sport ? { tokens: { sport: sport.title } } : {}), canonical, isHidden: true },
    sportBar: null,
    paper,
    sport: sport && sport.title,
    type: type === 'all' ? null : calendarTypes[type].label,
    title: `${formatDate(paper.start, 'MMMM d, yyyy')} – ${formatDate(paper.end, 'MMMM d, yyyy')}`,
    timeZone,
    days,
  }
}

export type CalendarPaperData = Awaited<ReturnType<typeof loadCalendarPaper>>
