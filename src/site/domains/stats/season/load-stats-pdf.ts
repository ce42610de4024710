import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { teamAddress } from '#site/parts/teams/team-address.ts'
import { statSets } from '../parts/stat-sets.ts'
import { isUncounted } from './season-facts.ts'

export async function loadStatsPdf({ api, params, url }: LoadArgs) {
  const stats = await api.stats.cumulative({ slug: params.sportSlug ?? '', season: params.season ?? '' })
  if (!stats) throw pageNotFound(url)
  const { sport, season, seasons, currentSeason, games, columns, sportGroup, gameByGame } = stats
  const slug = sport.globalSportNameSlug
  const addressOf = (title: string) => `/sports/${slug}/stats/${title}/pdf`
  const online = teamAddress(slug, 'stats', season, currentSeason)
  return {
    head: {
      tokens: { sport: sport.title, season },
      canonical: addressOf(season),
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: `/sports/${slug}` },
        { name: `${season} Statistics`, href: online },
        { name: 'PDF', href: addressOf(season) },
      ]),
    ],
    sport,
    season,
    games,
    seasonLinks: seasons.map((title) => ({ season: title, href: addressOf(title) })),
    file: `/sports/${slug}/stats/${season}/statistics.pdf`,
    online,
    contents: isUncounted(stats)
      ? []
      : [
          'Score by Period',
          ...statSets(sportGroup, columns).map(({ title }) => title),
          'Team',
          ...(gameByGame.length > 0 ? ['Results', 'Individual, Team and Opponent Highs'] : []),
        ],
  }
}
