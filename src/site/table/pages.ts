import { file, page } from './row.ts'

const rosterQuery = ['view', 'sort', 'position', 'class', 'text']
const playerQuery = ['season', 'stat', 'compare']
const calendarQuery = ['date', 'view', 'type', 'sport', 'location']
const honorsQuery = ['group', 'text', 'sport', 'year', 'decade', 'letter', 'type', 'page']
/** Paper, plain text, and what covers the site. */
const alone = ['full-screen', 'no-shell'] as const
const story = ['full-screen', 'content-id', 'own-sport'] as const
const sportFile = ['content-id', 'own-sport'] as const
const november = 'list/all/2026-11-01/2026-11-30/all'

/**
 * THE TABLE OF PAGES: a row for each address, by domain, with everything that is said of it as a whole (row.ts tells what
 * may be). Who needs to know something of a page reads it off here: the router (routes.ts), the browser (the other files
 * of this folder), the host, the sitemaps, docs/access.md and the walks of the tests.
 */
export const pages = [
  page('', 'home/home.tsx', 'homepage', {
    query: ['sport', 'scoreboard'],
    layout: ['full-width'],
    sitemap: 'pages',
    isReady: true,
  }),

  // sports
  page('sports/:slug', 'sports/sport-home.tsx', 'sport_home', { layout: ['full-width'], sitemap: 'teams' }),
  page('facilities', 'sports/facilities.tsx', 'facilities_list', { sitemap: 'pages', isReady: true }),
  page('facilities/:facilityName/:facilityId', 'sports/facility.tsx', 'facilities_page', {
    checks: ['facilities'],
    sitemap: 'facilities',
  }),

  // accounts
  page('login', 'accounts/login.tsx', 'subscribe', {
    query: ['note', 'problem', 'returnTo', 'step'],
    isClosed: true,
  }),
  page('login/forgot', 'accounts/forgot.tsx', 'subscribe', { query: ['note', 'problem'], isClosed: true }),
  page('login/reset', 'accounts/reset.tsx', 'subscribe', {
    query: ['note', 'problem', 'token'],
    isClosed: true,
  }),
  page('invitation', 'accounts/invitation.tsx', 'subscribe', {
    query: ['note', 'problem', 'token'],
    isForOne: true,
    isClosed: true,
  }),
  page('account', 'accounts/account.tsx', 'subscribe', { query: ['note', 'problem'], access: 'signed-in' }),

  // rosters
  page('sports/:slug/roster/:season?', 'rosters/roster.tsx', 'roster_list', {
    query: rosterQuery,
    checks: ['roster-bio'],
    sitemap: 'teams-with-roster',
  }),
  page('hidden/sports/:slug/roster/:season?', 'rosters/roster-hidden.tsx', 'roster_list', {
    query: rosterQuery,
  }),
  page('sports/:slug/roster/print/:season?', 'rosters/roster-print.tsx', 'roster_list', {
    checks: ['roster-bio'],
    layout: alone,
  }),
  file('sports/:slug/roster.csv', 'rosters/roster-csv.ts', { query: ['season', ...rosterQuery] }),
  page('sports/:slug/roster/:playerSlug/:rosterPlayerId', 'rosters/player.tsx', 'roster_bio', {
    query: playerQuery,
    checks: ['roster-bio'],
    sitemap: 'players',
    listedBy: '/Rosters/bySport/:slug',
  }),
  page('hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId', 'rosters/player-hidden.tsx', 'roster_bio', {
    query: playerQuery,
    checks: ['roster-bio'],
  }),
  page('historical-roster', 'rosters/historical-roster.tsx', 'historicalroster', {
    query: ['sport', 'letter', 'decade', 'text', 'page'],
    sitemap: 'pages',
  }),
  page(
    'sports/:globalSportNameSlug/historical-roster',
    'rosters/historical-roster-sport.tsx',
    'historicalroster_sport',
    { query: ['letter', 'decade', 'text', 'page'] },
  ),

  // games
  page('sports/:globalSportNameSlug/schedule/:seasonTitle?', 'games/schedule.tsx', 'schedule', {
    query: ['view', 'location'],
    checks: ['schedule'],
    sitemap: 'teams-with-schedule',
  }),
  page('sports/:globalSportNameSlug/schedule/text/:seasonTitle?', 'games/schedule-text.tsx', 'schedule', {
    checks: ['schedule'],
    layout: alone,
  }),
  page('sports/:globalSportNameSlug/schedule/print/:seasonTitle?', 'games/schedule-print.tsx', 'schedule', {
    checks: ['schedule'],
    layout: alone,
  }),
  file('sports/:globalSportNameSlug/schedule.ics', 'games/feed-team.ts', { query: ['season', 'location'] }),
  file('calendar.ics', 'games/feed-site.ts', { query: ['sport', 'location'] }),
  file('game/:gameId.ics', 'games/feed-game.ts'),
  page('sports/:sportSlug/results', 'games/results.tsx', 'schedule', {
    query: ['season', 'location', 'outcome', 'conference', 'opponent', 'page'],
    sitemap: 'teams-with-schedule',
  }),
  page('sports/:sportSlug/results/print/:season/:type', 'games/results-print.tsx', 'schedule', {
    layout: alone,
    sample: '/sports/:sportSlug/results/print/:season/list',
  }),
  page('calendar', 'games/calendar.tsx', 'calendar', {
    query: calendarQuery,
    sitemap: 'pages',
    isReady: true,
  }),
  page('calendar/print/:type/:sport/:start/:end/:location', 'games/calendar-print.tsx', 'calendar', {
    query: ['type'],
    layout: alone,
    sample: `/calendar/print/${november}`,
  }),
  page('sports/:globalSportNameSlug/calendar', 'games/calendar-sport.tsx', 'calendar_sport', {
    query: calendarQuery,
  }),
  page(
    'sports/:globalSportNameSlug/calendar/print/:type/:sport/:start/:end/:location',
    'games/calendar-sport-print.tsx',
    'calendar_sport',
    {
      query: ['type'],
      layout: alone,
      sample: `/sports/:globalSportNameSlug/calendar/print/${november}`,
    },
  ),
  page('sports/:sportSlug/opponent-history', 'games/opponent-history.tsx', 'opponenthistory_list', {
    query: ['sort', 'letter', 'text'],
    sitemap: 'teams-with-opponents',
  }),
  page(
    'sports/:sportSlug/opponent-history/:opponentSlug/:opponentId',
    'games/opponent.tsx',
    'opponenthistory',
    { checks: ['schedule'] },
  ),
  page('coverage', 'games/coverage.tsx', 'coverage', { query: ['sport', 'page'], sitemap: 'pages' }),
  page('tickets', 'games/tickets.tsx', 'tickets', { sitemap: 'pages', isReady: true }),

  // stats
  page('sports/:sportSlug/stats/:season?', 'stats/stats.tsx', 'cumestats', {
    query: ['view', 'sort', 'table'],
    checks: ['cume-stats'],
  }),
  page('sports/:sportSlug/records', 'stats/records.tsx', 'cumestats', {
    query: ['scope', 'number'],
  }),
  page('sports/:sportSlug/compare', 'stats/compare.tsx', 'cumestats', {
    query: ['a', 'b', 'c', 'd', 'season'],
  }),
  page('sports/:sportSlug/stats/:season/pdf', 'stats/stats-pdf.tsx', 'stats-pdf'),
  file('sports/:sportSlug/stats/:season/statistics.pdf', 'stats/stats-file.ts'),
  page(
    'sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId',
    'stats/boxscore.tsx',
    'boxscore',
    { checks: ['cume-stats'], layout: ['own-sport'] },
  ),
  file(
    'sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId/boxscore.pdf',
    'stats/boxscore-file.ts',
  ),
  page('stats/upload', 'stats/upload.tsx', 'forms'),

  // game-center
  page('game-center/:gameId', 'game-center/game-center.tsx', 'game_center', {
    layout: ['full-width', 'content-id', 'own-sport'],
    sitemap: 'games',
  }),
  page('game-center/:gameId/listen', 'game-center/listen.tsx', 'game_center', {
    layout: ['content-id', 'own-sport'],
  }),

  // staff
  page('sports/:sportSlug/coaches/:season?', 'staff/coaches.tsx', ['coach_list', 'coach_coaching_records'], {
    query: ['sort'],
    checks: ['coach'],
    sitemap: 'teams-with-roster',
  }),
  page('sports/:sportSlug/roster/coaches/:coachName/:coachId', 'staff/coach.tsx', 'coach_bio', {
    checks: ['coach'],
    sitemap: 'staff',
    listedBy: '/Coaches/bySport/:sportSlug',
  }),
  page(
    'sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId',
    'staff/support-staff.tsx',
    'support_staff_bio',
    { checks: ['coach'], sitemap: 'staff', listedBy: '/Coaches/bySport/:sportSlug' },
  ),
  page('sports/:sportDepartment/staff', 'staff/sport-staff.tsx', 'staff_list', { layout: ['own-sport'] }),
  page('staff-directory', 'staff/directory.tsx', 'staff_list', {
    query: ['letter', 'text'],
    sitemap: 'pages',
    isReady: true,
  }),
  page('staff-directory/print', 'staff/directory-print.tsx', 'staff_list', { layout: alone }),
  page('staff-directory/:staffMemberSlug/:id', 'staff/directory-entry.tsx', ['staff_bio', 'staff_list'], {
    checks: ['coach'],
    sitemap: 'staff',
  }),

  // news
  page('on-this-day', 'news/on-this-day.tsx', 'on_this_day', { query: ['month', 'day'], sitemap: 'pages' }),
  page('news/:year/:month/:day/:story_slug', 'news/story.tsx', 'story', {
    checks: ['news'],
    layout: story,
    sitemap: 'stories',
  }),
  page('hidden/news/:year/:month/:day/:story_slug', 'news/story-hidden.tsx', 'story', {
    checks: ['news'],
    layout: story,
  }),
  page('sports/:year/:month/:day/:filename', 'news/sport-file.tsx', 'sportfile', {
    checks: ['sport-file'],
    layout: sportFile,
    sitemap: 'sport-files',
  }),
  page('protected/sports/:year/:month/:day/:filename', 'news/sport-file-protected.tsx', 'sportfile', {
    query: ['problem'],
    checks: ['sport-file'],
    layout: sportFile,
  }),
  page('hidden/sports/:year/:month/:day/:filename', 'news/sport-file-hidden.tsx', 'sportfile', {
    checks: ['sport-file'],
    layout: sportFile,
  }),
  page('documents/*', 'news/documents.tsx', 'document', {
    query: ['problem'],
    checks: ['document'],
    sitemap: 'documents',
  }),
  page('archives', 'news/archives.tsx', 'archives', {
    query: ['sport', 'month', 'tag', 'text', 'page'],
    sitemap: 'pages',
    isReady: true,
  }),
  page('sports/:slug/archives', 'news/archives-sport.tsx', 'archives_sport', {
    query: ['month', 'tag', 'text', 'page'],
    sitemap: 'teams',
  }),
  page('clippings', 'news/clippings.tsx', 'clippings', {
    query: ['sport', 'text', 'page'],
    sitemap: 'pages',
  }),
  page('tags', 'news/tags.tsx', 'archives', { query: ['text', 'page'], sitemap: 'pages' }),
  page('tags/:tagSlug/:sportSlug?', 'news/tag.tsx', 'archives', {
    query: ['sport', 'kind', 'page'],
    sitemap: 'tags',
  }),

  // promotions
  page('splash/:splashId', 'promotions/splash.tsx', 'partners', { layout: alone, sample: '/splash/1' }),
  page('hidden/splash/:splashId', 'promotions/splash-hidden.tsx', 'partners', { layout: alone }),
  page('gameday/concurrent.aspx', 'promotions/concurrent.tsx', 'game_center', { query: ['ids'] }),

  // forms
  page('form/:id', 'forms/form.tsx', 'forms', {
    query: ['reference'],
    isForOne: true,
    sample: '/form/1',
  }),
  page('hidden/form/:id', 'forms/form-hidden.tsx', 'forms', {
    query: ['reference'],
    isForOne: true,
    sample: '/hidden/form/7',
  }),
  page('protected/form/:id', 'forms/form-protected.tsx', 'forms', {
    query: ['reference', 'problem'],
    isForOne: true,
    sample: '/protected/form/3',
  }),
  page('pay/:reference', 'forms/pay.tsx', 'forms', { isForOne: true }),

  // subscriptions
  page('subscribe', 'subscriptions/subscribe.tsx', 'subscribe', { query: ['note'], sitemap: 'pages' }),
  page('follow', 'subscriptions/follow.tsx', 'subscribe', {
    query: ['sport', 'game', 'player'],
    sitemap: 'pages',
  }),
  page('subscribe/confirm', 'subscriptions/confirm.tsx', 'subscribe', { query: ['token'], isClosed: true }),
  page('subscribe/leave', 'subscriptions/leave.tsx', 'subscribe', { query: ['token'], isClosed: true }),
  page('unsubscribed', 'subscriptions/unsubscribed.tsx', 'subscribe'),

  // feeds
  file('rss/podcasts.xml', 'feeds/podcasts.ts'),
  file('rss/:slug.xml', 'feeds/rss.ts'),
  file('rss/tags/:tagSlug.xml', 'feeds/rss-tag.ts'),
  file('atom/:slug.xml', 'feeds/atom.ts'),
  file('atom/tags/:tagSlug.xml', 'feeds/atom-tag.ts'),
  file('feed/:slug.json', 'feeds/json.ts'),
  file('feed/tags/:tagSlug.json', 'feeds/json-tag.ts'),
  file('sitemap.xml', 'feeds/sitemap-index.ts'),
  file('sitemaps/:sitemap.xml', 'feeds/sitemap.ts', { sample: '/sitemaps/pages.xml' }),
  file('robots.txt', 'feeds/robots.ts'),
  file('.well-known/security.txt', 'feeds/security.ts'),
  file('manifest.webmanifest', 'feeds/web-manifest.ts'),
  file('service-worker.js', 'feeds/service-worker.ts'),

  // media
  page('moments', 'media/moments.tsx', 'on_this_day', { query: ['sport', 'year', 'page'], sitemap: 'pages' }),
  page('sports/:sportSlug/moments', 'media/moments-sport.tsx', 'on_this_day', { query: ['year', 'page'] }),
  page('podcasts', 'media/podcasts.tsx', 'podcast_list', {
    query: ['show', 'sport', 'page'],
    sitemap: 'pages',
    isReady: true,
  }),
  page('podcasts/:podcastSlug/:podcastId', 'media/podcast.tsx', 'podcast_player', {
    sitemap: 'podcasts',
    listedBy: '/podcasts',
  }),
  page('publications', 'media/publications.tsx', 'publications_list', {
    query: ['type', 'sport', 'page'],
    sitemap: 'pages',
  }),
  page('publications/:publicationSlug', 'media/publication.tsx', 'publications_page', {
    checks: ['publications'],
    sitemap: 'publications',
    listedBy: '/publications',
  }),
  page('watch', 'media/watch.tsx', 'publications_list', {
    query: ['channel', 'playlist', 'sport', 'page'],
    sitemap: 'pages',
  }),
  page('watch/:videoSlug/:videoId', 'media/video.tsx', 'publications_page', {
    query: ['playlist'],
    sitemap: 'videos',
    listedBy: '/videos',
  }),
  page('galleries', 'media/galleries.tsx', 'publications_list', {
    query: ['sport', 'page'],
    sitemap: 'pages',
  }),
  page('galleries/:gallerySlug/:galleryId', 'media/gallery.tsx', 'publications_page', {
    sitemap: 'galleries',
    listedBy: '/galleries',
  }),
  file('social-post.embed', 'news/social-post.ts', {
    query: ['post'],
    sample: '/social-post.embed?post=https%3A%2F%2Fx.com%2Fhalcyonstate%2Fstatus%2F1',
  }),
  page('showcase/embed.aspx', 'media/embed.tsx', 'publications_page', {
    query: ['youtube', 'archive', 'id', 'autoplay', 'controls', 'live'],
    layout: alone,
  }),

  // search
  page('search', 'search/search.tsx', 'archives', {
    query: ['q', 'kind', 'sport', 'page'],
    isClosed: true,
  }),

  // honors: their slug is an honor's, so their sport is told by their content
  page('honors/:slug?/:grouping?', 'honors/honors.tsx', 'hof_list', {
    query: honorsQuery,
    checks: ['hof'],
    layout: ['own-sport'],
    sitemap: 'pages',
    sample: '/honors/hall-of-fame/sport',
  }),
  page('honors/:slug/:inducteeSlug/:inducteeId', 'honors/inductee.tsx', 'hof_bio', {
    checks: ['hof'],
    layout: ['own-sport'],
    sitemap: 'inductees',
    listedBy: '/honors/hall-of-fame',
  }),
  page('awards', 'honors/awards.tsx', 'awards_list', { query: honorsQuery, sitemap: 'pages' }),
  page('awards/:id', 'honors/award.tsx', 'awards_bio', { listedBy: '/awards' }),
  page('all-americans', 'honors/all-americans.tsx', 'hof_list', { query: honorsQuery, sitemap: 'pages' }),
  page('all-americans/:id', 'honors/all-american.tsx', 'hof_bio', {
    sitemap: 'all-americans',
    listedBy: '/all-americans',
  }),

  // settings
  page('partners', 'settings/partners.tsx', 'partners', { sitemap: 'pages' }),
  page('social-accounts', 'settings/social-accounts.tsx', 'partners', {
    query: ['network'],
    sitemap: 'pages',
  }),
  page('fund', 'settings/fund.tsx', 'partners', { sitemap: 'pages' }),
  page('rss_feeds', 'settings/rss-feeds.tsx', 'rss_feeds', { sitemap: 'pages' }),
  page('preferences', 'settings/preferences.tsx', 'partners', { sitemap: 'pages' }),
  page('accessibility', 'settings/accessibility.tsx', 'partners', { query: ['note'], sitemap: 'pages' }),

  // Everything else. Addresses of the previous generation of sites, and those that a school sends elsewhere with what
  // they carry: there everything is known that is known anywhere.
  page('404', 'not-found.tsx', 'NotFoundPage'),
  page('*', 'unknown.tsx', 'NotFoundPage', { query: ['path', 'id', 'rp_id', 'rc', 'staff', 'hof'] }),
]

export type PageKey = (typeof pages)[number]['keys'][number]
