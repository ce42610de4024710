import { redirect } from 'react-router'
import type { TeamPlace } from '#contract/staff.ts'

const pathOf = (pathname: string): string => {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Where a page is to be read, if the address asked for spells it otherwise; what was asked along with it is kept. */
export function otherAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, right: string) {
  return pathOf(pathname) === right ? null : right + search
}

/** A right id under a wrong name, such as one from before a wedding: the visitor is sent to the right name. */
export function requireAddress(url: URL, right: string): void {
  const address = otherAddress(url, right)
  if (address) throw redirect(address, 301)
}

/** The place that a page in a team's part of the site is about: with the team asked for, else the latest with any. */
export function placeInTeam(
  teams: readonly TeamPlace[],
  kind: TeamPlace['kind'],
  sportSlug: string | undefined,
): TeamPlace | undefined {
  const places = teams.filter((place) => place.kind === kind)
  return (
    places.find(({ sport }) => sport.globalSportNameSlug === sportSlug || sport.shortName === sportSlug) ??
    places[0]
  )
}
