import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** THE ROUTE TABLE: one line per URL, grouped by domain. */
export default [
  index('routes/home/home.tsx'),

  // sports
  route('sports/:slug', 'routes/sports/sport-home.tsx'),

  // rosters
  route('sports/:slug/roster/:season?', 'routes/rosters/roster.tsx'),

  // games
  route('sports/:globalSportNameSlug/schedule/:seasonTitle?', 'routes/games/schedule.tsx'),

  // staff
  route('sports/:sportSlug/coaches/:season?', 'routes/staff/coaches.tsx'),
  route('sports/:sportSlug/roster/coaches/:coachName/:coachId', 'routes/staff/coach.tsx'),
  route('sports/:sportSlug/roster/staff/:supportStaffName/:supportStaffId', 'routes/staff/support-staff.tsx'),
  route('sports/:sportDepartment/staff', 'routes/staff/sport-staff.tsx'),
  route('staff-directory', 'routes/staff/directory.tsx'),
  route('staff-directory/print', 'routes/staff/directory-print.tsx'),
  route('staff-directory/:staffMemberSlug/:id', 'routes/staff/directory-entry.tsx'),

  // everything else
  route('404', 'routes/not-found.tsx'),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('dev/components', 'routes/dev/components.tsx')]),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
