import type { Sport } from '#contract/sports.ts'
import { pages } from '#site/table/pages.ts'
import type { TeamPages } from '#site/table/row.ts'

/** Without its optional parts. */
const shortest = (path: string): string => path.replace(/\/:\w+\?/g, '') || '/'

/** Every page of the site's own that is worth finding. */
export const sitePages: readonly string[] = pages
  .filter(({ sitemap }) => sitemap === 'pages')
  .map(({ path }) => shortest(path))

const has: Record<TeamPages, (sport: Sport) => boolean> = {
  teams: () => true,
  'teams-with-roster': ({ rosterId }) => rosterId !== null,
  'teams-with-schedule': ({ scheduleId }) => scheduleId !== null,
  'teams-with-opponents': ({ displayOpponentHistory }) => displayOpponentHistory,
}

const isOfTeams = (sitemap: string | undefined): sitemap is TeamPages =>
  sitemap !== undefined && Object.hasOwn(has, sitemap)

/** The pages of a team that it has. */
export const teamPages = (sport: Sport): string[] =>
  sport.nonSport
    ? []
    : pages
        .filter(({ sitemap }) => isOfTeams(sitemap) && has[sitemap](sport))
        .map(({ path }) => shortest(path).replace(/:\w+/, sport.globalSportNameSlug))
