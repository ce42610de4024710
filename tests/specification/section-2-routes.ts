import { type Row, row, type Section, words } from './row.ts'

const routes = 'src/site/table/pages.ts'

/** A row of the route table by the paths that the site's own table has for it, and what else keeps it. */
const page = (name: string, paths: string[], ...more: Row[]) => [
  row(
    name,
    routes,
    paths.map((path) => `'${path}',`),
  ),
  ...more,
]
const longRoute = (path: string) => row(`Path /${path}`, routes, `'${path}',`)
const rule = (from: string) => row(`/${from} leads on`, 'src/contract/pages/route-rules.ts', `'/${from}'`)

export const section2Routes: Section = {
  '2. Screens and routes': [
    [row('Parameters with a colon, optional ones with a question mark', routes, ":season?',")],
    [
      row(
        'Every row is walked, with and without what is optional',
        'tests/pages/walk.spec.ts',
        'is right, accessible',
      ),
    ],
  ],
  '2. Route table': [
    [row('Home', routes, "page('', 'home/home.tsx'")],
    page('Sport home', ['sports/:slug']),
    page('Roster list', [
      'sports/:slug/roster/:season?',
      'sports/:slug/roster/print/:season?',
      'hidden/sports/:slug/roster/:season?',
    ]),
    page('Roster player bio', [
      'sports/:slug/roster/:playerSlug/:rosterPlayerId',
      'hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId',
    ]),
    page('Awards, bio /awards/{id}', ['awards', 'awards/:id']),
    page('Schedule', [
      'sports/:globalSportNameSlug/schedule/:seasonTitle?',
      'sports/:globalSportNameSlug/schedule/text/:seasonTitle?',
      'sports/:globalSportNameSlug/schedule/print/:seasonTitle?',
    ]),
    page('Podcasts', ['podcasts', 'podcasts/:podcastSlug/:podcastId']),
    page('Social accounts', ['social-accounts']),
    page('Facilities', ['facilities', 'facilities/:facilityName/:facilityId']),
    page('Archives', ['archives', 'sports/:slug/archives']),
    page('All-Americans, bio /all-americans/{id}', ['all-americans', 'all-americans/:id']),
    page('Box score', ['sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId']),
    page('Stats PDF', ['sports/:sportSlug/stats/:season/pdf']),
    page('Cumulative stats', ['sports/:sportSlug/stats/:season?']),
    page('Forms', ['form/:id', 'hidden/form/:id', 'protected/form/:id']),
    page('Publications', ['publications', 'publications/:publicationSlug']),
    page('Tickets', ['tickets']),
    page('RSS feeds', ['rss_feeds']),
    page(
      'Search',
      ['search'],
      row('Query parameter q', 'src/site/domains/search/search-choice.ts', "readText(search, 'q')"),
    ),
    page('Coaches list', ['sports/:sportSlug/coaches/:season?']),
    page('Coach bio', ['sports/:sportSlug/roster/coaches/:coachName/:coachId']),
    page(
      'Coaching records at /sports/{sportSlug}/coaches/{type}',
      ['sports/:sportSlug/coaches/:season?'],
      row('The type is year or overall', 'src/contract/staff.ts', "oneOf(['year', 'overall'])"),
    ),
    page('Support staff bio', ['sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId']),
    page('Partners', ['partners']),
    page('Opponent history', [
      'sports/:sportSlug/opponent-history',
      'sports/:sportSlug/opponent-history/:opponentSlug/:opponentId',
    ]),
    page(
      'Staff directory; /staff-directory/{departmentSlug}/{id} where the slug ends in -department',
      [
        'staff-directory',
        'staff-directory/print',
        'sports/:sportDepartment/staff',
        'staff-directory/:staffMemberSlug/:id',
      ],
      row('Department or person', 'src/site/domains/staff/parts/address-parts.ts', '-department'),
    ),
    page('Sport file', [
      'sports/:year/:month/:day/:filename',
      'protected/sports/:year/:month/:day/:filename',
      'hidden/sports/:year/:month/:day/:filename',
    ]),
    page('News story', ['news/:year/:month/:day/:story_slug', 'hidden/news/:year/:month/:day/:story_slug']),
    [
      ...page('Calendar', [
        'calendar',
        'sports/:globalSportNameSlug/calendar',
        'calendar/print/:type/:sport/:start/:end/:location',
      ]),
      longRoute('sports/:globalSportNameSlug/calendar/print/:type/:sport/:start/:end/:location'),
    ],
    page('Documents', ['documents/*']),
    page('Login', ['login']),
    page('Unsubscribed', ['unsubscribed']),
    page('Subscribe', ['subscribe']),
    page('Clippings', ['clippings']),
    page('Coverage', ['coverage']),
    page('Moments', ['moments', 'sports/:sportSlug/moments']),
    page('Tags', ['tags', 'tags/:tagSlug/:sportSlug?']),
    page(
      'Historical roster; /sports/{globalSportNameSlug}/historicalroster too',
      ['historical-roster', 'sports/:globalSportNameSlug/historical-roster'],
      rule('historicalroster'),
      rule('sports/:sport/historicalroster'),
    ),
    page('Honors: /honors/{slug?}/{grouping?}, /honors/{slug}/{inducteeSlug}/{inducteeId}', [
      'honors/:slug?/:grouping?',
      'honors/:slug/:inducteeSlug/:inducteeId',
    ]),
    page('Game results', ['sports/:sportSlug/results', 'sports/:sportSlug/results/print/:season/:type']),
    page('On this day', ['on-this-day'], rule('otd')),
    page('Splash', ['splash/:splashId', 'hidden/splash/:splashId']),
    page('Game center', ['game-center/:gameId']),
    page('Not found', ['404']),
    [
      row('An unknown path redirects', 'tests/pages/walk.spec.ts', 'an unknown path redirects to /404'),
      row(
        'The page-not-found error',
        'tests/e2e/error-page.spec.ts',
        'an unknown path leads to a page that says so once',
      ),
    ],
    [row("The error page's button", 'src/site/shell/layout/ErrorPage.tsx', 'Home Page')],
    page('Fund page, concurrent game days, embedded player', [
      'fund',
      'gameday/concurrent.aspx',
      'showcase/embed.aspx',
    ]),
    [
      row(
        'Outside the app',
        'src/site/page/links/links.ts',
        words(
          '/watch /galleries /tournament-experience/ /gameday/ /signingday/ /feature/ /services/ /showcase /sidearmstats/',
        ).map((prefix) => `'${prefix}'`),
      ),
      row('Full page load', 'tests/e2e/links.spec.ts', 'paths outside the app leave it by a full page load'),
    ],
    [
      row(
        'Page-name keys that each carry their own title, description, page type',
        'src/site/page/head/page-names.ts',
        words(`homepage sport_home calendar calendar_sport archives archives_sport boxscore cumestats coverage schedule
          opponenthistory opponenthistory_list subscribe tickets publications_list publications_page partners rss_feeds
          historicalroster historicalroster_sport coach_coaching_records game_center roster_bio roster_list coach_bio
          coach_list support_staff_bio staff_list staff_bio hof_list hof_bio awards_list awards_bio story sportfile
          clippings forms document 'stats-pdf' on_this_day podcast_player podcast_list facilities_list facilities_page
          NotFoundPage`).map((key) => `  ${key}: page(`),
      ),
      row(
        'And no others',
        'src/site/page/head/page-names.test.ts',
        'and there is none besides those of the specification',
      ),
    ],
    [
      row(
        'Page types for tracking',
        'src/site/page/head/page-names.ts',
        words(`home-page sport-home roster-player roster-list roster-coach roster-coach-list staff hall-of-fame
          athletes-of-the-week schedule-list schedule-history schedule-boxscore schedule-cumestats schedule-coverage
          schedule-calendar story story-archives sportfile press-clips error-404 survey-form document on-this-day podcast
          podcast-list facilities game-center unknown`).map((type) => `| '${type}'`),
      ),
    ],
    [
      row(
        'For ad targeting home-page is home, story stories, story-archives stories-archives, photo-galleries photogallery',
        'src/site/domains/ads/ad-targeting.ts',
        "'home-page': 'home'",
        "story: 'stories'",
        "'story-archives': 'stories-archives'",
        "'photo-galleries': 'photogallery'",
      ),
    ],
  ],
}
