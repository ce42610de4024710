import type { BoxScore } from '#contract/stats.ts'
import { facingTables } from './box-tables.ts'
import { compareTeams } from './comparison.ts'
import { shotsOf } from './plays/shot-zones.ts'
import { winChances } from './plays/win-probability.ts'
import { scoreFlow } from './score-flow.ts'

export interface BoxPart {
  id: string
  title: string
}

/** What a phone shows at a time: a reader chooses by the bar, which leads to each by its address. */
export interface BoxGroup {
  id: 'feed' | 'box' | 'team' | 'play-by-play'
  title: string
  parts: BoxPart[]
}

/** The parts of a box score in the order in which they are read; what a game does not have is left out. */
export function boxGroups(box: BoxScore, isOver: boolean): BoxGroup[] {
  const [away, home] = box.teams
  const hasComparison =
    away && home && compareTeams(box.columns, { away: away.totals, home: home.totals }).length > 0
  const hasShots = shotsOf(box.plays, 'away').length + shotsOf(box.plays, 'home').length > 0
  const groups: (Omit<BoxGroup, 'parts'> & { parts: [boolean, BoxPart][] })[] = [
    {
      id: 'feed',
      title: 'Feed',
      parts: [
        [box.away.leaders.length + box.home.leaders.length > 0, { id: 'leaders', title: 'Leaders' }],
        [box.scoring.length > 0, { id: 'scoring', title: 'Scoring' }],
        [scoreFlow(box) !== null, { id: 'flow', title: 'Score Flow' }],
        [winChances({ ...box, isOver }) !== null, { id: 'chances', title: 'Chance to Win' }],
      ],
    },
    {
      id: 'box',
      title: 'Box',
      parts: [
        [box.matches.length > 0, { id: 'courts', title: 'Matches' }],
        [facingTables(box).length > 0, { id: 'players', title: 'Players' }],
        [(box.byPeriod ?? []).length > 0, { id: 'periods', title: 'By Period' }],
      ],
    },
    {
      id: 'team',
      title: 'Team',
      parts: [
        [Boolean(hasComparison), { id: 'comparison', title: 'Team Comparison' }],
        [true, { id: 'notes', title: 'Game Notes' }],
      ],
    },
    {
      id: 'play-by-play',
      title: 'Plays',
      parts: [
        [box.drives.length > 0, { id: 'drives', title: 'Drives' }],
        [hasShots, { id: 'shots', title: 'Shot Charts' }],
        [box.plays.length > 0, { id: 'plays', title: 'Play-by-Play' }],
      ],
    },
  ]
  return groups.flatMap(({ parts, ...group }) => {
    const own = parts.flatMap(([has, part]) => (has ? [part] : []))
    return own.length > 0 ? [{ ...group, parts: own }] : []
  })
}
