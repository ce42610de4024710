/** A kind of page, by its address or by its row of the table of pages. */
export interface PageKind {
  name: string
  row: string
  /** What a page that is not kept may cost on PostgreSQL, where that was said; the embedded engine has twice that. */
  aim?: { ms: number; queries?: number }
}

/** The kinds of page that fans open most. */
export const pageKinds: readonly PageKind[] = [
  { name: 'Home', row: '/', aim: { ms: 25, queries: 8 } },
  { name: 'sport home', row: '/sports/football' },
  { name: 'roster', row: '/sports/football/roster', aim: { ms: 12 } },
  { name: 'schedule', row: '/sports/football/schedule', aim: { ms: 10 } },
  { name: 'player', row: '/sports/:slug/roster/:playerSlug/:rosterPlayerId' },
  { name: 'stats', row: '/sports/football/stats' },
  { name: 'box score', row: '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId' },
  { name: 'coaches', row: '/sports/football/coaches' },
  { name: 'game center', row: '/game-center/:gameId' },
  { name: 'story', row: '/news/:year/:month/:day/:story_slug' },
  { name: 'archives', row: '/archives' },
  { name: 'calendar', row: '/calendar' },
  { name: 'staff directory', row: '/staff-directory' },
]
