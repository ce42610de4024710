import type { Sport } from '#contract/sports.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { countPages, isEveryResult, readResultsChoice, resultsHref, resultsQuery } from './results-choice.ts'

const words = {
  title: '{season} {sport} Results',
  description:
    'Every {season} {sport} result of the {school_name} {mascot_plural}, with recaps and box scores.',
}

const resultsAddress = (slug: string): string => `/sports/${slug}/results`

/** What a page of results says of itself. It has no page-name key of its own: the schedule's tells what type it is. */
export const resultsHead = (sport: Pick<Sport, 'title' | 'globalSportNameSlug'>, season: string | null) => ({
  words,
  tokens: { sport: sport.title, ...(season ? { season } : {}) },
  canonical: resultsAddress(sport.globalSportNameSlug),
})

/** What a team has played, across its seasons. */
export async function loadResults({ api, params, url }: LoadArgs) {
  const choice = readResultsChoice(url.searchParams)
  const sports = await api.sports.list()
  const sport = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === params.sportSlug)
  if (!choice || !sport) throw pageNotFound(url)
  const { items, totalItems, team } = await api.games.results(resultsQuery(sport.id, choice))
  const seasons = team?.seasons ?? []
  const pages = countPages(totalItems)
  if ((choice.season && !seasons.includes(choice.season)) || choice.page > pages) throw pageNotFound(url)

  const address = resultsAddress(sport.globalSportNameSlug)
  const { id, title, shortName, abbrev, globalSportNameSlug } = sport
  return {
    head: {
      ...resultsHead(sport, choice.season),
      isHidden: !isEveryResult(choice),
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: title, href: `/sports/${globalSportNameSlug}` },
        { name: 'Results', href: address },
      ]),
    ],
    sport: { id, title, shortName, abbrev, globalSportNameSlug },
    address,
    choice,
    pages,
    seasonLinks: [null, ...seasons].map((season) => ({
      season: season ?? allSeasons,
      href: resultsHref(address, { ...choice, season, page: 1 }),
    })),
    totalItems,
    record: team?.record ?? null,
    games: items,
  }
}

export type ResultsData = Awaited<ReturnType<typeof loadResults>>

/** Stands for every season in the menu of them. */
export const allSeasons = 'All'
