import { matchPath } from 'react-router'

type Flag =
  /** The page runs from edge to edge. */
  | 'full-width'
  | 'full-screen'
  /** Of the full-screen pages, those that stand alone: paper, plain text and what covers the site. */
  | 'no-shell'
  /** About one thing. A document is a file: its only page is the one that asks for a code, and is about nothing yet. */
  | 'content-id'
  /** Which sport the page belongs to is told by its content, not by its address. */
  | 'own-sport'

type Row = readonly [route: string, ...flags: Flag[]]

/** Every route that is laid out otherwise than a common page. */
const table: readonly Row[] = [
  ['/', 'full-width'],
  ['/sports/:slug', 'full-width'],
  ['/game-center/:gameId', 'full-width', 'content-id', 'own-sport'],
  ['/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId', 'own-sport'],
  ['/news/:year/:month/:day/:storySlug', 'full-screen', 'content-id', 'own-sport'],
  ['/hidden/news/:year/:month/:day/:storySlug', 'full-screen', 'content-id', 'own-sport'],
  ['/sports/:year/:month/:day/:filename', 'content-id', 'own-sport'],
  ['/hidden/sports/:year/:month/:day/:filename', 'content-id', 'own-sport'],
  ['/protected/sports/:year/:month/:day/:filename', 'content-id', 'own-sport'],
  ['/sports/:slug/roster/print/*', 'full-screen', 'no-shell'],
  ['/sports/:globalSportNameSlug/schedule/text/*', 'full-screen', 'no-shell'],
  ['/sports/:globalSportNameSlug/schedule/print/*', 'full-screen', 'no-shell'],
  ['/sports/:sportSlug/results/print/:season/:type', 'full-screen', 'no-shell'],
  ['/staff-directory/print', 'full-screen', 'no-shell'],
  ['/sports/:sportDepartment/staff', 'own-sport'],
  ['/calendar/print/*', 'full-screen', 'no-shell'],
  ['/sports/:globalSportNameSlug/calendar/print/*', 'full-screen', 'no-shell'],
  ['/showcase/embed.aspx', 'full-screen', 'no-shell'],
  ['/splash/:splashId', 'full-screen', 'no-shell'],
  ['/hidden/splash/:splashId', 'full-screen', 'no-shell'],
]

const commonPage: Row = ['*']

export interface LayoutFlags {
  isHome: boolean
  isSportHome: boolean
  isFullWidth: boolean
  isFullScreen: boolean
  /** Whether header, footer and what else surrounds a page are there. */
  hasShell: boolean
  needsContentId: boolean
  needsSignIn: boolean
  hasOwnSport: boolean
}

/** A sport file's address has the shape of others, such as a player's; only its year is a number. */
function isAt(route: string, pathname: string): boolean {
  const match = matchPath(route, pathname)
  return match !== null && /^\d*$/.test(match.params.year ?? '')
}

/** How the page at an address is laid out. */
export function layoutFlags(pathname: string): LayoutFlags {
  const [route, ...flags] = table.find(([path]) => isAt(path, pathname)) ?? commonPage
  return {
    isHome: route === '/',
    isSportHome: route === '/sports/:slug',
    isFullWidth: flags.includes('full-width'),
    isFullScreen: flags.includes('full-screen'),
    hasShell: !flags.includes('no-shell'),
    needsContentId: flags.includes('content-id'),
    needsSignIn: ['/hidden/*', '/account'].some((path) => matchPath(path, pathname) !== null),
    hasOwnSport: flags.includes('own-sport'),
  }
}
