import type { CoachingRecord, CoachingRecordType } from '#contract/staff.ts'
import { alphabetical } from '#site/format/alphabetical.ts'

type Value = (record: CoachingRecord) => number | string

const lastNameFirst = (name: string): string => {
  const words = name.split(' ')
  return [...words.slice(-1), ...words.slice(0, -1)].join(' ')
}

const values = {
  /** Titles begin with the year, so they stand in the order of time. */
  season: ({ season }) => season,
  coach: ({ name }) => lastNameFirst(name),
  seasons: ({ seasonCount }) => seasonCount,
  wins: ({ wins }) => wins,
  losses: ({ losses }) => losses,
  ties: ({ ties }) => ties,
  percent: ({ winPercent }) => winPercent,
  conference: ({ conferenceWins }) => conferenceWins,
  conferencePercent: ({ conferencePercent }) => conferencePercent,
} satisfies Record<string, Value>

export type RecordsColumn = keyof typeof values

export interface RecordsOrder {
  column: RecordsColumn
  direction: 'ascending' | 'descending'
}

const isColumn = (word: string): word is RecordsColumn => Object.hasOwn(values, word)

const newestFirst: RecordsOrder = { column: 'season', direction: 'descending' }

/** '?sort=wins' is fewest first, '?sort=-wins' most first; without it the newest season leads. */
export function readRecordsOrder(search: URLSearchParams): RecordsOrder {
  const word = search.get('sort') ?? ''
  const column = word.replace(/^-/, '')
  if (!isColumn(column)) return newestFirst
  return { column, direction: word.startsWith('-') ? 'descending' : 'ascending' }
}

export function orderRecords(
  records: readonly CoachingRecord[],
  { column, direction }: RecordsOrder,
): CoachingRecord[] {
  const value: Value = values[column]
  const sign = direction === 'ascending' ? 1 : -1
  return records.toSorted((a, b) => sign * compare(value(a), value(b)) || compare(b.season, a.season))
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'string' ? alphabetical(a, String(b)) : a - Number(b)

/** What a column's head leads to: names from A and figures from the greatest, and the other way round the second time. */
export function orderAfterClick(current: RecordsOrder, column: RecordsColumn): RecordsOrder {
  if (current.column === column)
    return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
  return { column, direction: column === 'coach' ? 'ascending' : 'descending' }
}

export function recordsHref(sportSlug: string, type: CoachingRecordType, order: RecordsOrder): string {
  const address = `/sports/${sportSlug}/coaches/${type}`
  const { column, direction } = order
  if (column === newestFirst.column && direction === newestFirst.direction) return address
  return `${address}?sort=${direction === 'descending' ? '-' : ''}${column}`
}
