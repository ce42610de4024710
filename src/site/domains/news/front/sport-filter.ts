import type { Sport } from '#contract/sports.ts'
import type { FilterLink } from '#site/parts/filters/FilterLinks.tsx'
import { realSports } from '#site/parts/teams/teams.ts'

export const sportParameter = 'sport'

/** The sport a visitor chose in the address; one that the school does not have is none. */
export function chosenSport(sports: readonly Sport[], parameters: URLSearchParams): Sport | null {
  const slug = parameters.get(sportParameter)
  return realSports(sports).find(({ globalSportNameSlug }) => globalSportNameSlug === slug) ?? null
}

/** 'All' first, then the sports by title. */
export function sportFilterLinks(sports: readonly Sport[], chosen: string | null): FilterLink[] {
  return [
    { href: '/', label: 'All', current: chosen === null },
    ...realSports(sports).map(({ globalSportNameSlug: slug, title }) => ({
      href: `/?${sportParameter}=${slug}`,
      label: title,
      current: chosen === slug,
    })),
  ]
}
