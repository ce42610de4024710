import { matchRoutes } from 'react-router'

const names = [
  'schedule',
  'roster-bio',
  'facilities',
  'cume-stats',
  'publications',
  'redirects',
  'coach',
  'url-cleanup',
  'sport-file',
  'news',
  'document',
  'hof',
  'legacy-urls',
  'external-urls',
] as const
export type CheckName = (typeof names)[number]

/** On the way to any page, in this order: an editor's word counts before ours, and leaving is the last thing to do. */
export const everywhere = {
  first: ['redirects', 'legacy-urls', 'url-cleanup'],
  last: ['external-urls'],
} as const satisfies Record<string, readonly CheckName[]>

/** Which route has which checks of its own. A route that is not here has none. */
export const routeChecks: Readonly<Record<string, readonly CheckName[]>> = {
  '/sports/:globalSportNameSlug/schedule/:seasonTitle?': ['schedule'],
  '/sports/:globalSportNameSlug/schedule/text/:seasonTitle?': ['schedule'],
  '/sports/:globalSportNameSlug/schedule/print/:seasonTitle?': ['schedule'],
  '/sports/:sportSlug/opponent-history/:opponentSlug/:opponentId': ['schedule'],

  '/sports/:slug/roster/:season?': ['roster-bio'],
  '/sports/:slug/roster/print/:season?': ['roster-bio'],
  '/sports/:slug/roster/:playerSlug/:rosterPlayerId': ['roster-bio'],
  '/hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId': ['roster-bio'],

  '/facilities/:facilityName/:facilityId': ['facilities'],

  '/sports/:sportSlug/stats/:season?': ['cume-stats'],
  '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId': ['cume-stats'],

  '/sports/:sportSlug/coaches/:season?': ['coach'],
  '/sports/:sportSlug/roster/coaches/:coachName/:coachId': ['coach'],
  '/sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId': ['coach'],
  '/staff-directory/:staffMemberSlug/:id': ['coach'],

  '/news/:year/:month/:day/:story_slug': ['news'],
  '/hidden/news/:year/:month/:day/:story_slug': ['news'],
  '/sports/:year/:month/:day/:filename': ['sport-file'],
  '/protected/sports/:year/:month/:day/:filename': ['sport-file'],
  '/hidden/sports/:year/:month/:day/:filename': ['sport-file'],
  '/documents/*': ['document'],
  '/publications/:publicationSlug': ['publications'],

  '/honors/:honorSlug?/:grouping?': ['hof'],
  '/honors/:honorSlug/:inducteeSlug/:inducteeId': ['hof'],
}

const matched = Object.entries(routeChecks).map(([path, own]) => ({ path, handle: own }))

interface RouteChecks {
  names: readonly CheckName[]
  params: Readonly<Record<string, string | undefined>>
}

/** The checks on the way to a path, in their order, and what its route calls the path's parts. */
export function checksAt(pathname: string): RouteChecks {
  const found = matchRoutes(matched, pathname)?.at(-1)
  const own: readonly CheckName[] = found?.route.handle ?? []
  return { names: [...everywhere.first, ...own, ...everywhere.last], params: found?.params ?? {} }
}
