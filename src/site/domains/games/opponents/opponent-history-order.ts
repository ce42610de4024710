import type { OpponentHistory } from '#contract/games.ts'
import { alphabetical } from '#site/format/alphabetical.ts'
import type { Fact } from '#site/parts/heads/FactStrip.tsx'

type Item = OpponentHistory['items'][number]

/** One line of the table: what a series shows of itself there. */
export interface SeriesRow {
  id: number
  title: string
  abbreviation: string
  image: string | null
  href: string
  wins: number
  losses: number
  ties: number
  percent: number
  record: string
  streak: string
  first: string
  last: { date: string; status: 'W' | 'L' | 'T' | 'N'; score: string | null }
}

export const seriesAddress = (sportSlug: string, { slug, id }: { slug: string; id: number }): string =>
  `/sports/${sportSlug}/opponent-history/${slug}/${id}`

export const played = ({ wins, losses, ties }: Pick<SeriesRow, 'wins' | 'losses' | 'ties'>): number =>
  wins + losses + ties

/** Those with whom a game was decided: an event that has a place and no winner is no opponent. */
export function seriesRows(sportSlug: string, items: readonly Item[]): SeriesRow[] {
  return items.flatMap(({ opponent, record, firstMeeting, lastMeeting }) => {
    if (!firstMeeting || !lastMeeting) return []
    const { wins, losses, ties, percent, text } = record.overall
    const { id, title, abbreviation, image } = opponent
    const { startDate, status, teamScore, opponentScore } = lastMeeting
    const score = teamScore === null || opponentScore === null ? null : `${teamScore}-${opponentScore}`
    return {
      id,
      title,
      abbreviation,
      image,
      href: seriesAddress(sportSlug, opponent),
      wins,
      losses,
      ties,
      percent,
      record: text,
      streak: record.streak,
      first: firstMeeting.startDate.slice(0, 10),
      last: { date: startDate.slice(0, 10), status, score },
    }
  })
}

type Value = (row: SeriesRow) => number | string

/** A win adds to a streak and a loss takes from it, so that the hottest stand at one end and the coldest at the other. */
const streakValue: Value = ({ streak }) =>
  streak.startsWith('T') ? 0 : Number(streak.slice(1) || 0) * (streak.startsWith('L') ? -1 : 1)

const values = {
  opponent: ({ title }) => title,
  meetings: played,
  wins: ({ wins }) => wins,
  losses: ({ losses }) => losses,
  ties: ({ ties }) => ties,
  percent: ({ percent }) => percent,
  streak: streakValue,
  first: ({ first }) => first,
  last: ({ last }) => last.date,
} satisfies Record<string, Value>

export type SeriesColumn = keyof typeof values

export interface SeriesOrder {
  column: SeriesColumn
  direction: 'ascending' | 'descending'
}

export interface OpponentChoice {
  order: SeriesOrder
  /** In capitals. */
  letter: string | null
  text: string
}

const isColumn = (word: string): word is SeriesColumn => Object.hasOwn(values, word)
const byName: SeriesOrder = { column: 'opponent', direction: 'ascending' }

/** '?sort=wins' is fewest first, '?sort=-wins' most first; without it the names run from A. */
export function readOpponentChoice(search: URLSearchParams): OpponentChoice {
  const word = search.get('sort') ?? ''
  const column = word.replace(/^-/, '')
  const letter = search.get('letter') ?? ''
  return {
    order: isColumn(column)
      ? { column, direction: word.startsWith('-') ? 'descending' : 'ascending' }
      : byName,
    letter: /^[a-z]$/i.test(letter) ? letter.toUpperCase() : null,
    text: (search.get('text') ?? '').trim().replace(/\s+/g, ' ').slice(0, 100),
  }
}

export function opponentHistoryHref(
  sportSlug: string,
  { order: { column, direction }, letter, text }: OpponentChoice,
): string {
  const isUsual = column === byName.column && direction === byName.direction
  const query = new URLSearchParams({
    ...(text ? { text } : {}),
    ...(letter ? { letter } : {}),
    ...(isUsual ? {} : { sort: (direction === 'descending' ? '-' : '') + column }),
  })
  const address = `/sports/${sportSlug}/opponent-history`
  return query.size > 0 ? `${address}?${query}` : address
}

/** What a column's head leads to: names and first meetings from the start, all else from the greatest, then the reverse. */
export function orderAfterClick(current: SeriesOrder, column: SeriesColumn): SeriesOrder {
  if (current.column === column)
    return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
  return { column, direction: column === 'opponent' || column === 'first' ? 'ascending' : 'descending' }
}

const initialOf = ({ title }: Pick<SeriesRow, 'title'>): string => title.charAt(0).toUpperCase()

/** The letters under which somebody is found. */
export const lettersOf = (rows: readonly SeriesRow[]): string[] =>
  [...new Set(rows.map(initialOf))].filter((letter) => /[A-Z]/.test(letter)).toSorted()

export function chosenRows(rows: readonly SeriesRow[], { order, letter, text }: OpponentChoice): SeriesRow[] {
  const words = text.toLowerCase().split(' ').filter(Boolean)
  const value: Value = values[order.column]
  const sign = order.direction === 'ascending' ? 1 : -1
  return rows
    .filter((row) => letter === null || initialOf(row) === letter)
    .filter(({ title, abbreviation }) => {
      const name = `${title} ${abbreviation}`.toLowerCase()
      return words.every((word) => name.includes(word))
    })
    .toSorted((a, b) => sign * compare(value(a), value(b)) || compare(a.title, b.title))
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'string' ? alphabetical(a, String(b)) : a - Number(b)

/** What all series say together: how many there are, and how they stand. */
export function opponentHistoryFacts(rows: readonly SeriesRow[]): Fact[] {
  if (rows.length === 0) return []
  const count = (isCounted: (row: SeriesRow) => boolean) => String(rows.filter(isCounted).length)
  return [
    { label: 'Opponents', value: String(rows.length) },
    { label: 'Led', value: count(({ wins, losses }) => wins > losses) },
    { label: 'Even', value: count(({ wins, losses }) => wins === losses) },
    { label: 'Trailed', value: count(({ wins, losses }) => wins < losses) },
  ]
}
