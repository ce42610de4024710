import type { CoachingRecord, CoachingTotals } from '#contract/staff.ts'

/** One season of a head coach. */
export interface CoachedSeason {
  season: string
  /** For the order of seasons. */
  year: number
  coachId: number | null
  name: string
  url: string | null
  wins: number
  losses: number
  ties: number
  conferenceWins: number
  conferenceLosses: number
  conferenceTies: number
  isStored: boolean
}

export type PercentOf = (wins: number, losses: number, ties: number) => number

/** A season without a decision has no record yet. */
const isDecided = ({ wins, losses, ties }: CoachedSeason): boolean => wins + losses + ties > 0

/** Every season with its coach, newest first. */
export function recordsByYear(seasons: readonly CoachedSeason[], percentOf: PercentOf): CoachingRecord[] {
  return seasons
    .filter(isDecided)
    .toSorted((a, b) => b.year - a.year)
    .map((season) => toRecord([season], percentOf))
}

/** Every coach with all of their seasons, the latest coach first. */
export function recordsByCoach(seasons: readonly CoachedSeason[], percentOf: PercentOf): CoachingRecord[] {
  const newestFirst = seasons.filter(isDecided).toSorted((a, b) => b.year - a.year)
  return [...Map.groupBy(newestFirst, ({ coachId, name }) => coachId ?? name).values()].map((own) =>
    toRecord(own, percentOf),
  )
}

export function totalsOf(seasons: readonly CoachedSeason[], percentOf: PercentOf): CoachingTotals {
  const sum = (pick: (season: CoachedSeason) => number) =>
    seasons.reduce((total, season) => total + pick(season), 0)
  const wins = sum((season) => season.wins)
  const losses = sum((season) => season.losses)
  const ties = sum((season) => season.ties)
  const conferenceWins = sum((season) => season.conferenceWins)
  const conferenceLosses = sum((season) => season.conferenceLosses)
  const conferenceTies = sum((season) => season.conferenceTies)
  return {
    wins,
    losses,
    ties,
    winPercent: percentOf(wins, losses, ties),
    conferenceWins,
    conferenceLosses,
    conferenceTies,
    conferencePercent: percentOf(conferenceWins, conferenceLosses, conferenceTies),
  }
}

/** Newest first in, so the first is the last season coached. */
function toRecord(seasons: CoachedSeason[], percentOf: PercentOf): CoachingRecord {
  const last = seasons[0]
  const first = seasons.at(-1)
  if (!last || !first) throw new RangeError('A record needs a season')
  return {
    season: first === last ? last.season : `${first.season} to ${last.season}`,
    seasonCount: seasons.length,
    name: last.name,
    coachId: last.coachId,
    url: last.url,
    ...totalsOf(seasons, percentOf),
    isStored: seasons.some(({ isStored }) => isStored),
  }
}
