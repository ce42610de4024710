import type {
  AllAmericanSummary,
  AwardSummary,
  HonorGrouping,
  InducteeGroup,
  InducteeSummary,
} from '#contract/honors.ts'
import { formatDate } from '#site/format/date.ts'
import { inducteeLine } from './honors-words.ts'

/** Somebody on a list of honors, whatever the honor. */
export interface HonorEntry {
  id: number
  url: string
  firstName: string
  lastName: string
  image: string | null
  /** A number on a shirt: a label, not a count. */
  number: string | null
  /** What it was for: the sport and the years, the award. */
  line: string
  note: string | null
}

export interface HonorGroup {
  /** 'Class of', before a year. */
  kicker: string | null
  title: string
  entries: HonorEntry[]
}

export const inducteeEntry = (inductee: InducteeSummary): HonorEntry => ({
  id: inductee.id,
  url: inductee.url,
  firstName: inductee.firstName,
  lastName: inductee.lastName,
  image: inductee.image,
  number: inductee.jerseyNumber,
  line: inducteeLine(inductee),
  note: null,
})

/** The last word of a name is what it is listed under. */
export function partedName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

export const awardEntry = ({
  id,
  url,
  recipient,
  image,
  title,
  sport,
  awardedOn,
}: AwardSummary): HonorEntry => ({
  id,
  url,
  ...partedName(recipient),
  image,
  number: null,
  line: title,
  note: [sport?.title, formatDate(awardedOn, 'MMMM d, yyyy')].filter(Boolean).join(', '),
})

export const allAmericanEntry = (person: AllAmericanSummary): HonorEntry => ({
  id: person.id,
  url: person.url,
  firstName: person.firstName,
  lastName: person.lastName,
  image: person.image,
  number: null,
  line: `${person.team}, ${person.selector}`,
  note: `${person.sport.title}, ${person.year}`,
})

/** The letter that a name stands under. */
const letterOf = (lastName: string): string => lastName.charAt(0).toUpperCase()

interface Listed {
  year: number
  sport: { title: string } | null
}

/** Under their headings, both in the order in which they came. */
export function groupEntries<Item extends Listed>(
  items: readonly Item[],
  grouping: HonorGrouping,
  toEntry: (item: Item) => HonorEntry,
): HonorGroup[] {
  const groups = new Map<string, HonorEntry[]>()
  for (const item of items) {
    const entry = toEntry(item)
    const title = {
      year: String(item.year),
      sport: item.sport?.title ?? 'Department',
      name: letterOf(entry.lastName),
    }[grouping]
    groups.set(title, [...(groups.get(title) ?? []), entry])
  }
  return [...groups].map(([title, entries]) => ({ kicker: null, title, entries }))
}

/** A roll comes in its groups; a class is told by its year. */
export const rollGroups = (groups: readonly InducteeGroup[], grouping: HonorGrouping): HonorGroup[] =>
  groups.map(({ title, inductees }) => ({
    ...(grouping === 'year'
      ? { kicker: 'Class of', title: title.replace(/^Class of /, '') }
      : { kicker: null, title }),
    entries: inductees.map(inducteeEntry),
  }))
