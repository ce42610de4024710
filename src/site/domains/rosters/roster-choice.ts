import type { RosterPlayer } from '#contract/rosters.ts'
import { type RosterSort, rosterSorts } from './roster-sort.ts'

export const rosterViews = ['cards', 'list', 'table'] as const
export type RosterView = (typeof rosterViews)[number]

/** How a visitor wants to see a roster. It lives in the address, so it can be shared and needs no script. */
export interface RosterChoice {
  view: RosterView
  sort: RosterSort
  /** A position's abbreviation; null shows everybody. */
  position: string | null
}

export interface PositionOption {
  position: string
  title: string
}

/** The positions of a roster, by title. */
export function positionsOf(
  players: readonly Pick<RosterPlayer, 'position' | 'positionTitle'>[],
): PositionOption[] {
  const titles = new Map<string, string>()
  for (const { position, positionTitle } of players)
    if (position) titles.set(position, positionTitle || position)
  return [...titles]
    .map(([position, title]) => ({ position, title }))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
}

/** What the query asks for; anything unknown is the default. */
export function readRosterChoice(query: URLSearchParams, positions: readonly PositionOption[]): RosterChoice {
  const position = query.get('position')
  return {
    view: rosterViews.find((view) => view === query.get('view')) ?? 'cards',
    sort: rosterSorts.find((sort) => sort === query.get('sort')) ?? 'jersey',
    position: positions.find((option) => option.position === position)?.position ?? null,
  }
}

/** The address of a choice; defaults stay out of it. */
export function rosterHref(address: string, { view, sort, position }: RosterChoice): string {
  const query = new URLSearchParams()
  if (view !== 'cards') query.set('view', view)
  if (sort !== 'jersey') query.set('sort', sort)
  if (position) query.set('position', position)
  return query.size > 0 ? `${address}?${query}` : address
}
