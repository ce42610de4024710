import { redirect } from 'react-router'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import type { LoadArgs } from '#site/page/page.ts'
import { pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'
import { realSports, sportBySlug } from '#site/parts/teams/teams.ts'
import {
  decadesSince,
  historicalHref,
  historicalQuery,
  pageSize,
  readHistoricalChoice,
} from './historical-roster-choice.ts'

/** Everybody who ever played, of all sports or, where the address names one, of one. */
export async function loadHistoricalRoster({ api, params, url, school }: LoadArgs) {
  const slug = params.globalSportNameSlug ?? null
  const sports = realSports(await api.sports.list())
  const sport = slug === null ? null : sportBySlug(sports, slug)
  if (sport === undefined) throw pageNotFound(url)
  const choice = readHistoricalChoice(url.searchParams, sport?.globalSportNameSlug ?? null)
  // The form knows one address; a sport chosen in it has its own.
  const wanted = slug === null ? sportBySlug(sports, url.searchParams.get('sport') ?? '') : undefined
  if (wanted) throw redirect(historicalHref({ ...choice, sportSlug: wanted.globalSportNameSlug }))
  const { items, totalItems, firstYear } = await api.rosters.historical({
    ...historicalQuery(choice),
    ...(sport ? { sportId: sport.id } : {}),
  })
  const canonical = historicalHref({
    sportSlug: choice.sportSlug,
    letter: null,
    text: '',
    decade: null,
    page: 1,
  })
  const team = `/sports/${sport?.globalSportNameSlug}`
  return {
    head: { ...(sport ? { tokens: { sport: sport.title } } : {}), canonical },
    sportBar: sport ? await sportBar(api, sport) : null,
    structuredData: [
      breadcrumbList([
        ...(sport ? [{ name: sport.title, href: team }] : []),
        { name: 'All-Time Roster', href: canonical },
      ]),
      ...(sport ? [sportsTeam(sport, school)] : []),
    ],
    sport: sport && { title: sport.title, shortName: sport.shortName },
    choice,
    sports: sports.map(({ title, globalSportNameSlug }) => ({ value: globalSportNameSlug, label: title })),
    decades: decadesSince(firstYear, new Date()),
    firstYear,
    totalItems,
    pages: Math.max(1, Math.ceil(totalItems / pageSize)),
    players: items,
  }
}

export type HistoricalRosterData = Awaited<ReturnType<typeof loadHistoricalRoster>>
