import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** THE ROUTE TABLE: one line per URL, grouped by domain. */
export default [
  index('routes/home/home.tsx'),

  // sports
  route('sports/:slug', 'routes/sports/sport-home.tsx'),
  route('facilities', 'routes/sports/facilities.tsx'),
  route('facilities/:facilityName/:facilityId', 'routes/sports/facility.tsx'),

  // accounts
  route('login', 'routes/accounts/login.tsx'),
  route('login/forgot', 'routes/accounts/forgot.tsx'),
  route('login/reset', 'routes/accounts/reset.tsx'),
  route('invitation', 'routes/accounts/invitation.tsx'),
  route('account', 'routes/accounts/account.tsx'),

  // rosters
  route('sports/:slug/roster/:season?', 'routes/rosters/roster.tsx'),
  route('hidden/sports/:slug/roster/:season?', 'routes/rosters/roster-hidden.tsx'),
  route('sports/:slug/roster/print/:season?', 'routes/rosters/roster-print.tsx'),
  route('sports/:slug/roster.csv', 'routes/rosters/roster-csv.ts'),
  route('sports/:slug/roster/:playerSlug/:rosterPlayerId', 'routes/rosters/player.tsx'),
  route('hidden/sports/:slug/roster/:playerSlug/:rosterPlayerId', 'routes/rosters/player-hidden.tsx'),
  route('historical-roster', 'routes/rosters/historical-roster.tsx'),
  route('sports/:globalSportNameSlug/historical-roster', 'routes/rosters/historical-roster-sport.tsx'),

  // games
  route('sports/:globalSportNameSlug/schedule/:seasonTitle?', 'routes/games/schedule.tsx'),
  route('sports/:globalSportNameSlug/schedule/text/:seasonTitle?', 'routes/games/schedule-text.tsx'),
  route('sports/:globalSportNameSlug/schedule/print/:seasonTitle?', 'routes/games/schedule-print.tsx'),
  route('sports/:globalSportNameSlug/schedule.ics', 'routes/games/feed-team.ts'),
  route('calendar.ics', 'routes/games/feed-site.ts'),
  route('game/:gameId.ics', 'routes/games/feed-game.ts'),
  route('sports/:sportSlug/results', 'routes/games/results.tsx'),
  route('sports/:sportSlug/results/print/:season/:type', 'routes/games/results-print.tsx'),
  route('calendar', 'routes/games/calendar.tsx'),
  route('calendar/print/:type/:sport/:start/:end/:location', 'routes/games/calendar-print.tsx'),
  route('sports/:globalSportNameSlug/calendar', 'routes/games/calendar-sport.tsx'),
  route(
    'sports/:globalSportNameSlug/calendar/print/:type/:sport/:start/:end/:location',
    'routes/games/calendar-sport-print.tsx',
  ),
  route('sports/:sportSlug/opponent-history', 'routes/games/opponent-history.tsx'),
  route('sports/:sportSlug/opponent-history/:opponentSlug/:opponentId', 'routes/games/opponent.tsx'),
  route('coverage', 'routes/games/coverage.tsx'),
  route('tickets', 'routes/games/tickets.tsx'),

  // stats
  route('sports/:sportSlug/stats/:season?', 'routes/stats/stats.tsx'),
  route('sports/:sportSlug/stats/:season/pdf', 'routes/stats/stats-pdf.tsx'),
  route('sports/:sportSlug/stats/:season/statistics.pdf', 'routes/stats/stats-file.ts'),
  route('sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId', 'routes/stats/boxscore.tsx'),
  route('stats/upload', 'routes/stats/upload.tsx'),

  // game-center
  route('game-center/:gameId', 'routes/game-center/game-center.tsx'),

  // staff
  route('sports/:sportSlug/coaches/:season?', 'routes/staff/coaches.tsx'),
  route('sports/:sportSlug/roster/coaches/:coachName/:coachId', 'routes/staff/coach.tsx'),
  route('sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId', 'routes/staff/support-staff.tsx'),
  route('sports/:sportDepartment/staff', 'routes/staff/sport-staff.tsx'),
  route('staff-directory', 'routes/staff/directory.tsx'),
  route('staff-directory/print', 'routes/staff/directory-print.tsx'),
  route('staff-directory/:staffMemberSlug/:id', 'routes/staff/directory-entry.tsx'),

  // news
  route('on-this-day', 'routes/news/on-this-day.tsx'),
  route('news/:year/:month/:day/:story_slug', 'routes/news/story.tsx'),
  route('hidden/news/:year/:month/:day/:story_slug', 'routes/news/story-hidden.tsx'),
  route('sports/:year/:month/:day/:filename', 'routes/news/sport-file.tsx'),
  route('protected/sports/:year/:month/:day/:filename', 'routes/news/sport-file-protected.tsx'),
  route('hidden/sports/:year/:month/:day/:filename', 'routes/news/sport-file-hidden.tsx'),
  route('documents/*', 'routes/news/documents.tsx'),
  route('archives', 'routes/news/archives.tsx'),
  route('sports/:slug/archives', 'routes/news/archives-sport.tsx'),
  route('clippings', 'routes/news/clippings.tsx'),
  route('tags', 'routes/news/tags.tsx'),
  route('tags/:tagSlug/:sportSlug?', 'routes/news/tag.tsx'),

  // promotions
  route('splash/:splashId', 'routes/promotions/splash.tsx'),
  route('hidden/splash/:splashId', 'routes/promotions/splash-hidden.tsx'),
  route('gameday/concurrent.aspx', 'routes/promotions/concurrent.tsx'),

  // forms
  route('form/:id', 'routes/forms/form.tsx'),
  route('hidden/form/:id', 'routes/forms/form-hidden.tsx'),
  route('protected/form/:id', 'routes/forms/form-protected.tsx'),
  route('pay/:reference', 'routes/forms/pay.tsx'),

  // subscriptions
  route('subscribe', 'routes/subscriptions/subscribe.tsx'),
  route('subscribe/confirm', 'routes/subscriptions/confirm.tsx'),
  route('subscribe/leave', 'routes/subscriptions/leave.tsx'),
  route('unsubscribed', 'routes/subscriptions/unsubscribed.tsx'),

  // feeds
  route('rss/podcasts.xml', 'routes/feeds/podcasts.ts'),
  route('rss/:slug.xml', 'routes/feeds/rss.ts'),
  route('rss/tags/:tagSlug.xml', 'routes/feeds/rss-tag.ts'),
  route('atom/:slug.xml', 'routes/feeds/atom.ts'),
  route('atom/tags/:tagSlug.xml', 'routes/feeds/atom-tag.ts'),
  route('feed/:slug.json', 'routes/feeds/json.ts'),
  route('feed/tags/:tagSlug.json', 'routes/feeds/json-tag.ts'),
  route('sitemap.xml', 'routes/feeds/sitemap-index.ts'),
  route('sitemaps/:sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('.well-known/security.txt', 'routes/feeds/security.ts'),
  route('manifest.webmanifest', 'routes/feeds/web-manifest.ts'),

  // media
  route('moments', 'routes/media/moments.tsx'),
  route('sports/:sportSlug/moments', 'routes/media/moments-sport.tsx'),
  route('podcasts', 'routes/media/podcasts.tsx'),
  route('podcasts/:podcastSlug/:podcastId', 'routes/media/podcast.tsx'),
  route('publications', 'routes/media/publications.tsx'),
  route('publications/:publicationSlug', 'routes/media/publication.tsx'),
  route('watch', 'routes/media/watch.tsx'),
  route('watch/:videoSlug/:videoId', 'routes/media/video.tsx'),
  route('galleries', 'routes/media/galleries.tsx'),
  route('galleries/:gallerySlug/:galleryId', 'routes/media/gallery.tsx'),
  route('showcase/embed.aspx', 'routes/media/embed.tsx'),

  // search
  route('search', 'routes/search/search.tsx'),

  // honors
  route('honors/:honorSlug?/:grouping?', 'routes/honors/honors.tsx'),
  route('honors/:honorSlug/:inducteeSlug/:inducteeId', 'routes/honors/inductee.tsx'),
  route('awards', 'routes/honors/awards.tsx'),
  route('awards/:awardId', 'routes/honors/award.tsx'),
  route('all-americans', 'routes/honors/all-americans.tsx'),
  route('all-americans/:allAmericanId', 'routes/honors/all-american.tsx'),

  // settings
  route('partners', 'routes/settings/partners.tsx'),
  route('social-accounts', 'routes/settings/social-accounts.tsx'),
  route('fund', 'routes/settings/fund.tsx'),
  route('rss_feeds', 'routes/settings/rss-feeds.tsx'),

  // everything else
  route('404', 'routes/not-found.tsx'),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('dev/components', 'routes/dev/components.tsx')]),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
