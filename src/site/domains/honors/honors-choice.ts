import type { AwardType, HonorGrouping } from '#contract/honors.ts'
import { isAwardType } from './honors-words.ts'

/** A list of honors, and where its address says what it is grouped by. */
export interface HonorsList {
  address: string
  groupingIn: 'path' | 'query'
}

export interface HonorsChoice {
  grouping: HonorGrouping
  text: string
  /** By its global name. */
  sport: string | null
  year: number | null
  /** 1990 for 1990 to 1999. */
  decade: number | null
  /** In capitals. */
  letter: string | null
  type: AwardType | null
  /** From 1. */
  page: number
}

export const everything: HonorsChoice = {
  grouping: 'year',
  text: '',
  sport: null,
  year: null,
  decade: null,
  letter: null,
  type: null,
  page: 1,
}

export const groupings: readonly { grouping: HonorGrouping; label: string }[] = [
  { grouping: 'year', label: 'Year' },
  { grouping: 'sport', label: 'Sport' },
  { grouping: 'name', label: 'Name' },
]

export const pageSize = 48
/** As far as the API pages. */
const lastPage = 10_000

/** What stands in the address for a grouping; null where it is none. */
export const readGrouping = (word: string | undefined): HonorGrouping | null =>
  groupings.find(({ grouping }) => grouping === (word ?? 'year'))?.grouping ?? null

/** What the address asks for; what it cannot mean asks for nothing. */
export function readHonorsChoice(search: URLSearchParams): HonorsChoice {
  const word = (name: string) => search.get(name) ?? ''
  const [year, decade, letter] = [word('year'), word('decade'), word('letter')]
  const [type, page] = [word('type'), word('page')]
  return {
    grouping: readGrouping(word('group')) ?? 'year',
    text: word('text').trim().replace(/\s+/g, ' ').slice(0, 100),
    sport: word('sport') || null,
    year: /^(18[5-9]|19\d|20\d)\d$/.test(year) ? Number(year) : null,
    decade: /^(18[5-9]|19\d|20\d)0$/.test(decade) ? Number(decade) : null,
    letter: /^[a-z]$/i.test(letter) ? letter.toUpperCase() : null,
    type: isAwardType(type) ? type : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  }
}

/** Where the list is to be found in a grouping, whatever else is chosen. */
export const groupedAddress = ({ address, groupingIn }: HonorsList, grouping: HonorGrouping): string =>
  groupingIn === 'path' && grouping !== 'year' ? `${address}/${grouping}` : address

export function honorsHref(list: HonorsList, choice: Partial<HonorsChoice>): string {
  const { grouping, text, sport, year, decade, letter, type, page } = { ...everything, ...choice }
  const query = new URLSearchParams({
    ...(list.groupingIn === 'query' && grouping !== 'year' ? { group: grouping } : {}),
    ...(text ? { text } : {}),
    ...(sport ? { sport } : {}),
    ...(year ? { year: String(year) } : {}),
    ...(decade ? { decade: String(decade) } : {}),
    ...(letter ? { letter } : {}),
    ...(type ? { type } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  const address = groupedAddress(list, grouping)
  return query.size > 0 ? `${address}?${query}` : address
}

export const isNarrowed = ({ text, sport, year, decade, letter, type }: HonorsChoice): boolean =>
  [text, sport, year, decade, letter, type].some(Boolean)

/** From the year of the last to that of the first, the latest first. */
export const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => last - back)
