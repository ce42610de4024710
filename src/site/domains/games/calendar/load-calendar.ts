import type { SportsEvent } from 'schema-dts'
import type { CalendarDay, Game } from '#contract/games.ts'
import type { Sport } from '#contract/sports.ts'
import { alphabetical } from '#site/format/alphabetical.ts'
import { breadcrumbList, type Crumb } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import type { NamedSchool } from '#site/page/school/school.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { dayAt } from '../parts/game-dates.ts'
import { sportsEvent } from '../parts/sports-event.ts'
import { calendarTypes, isWholeCalendar, readCalendarChoice } from './calendar-choice.ts'
import { boundsOf, isShownPeriod, periodOf } from './calendar-period.ts'

/** The calendar of every sport, or of the one whose page it is. */
export async function loadCalendar({ api, url, school, timeZone }: LoadArgs, slug: string | null) {
  const asked = readCalendarChoice(url.searchParams)
  if (!asked) throw pageNotFound(url)
  const choice = slug ? { ...asked, sport: null } : asked
  const sports = await api.sports.list()
  const sport = sportNamed(sports, slug ?? choice.sport)
  if (sport === undefined) throw pageNotFound(url)

  const today = dayAt(new Date(), timeZone)
  const period = periodOf(choice.view, choice.date ?? today)
  const { days, firstDate, lastDate } = await api.games.calendar({
    startDate: period.start,
    endDate: period.end,
    ...(sport ? { sportId: sport.id } : {}),
    ...(choice.location ? { locationIndicator: choice.location } : {}),
    ...calendarTypes[choice.type].query,
  })
  const bounds = boundsOf(firstDate, lastDate, today)
  if (!isShownPeriod(period, bounds)) throw pageNotFound(url)

  const team = slug ? sport : null
  const address = calendarAddress(slug)
  const isHidden = !isWholeCalendar(choice)
  return {
    head: { ...(team ? { tokens: { sport: team.title } } : {}), canonical: address, isHidden },
    sportBar: team ? await sportBar(api, team) : null,
    structuredData: [
      breadcrumbList(crumbsOf(team, address)),
      // What search engines are asked to pass over needs no telling.
      ...(isHidden ? [] : eventsOf(days, school)),
    ],
    team: team && teamOf(team),
    sport: sport && teamOf(sport),
    teams: teamsOf(sports),
    address,
    choice,
    today,
    timeZone,
    period,
    bounds,
    count: new Set(days.flatMap(({ games }) => games.map(({ id }) => id))).size,
    days,
  }
}

export type CalendarData = Awaited<ReturnType<typeof loadCalendar>>

export const calendarAddress = (slug: string | null): string =>
  slug ? `/sports/${slug}/calendar` : '/calendar'

/** Null when none is asked for, undefined when there is no such sport. */
function sportNamed(sports: readonly Sport[], slug: string | null): Sport | null | undefined {
  return slug === null ? null : sports.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)
}

const teamOf = ({ id, title, shortName, abbrev, globalSportNameSlug }: Sport) => ({
  id,
  title,
  shortName,
  abbrev,
  globalSportNameSlug,
})

/** The teams that have a schedule, by title, as the filter lists them. */
const teamsOf = (sports: readonly Sport[]) =>
  sports
    .filter(({ nonSport, scheduleId }) => !nonSport && scheduleId)
    .map(({ title, globalSportNameSlug }) => ({ title, slug: globalSportNameSlug }))
    .toSorted((a, b) => alphabetical(a.title, b.title))

const crumbsOf = (team: Pick<Sport, 'title' | 'globalSportNameSlug'> | null, address: string): Crumb[] => [
  ...(team ? [{ name: team.title, href: `/sports/${team.globalSportNameSlug}` }] : []),
  { name: 'Calendar', href: address },
]

/** A month of a large department has more than a machine cares to read: those still to come go first. */
const mostEvents = 30

function eventsOf(days: readonly CalendarDay[], school: NamedSchool): SportsEvent[] {
  const games = new Map(days.flatMap(({ games: of }) => of).map((game): [number, Game] => [game.id, game]))
  const { ahead = [], behind = [] } = Object.groupBy(games.values(), ({ type }) =>
    type === 'recent' ? 'behind' : 'ahead',
  )
  return [...ahead, ...behind.toReversed()].slice(0, mostEvents).map((game) => sportsEvent(game, school))
}
