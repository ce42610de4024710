import type { TeamPlace } from '#contract/staff.ts'

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
