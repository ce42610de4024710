import { matchPath } from 'react-router'
import { layouts } from '#site/table/layouts.ts'

export interface LayoutFlags {
  isHome: boolean
  isSportHome: boolean
  isFullWidth: boolean
  isFullScreen: boolean
  /** Whether header, footer and what else surrounds a page are there. */
  hasShell: boolean
  needsContentId: boolean
  hasOwnSport: boolean
}

/** A sport file's address has the shape of others, such as a player's; only its year is a number. */
function isAt(route: string, pathname: string): boolean {
  const match = matchPath(route, pathname)
  return match !== null && /^\d*$/.test(match.params.year ?? '')
}

let last: { pathname: string; flags: LayoutFlags } | undefined

/** How the page at an address is laid out. Many parts of one page ask for it, and to find it out takes long. */
export function layoutFlags(pathname: string): LayoutFlags {
  if (last?.pathname !== pathname) last = { pathname, flags: flagsAt(pathname) }
  return last.flags
}

function flagsAt(pathname: string): LayoutFlags {
  const [route, flags] = layouts.find(([path]) => isAt(path, pathname)) ?? ['*', '']
  return {
    isHome: route === '/',
    isSportHome: route === '/sports/:_',
    isFullWidth: flags.includes('full-width'),
    isFullScreen: flags.includes('full-screen'),
    hasShell: !flags.includes('no-shell'),
    needsContentId: flags.includes('content-id'),
    hasOwnSport: flags.includes('own-sport'),
  }
}
