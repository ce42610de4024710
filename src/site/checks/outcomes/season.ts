import type { Redirect, Visit } from './check.ts'

const bothYears = /^(\d{4})[-_](\d{2}|\d{4})$/

/** '2025-2026' and '2025_26' are the season that is called '2025-26'; null for what is spelled right or is no season. */
function seasonTitle(text: string): string | null {
  const [, first = '', second = ''] = bothYears.exec(text) ?? []
  if (!first) return null
  const title = `${first}-${second.slice(-2)}`
  const areNeighbours = Number(second.slice(-2)) === (Number(first) + 1) % 100
  return areNeighbours && title !== text ? title : null
}

/** The address with its season spelled as the site spells it. */
export function rightSeason({ url, params }: Visit): Redirect | null {
  const asked = params.season ?? params.seasonTitle ?? ''
  const title = seasonTitle(asked)
  const { pathname, search } = url
  return title && pathname.endsWith(`/${asked}`)
    ? { to: pathname.slice(0, -asked.length) + title + search, isPermanent: true }
    : null
}
