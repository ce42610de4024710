import type { Sport } from '#contract/sports.ts'

type Params = Readonly<Record<string, string | undefined>>
type SportName = Pick<Sport, 'id' | 'globalSportNameSlug' | 'shortName'>

/** The sport that an address is about, by the global name slug or the shortname that its parameters carry. */
export function sportOfParams<S extends SportName>(params: Params, sports: readonly S[]): S | null {
  const { sportId } = params
  if (sportId !== undefined) return sports.find(({ id }) => id === Number(sportId)) ?? null
  const name = (params.sportSlug ?? params.slug ?? params.globalSportNameSlug)?.toLowerCase()
  if (!name) return null
  const isNamed = (own: string) => own.toLowerCase() === name
  return (
    sports.find(({ globalSportNameSlug }) => isNamed(globalSportNameSlug)) ??
    sports.find(({ shortName }) => isNamed(shortName)) ??
    null
  )
}

interface PageOfSport<S> {
  params: Params
  sports: readonly S[]
  /** Game center, box score, story and sport file: their content says which sport they are about. */
  hasOwnSport: boolean
  ownSportId: number | undefined
}

/** The current sport of a page, or none. */
export function currentSport<S extends SportName>({
  params,
  sports,
  hasOwnSport,
  ownSportId,
}: PageOfSport<S>): S | null {
  return hasOwnSport ? (sports.find(({ id }) => id === ownSportId) ?? null) : sportOfParams(params, sports)
}
