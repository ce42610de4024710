import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** THE ROUTE TABLE: one line per URL, grouped by domain. */
export default [
  index('routes/home/home.tsx'),

  // sports
  route('sports/:slug', 'routes/sports/sport-home.tsx'),
  route('facilities', 'routes/sports/facilities.tsx'),
  route('facilities/:facilityName/:facilityId', 'routes/sports/facility.tsx'),

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

  // everything else
  route('404', 'routes/not-found.tsx'),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('dev/components', 'routes/dev/components.tsx')]),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
