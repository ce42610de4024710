import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { teamAddress } from '#site/parts/teams/team-address.ts'
import { compareAddress } from '../compare/compare-choice.ts'
import { readSeasonChoice, seasonViews } from './season-choice.ts'
import { isUncounted, seasonFacts } from './season-facts.ts'

export async function loadSeasonStats({ api, params, url, school }: LoadArgs) {
  const slug = params.sportSlug ?? ''
  const season = params.season ? { season: params.season } : {}
  const [stats, leaders] = await Promise.all([
    api.stats.cumulative({ slug, ...season }),
    api.stats.leaders({ slug, ...season }),
  ])
  if (!stats) throw pageNotFound(url)
  const { sport, seasons, currentSeason } = stats
  const addressOf = (title: string) => teamAddress(sport.globalSportNameSlug, 'stats', title, currentSeason)
  const address = addressOf(stats.season)
  await requireAddress(url, {
    address,
    alsoAt: teamAddress(sport.globalSportNameSlug, 'stats', stats.season, ''),
  })
  const choice = readSeasonChoice(url.searchParams)
  return {
    head: {
      tokens: { sport: sport.title, season: stats.season },
      canonical: address,
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${sport.globalSportNameSlug}` },
        { name: `${stats.season} Statistics`, href: address },
      ]),
    ],
    sport,
    season: stats.season,
    isTotalsOnly: stats.isTotalsOnly,
    facts: seasonFacts(stats),
    // Nothing of a season that has not begun; of old totals those that no game is needed for.
    views: isUncounted(stats)
      ? []
      : seasonViews.filter(({ view }) => !stats.isTotalsOnly || view === 'overview' || view === 'individual'),
    address,
    records: `/sports/${sport.globalSportNameSlug}/records`,
    compare: compareAddress(sport.globalSportNameSlug, []),
    pdf: `/sports/${sport.globalSportNameSlug}/stats/${stats.season}/pdf`,
    seasonLinks: seasons.map((title) => ({ season: title, href: addressOf(title) })),
    choice,
    numbers: { stats, leaders: leaders?.categories ?? [], school: shortSchoolName(school.name) },
  }
}
