import type { BoxScore } from '#contract/stats.ts'

export interface Starter {
  name: string
  jersey: string | null
  position: string | null
  url: string | null
}

/** Who began the last game that a box score is kept of; a side that its scorer marked nobody of has none. */
export function startersOf(box: Pick<BoxScore, 'teams'>, side: 'away' | 'home'): Starter[] {
  const players = box.teams.find((team) => team.side === side)?.players ?? []
  return players
    .filter(({ starter }) => starter)
    .map(({ name, jersey, position, url }) => ({ name, jersey, position, url }))
}
