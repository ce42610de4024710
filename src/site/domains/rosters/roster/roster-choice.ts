import type { RosterPlayer } from '#contract/rosters.ts'
import type { RosterColumn } from '#contract/settings.ts'
import { academicYearRank } from '../parts/academic-year.ts'
import { textFilter } from './roster-filter.ts'
import { type RosterSort, rosterSorts, sortRoster } from './roster-sort.ts'

export const rosterViews = ['cards', 'list', 'table'] as const
export type RosterView = (typeof rosterViews)[number]

/** How a visitor wants to see a roster. It lives in the address, so it can be shared and needs no script. */
export interface RosterChoice {
  view: RosterView
  sort: RosterSort
  /** A position's abbreviation; null shows every position. */
  position: string | null
  /** Null shows every class. */
  academicYear: string | null
  text: string
}

interface PositionOption {
  position: string
  title: string
}

/** What a roster can be seen by. */
export interface RosterOptions {
  sorts: RosterSort[]
  positions: PositionOption[]
  academicYears: string[]
}

const columnOf: Record<RosterSort, RosterColumn | null> = {
  jersey: 'number',
  name: null,
  position: 'position',
  class: 'class',
  hometown: 'hometown',
  height: 'height',
  weight: 'weight',
}

/** What a player can be found by: the name, and what the roster tells. */
export const foundBy = (sorts: readonly RosterSort[]): string =>
  [
    'Name',
    ...(sorts.includes('hometown') ? ['hometown', 'high school'] : []),
    ...(sorts.includes('jersey') ? ['number'] : []),
  ]
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1')

/** From everybody on the roster; there is no order by what the roster does not tell. */
export function rosterOptions(
  players: readonly Pick<RosterPlayer, 'position' | 'positionTitle' | 'academicYear'>[],
  columns: readonly RosterColumn[],
): RosterOptions {
  const titles = new Map<string, string>()
  for (const { position, positionTitle } of players)
    if (position) titles.set(position, positionTitle || position)
  const years = new Set(players.map(({ academicYear }) => academicYear).filter(Boolean))
  return {
    sorts: rosterSorts.filter((sort) => {
      const column = columnOf[sort]
      return column === null || columns.includes(column)
    }),
    positions: [...titles]
      .map(([position, title]) => ({ position, title }))
      .sort((a, b) => (a.title < b.title ? -1 : 1)),
    academicYears: [...years].sort((a, b) => academicYearRank(a) - academicYearRank(b)),
  }
}

const maxTextLength = 100

/** What the query asks for; anything unknown is the default. */
export function readRosterChoice(query: URLSearchParams, options: RosterOptions): RosterChoice {
  const position = query.get('position')
  const academicYear = query.get('class')
  return {
    view: rosterViews.find((view) => view === query.get('view')) ?? 'cards',
    sort: options.sorts.find((sort) => sort === query.get('sort')) ?? usualSort(options),
    position: options.positions.find((option) => option.position === position)?.position ?? null,
    academicYear: options.academicYears.find((year) => year === academicYear) ?? null,
    text: (query.get('text') ?? '').trim().replace(/\s+/g, ' ').slice(0, maxTextLength),
  }
}

/** By number, or by name where nobody has one. */
const usualSort = ({ sorts }: RosterOptions): RosterSort => sorts[0] ?? 'name'

/** The query of a choice; defaults stay out of it. */
export function rosterQuery(choice: RosterChoice, options: RosterOptions): URLSearchParams {
  const { view, sort, position, academicYear, text } = choice
  return new URLSearchParams({
    ...(view === 'cards' ? {} : { view }),
    ...(sort === usualSort(options) ? {} : { sort }),
    ...(position ? { position } : {}),
    ...(academicYear ? { class: academicYear } : {}),
    ...(text ? { text } : {}),
  })
}

export function withQuery(address: string, query: URLSearchParams): string {
  return query.size > 0 ? `${address}?${query}` : address
}

export const withoutFilters = (choice: RosterChoice): RosterChoice => ({
  ...choice,
  position: null,
  academicYear: null,
  text: '',
})

export const isFiltered = ({ position, academicYear, text }: RosterChoice): boolean =>
  position !== null || academicYear !== null || text !== ''

type Chosen = Parameters<ReturnType<typeof textFilter>>[0] & Parameters<typeof sortRoster>[0][number]

/** Whom a choice shows, in its order. */
export function choosePlayers<Player extends Chosen>(
  players: readonly Player[],
  { sort, position, academicYear, text }: RosterChoice,
): Player[] {
  const isFound = textFilter(text)
  const shown = players.filter(
    (player) =>
      (position === null || player.position === position) &&
      (academicYear === null || player.academicYear === academicYear) &&
      isFound(player),
  )
  return sortRoster(shown, sort)
}
