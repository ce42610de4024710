import type { AwardType, Inductee, InducteeSummary } from '#contract/honors.ts'
import { grouped } from '#site/format/number.ts'

const roles: Record<InducteeSummary['role'], string> = {
  player: 'Player',
  coach: 'Coach',
  team: 'Team',
  contributor: 'Contributor',
}

/** 'Baseball, 2018-20', 'Coach, Football, 1961-79', 'Contributor'. */
export function inducteeLine({
  role,
  sport,
  years,
}: Pick<InducteeSummary, 'role' | 'sport' | 'years'>): string {
  return [role === 'player' && sport ? null : roles[role], sport?.title, years].filter(Boolean).join(', ')
}

export const awardTypeTitles: Record<AwardType, string> = {
  'athlete-of-the-week': 'Athlete of the week',
  conference: 'Conference',
  academic: 'Academic',
  national: 'National',
  department: 'Department',
}

export const isAwardType = (word: string): word is AwardType => Object.hasOwn(awardTypeTitles, word)

export interface HonorFact {
  label: string
  value: string
  href?: string
}

type KnownFact = Omit<HonorFact, 'value'> & { value: string | null | undefined }

/** What is not known is not said. */
export const knownFacts = (facts: readonly KnownFact[]): HonorFact[] =>
  facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []))

export const sportFact = (sport: Inductee['sport']): KnownFact => ({
  label: 'Sport',
  value: sport?.title,
  ...(sport ? { href: `/sports/${sport.globalSportNameSlug}` } : {}),
})

export const inducteeFacts = ({
  sport,
  role,
  years,
  position,
  jerseyNumber,
  hometown,
}: Omit<Inductee, 'bio'>) =>
  knownFacts([
    sportFact(sport),
    { label: 'As', value: role === 'player' ? null : roles[role] },
    { label: 'Years', value: years },
    { label: 'Position', value: position },
    { label: 'Number', value: jerseyNumber },
    { label: 'Hometown', value: hometown },
  ])

/** '1 inductee', '2,000 awards'. */
export const countOf = (count: number, [one, many]: readonly [string, string]): string =>
  count === 1 ? `1 ${one}` : `${grouped(count)} ${many}`
