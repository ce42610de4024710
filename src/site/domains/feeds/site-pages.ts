import type { Sport } from '#contract/sports.ts'

/** Every page without a parameter that is worth finding; a test compares the list with the route table. */
export const sitePages: readonly string[] = [
  '/',
  '/all-americans',
  '/archives',
  '/awards',
  '/calendar',
  '/clippings',
  '/coverage',
  '/facilities',
  '/fund',
  '/galleries',
  '/historical-roster',
  '/honors',
  '/moments',
  '/on-this-day',
  '/partners',
  '/podcasts',
  '/publications',
  '/rss_feeds',
  '/social-accounts',
  '/staff-directory',
  '/subscribe',
  '/tags',
  '/tickets',
  '/watch',
]

/** The pages of a team that it has. */
export function teamPages({ globalSportNameSlug, rosterId, scheduleId, ...sport }: Sport): string[] {
  const home = `/sports/${globalSportNameSlug}`
  if (sport.nonSport) return []
  return [
    home,
    ...(scheduleId ? [`${home}/schedule`, `${home}/results`] : []),
    ...(rosterId ? [`${home}/roster`, `${home}/coaches`] : []),
    ...(sport.displayOpponentHistory ? [`${home}/opponent-history`] : []),
    `${home}/archives`,
  ]
}
