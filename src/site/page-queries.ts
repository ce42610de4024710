import type { PageQueries } from '#contract/pages/page-request.ts'
import { tagManagersOff } from './domains/tracking/query-switches.ts'

const only = (word: string) => (value: string) => (value.toLowerCase() === word ? word : null)

/**
 * WHAT PAGES READ OF THE QUERY. The rest of an address's query is dropped before a page is looked up or made, so that
 * nobody has pages made anew by inventing names. A name that a page reads and that is not here is never given to it:
 * tests/api/page-queries.test.ts reads every page and says so.
 */
export const pageQueries: PageQueries = {
  /** On any page, and the one form of each value that means something. */
  everywhere: {
    ssr: only('1'),
    debug: only('1'),
    tracking_tags_enabled: only('false'),
    disable_gtm: tagManagersOff,
    disable_airgap: only('true'),
    transcend_test_bundle: only('true'),
  },

  /** By the path of the route as in routes.ts. A route that is not here reads nothing. */
  ofRoutes: {
    '/': ['sport', 'scoreboard'],

    // accounts
    '/login': ['note', 'problem', 'returnTo'],
    '/login/forgot': ['note', 'problem'],
    '/login/reset': ['note', 'problem', 'token'],
    '/invitation': ['note', 'problem', 'token'],
    '/account': ['note', 'problem'],

    // rosters
    '/sports/:slug/roster/:season?': ['view', 'sort', 'position', 'class', 'text'],
    '/hidden/sports/:slug/roster/:season?': ['view', 'sort', 'position', 'class', 'text'],
    '/sports/:slug/roster.csv': ['season', 'view', 'sort', 'position', 'class', 'text'],
    '/sports/:slug/roster/:playerSlug/:rosterPlayerId': ['season', 'stat', 'compare'],
    '/hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId': ['season', 'stat', 'compare'],
    '/historical-roster': ['sport', 'letter', 'decade', 'text', 'page'],
    '/sports/:globalSportNameSlug/historical-roster': ['letter', 'decade', 'text', 'page'],

    // games
    '/sports/:globalSportNameSlug/schedule/:seasonTitle?': ['view', 'location'],
    '/sports/:globalSportNameSlug/schedule.ics': ['season', 'location'],
    '/calendar.ics': ['sport', 'location'],
    '/sports/:sportSlug/results': ['season', 'location', 'outcome', 'conference', 'opponent', 'page'],
    '/calendar': ['date', 'view', 'type', 'sport', 'location'],
    '/calendar/print/:type/:sport/:start/:end/:location': ['type'],
    '/sports/:globalSportNameSlug/calendar': ['date', 'view', 'type', 'sport', 'location'],
    '/sports/:globalSportNameSlug/calendar/print/:type/:sport/:start/:end/:location': ['type'],
    '/sports/:sportSlug/opponent-history': ['sort', 'letter', 'text'],
    '/coverage': ['sport', 'page'],

    // stats
    '/sports/:sportSlug/stats/:season?': ['view', 'sort', 'table'],

    // staff
    '/sports/:sportSlug/coaches/:season?': ['sort'],
    '/staff-directory': ['letter', 'text'],

    // news
    '/on-this-day': ['month', 'day'],
    '/protected/sports/:year/:month/:day/:filename': ['problem'],
    '/documents/*': ['problem'],
    '/archives': ['sport', 'month', 'tag', 'text', 'page'],
    '/sports/:slug/archives': ['month', 'tag', 'text', 'page'],
    '/clippings': ['sport', 'text', 'page'],
    '/tags': ['text', 'page'],
    '/tags/:tagSlug/:sportSlug?': ['sport', 'kind', 'page'],

    // promotions
    '/gameday/concurrent.aspx': ['ids'],

    // forms
    '/form/:id': ['reference'],
    '/hidden/form/:id': ['reference'],
    '/protected/form/:id': ['reference', 'problem'],

    // subscriptions
    '/subscribe': ['note'],
    '/subscribe/confirm': ['token'],
    '/subscribe/leave': ['token'],

    // media
    '/moments': ['sport', 'year', 'page'],
    '/sports/:sportSlug/moments': ['year', 'page'],
    '/podcasts': ['show', 'sport', 'page'],
    '/publications': ['type', 'sport', 'page'],
    '/watch': ['channel', 'playlist', 'sport', 'page'],
    '/watch/:videoSlug/:videoId': ['playlist'],
    '/galleries': ['sport', 'page'],
    '/showcase/embed.aspx': ['youtube', 'archive', 'id', 'autoplay', 'controls', 'live'],

    // search
    '/search': ['q', 'kind', 'sport', 'page'],

    // honors
    '/honors/:honorSlug?/:grouping?': ['group', 'text', 'sport', 'year', 'decade', 'letter', 'type', 'page'],
    '/awards': ['group', 'text', 'sport', 'year', 'decade', 'letter', 'type', 'page'],
    '/all-americans': ['group', 'text', 'sport', 'year', 'decade', 'letter', 'type', 'page'],

    // settings
    '/social-accounts': ['network'],

    // Addresses of the previous generation of sites, and those that a school sends elsewhere with what they carry:
    // there everything is known that is known anywhere.
    '/*': ['path', 'id', 'rp_id', 'rc', 'staff', 'hof'],
  },
}
