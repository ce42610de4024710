import type { BoxScore } from '#contract/stats.ts'
import { boxTables } from './box-tables.ts'
import { compareTeams } from './comparison.ts'
import { scoreFlow } from './score-flow.ts'

export interface BoxPart {
  id: string
  title: string
}

/** The parts of a box score in the order in which they are read; what a game does not have is left out. */
export function boxParts(box: BoxScore): BoxPart[] {
  const [away, home] = box.teams
  const hasComparison =
    away && home && compareTeams(box.columns, { away: away.totals, home: home.totals }).length > 0
  const parts: [boolean, BoxPart][] = [
    [box.away.leaders.length + box.home.leaders.length > 0, { id: 'leaders', title: 'Leaders' }],
    [box.scoring.length > 0, { id: 'scoring', title: 'Scoring' }],
    [box.matches.length > 0, { id: 'courts', title: 'Matches' }],
    [Boolean(away && boxTables(box, away).length > 0), { id: 'away', title: box.away.name }],
    [Boolean(home && boxTables(box, home).length > 0), { id: 'home', title: box.home.name }],
    [Boolean(hasComparison), { id: 'comparison', title: 'Team Comparison' }],
    [scoreFlow(box) !== null, { id: 'flow', title: 'Score Flow' }],
    [box.drives.length > 0, { id: 'drives', title: 'Drives' }],
    [box.plays.length > 0, { id: 'plays', title: 'Play-by-Play' }],
    [true, { id: 'notes', title: 'Game Notes' }],
  ]
  return parts.flatMap(([has, part]) => (has ? [part] : []))
}
