import type { StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import { statValue } from '../parts/stat-value.ts'

export interface Comparison {
  label: string
  away: string
  home: string
  /** The visitors' share of both together, 0 to 1; a half when there is nothing to share. */
  awayShare: number
  leader: 'away' | 'home' | null
}

/** A pair such as made and tried is told in one line: '7-14'. */
type Line =
  | [group: string, key: string, label?: string]
  | { label: string; group: string; made: string; tried: string }

/** The numbers that tell how two teams compare, in the order in which they are read. */
const lines: Line[] = [
  ['team', 'firstDowns'],
  ['team', 'yards'],
  ['passing', 'yds'],
  ['rushing', 'yds'],
  ['team', 'avg'],
  { label: 'Third Downs', group: 'team', made: 'thirdMade', tried: 'thirdAtt' },
  { label: 'Fourth Downs', group: 'team', made: 'fourthMade', tried: 'fourthAtt' },
  { label: 'Red Zone', group: 'team', made: 'redZoneScores', tried: 'redZoneAtt' },
  { label: 'Penalties (Number-Yards)', group: 'team', made: 'penalties', tried: 'penaltyYards' },
  ['passing', 'int', 'Interceptions Thrown'],
  ['fumbles', 'lost'],
  ['team', 'possession'],

  { label: 'Field Goals', group: 'stats', made: 'fgm', tried: 'fga' },
  ['stats', 'fgPct'],
  { label: '3-Pointers', group: 'stats', made: 'fgm3', tried: 'fga3' },
  ['stats', 'fg3Pct'],
  { label: 'Free Throws', group: 'stats', made: 'ftm', tried: 'fta' },
  ['stats', 'ftPct'],
  ['stats', 'treb'],
  ['stats', 'oreb'],
  ['stats', 'ast'],
  ['stats', 'to'],
  ['stats', 'stl'],
  ['stats', 'blk'],
  ['team', 'paint'],
  ['team', 'turnovers'],
  ['team', 'second'],
  ['team', 'fastBreak'],
  ['team', 'bench'],

  ['attack', 'k'],
  ['attack', 'pct'],
  ['set', 'a'],
  ['serve', 'sa'],
  ['serve', 'se'],
  ['defense', 'dig'],
  ['block', 'tb'],

  ['hitting', 'r'],
  ['hitting', 'h'],
  ['hitting', 'double'],
  ['hitting', 'hr'],
  ['hitting', 'rbi'],
  ['hitting', 'bb'],
  ['hitting', 'so'],
  ['hitting', 'sb'],
  ['pitching', 'so'],
  ['fielding', 'e'],

  ['shots', 'sh'],
  ['shots', 'sog'],
  ['goalie', 'saves'],
  ['team', 'corners'],
  ['team', 'offsides'],
  ['misc', 'gb'],
  ['misc', 'facewon'],
  ['misc', 'dc'],
  ['misc', 'to'],
  ['misc', 'ct'],
  ['misc', 'blk'],
  ['misc', 'stl'],
  { label: 'Power Plays', group: 'team', made: 'ppg', tried: 'ppopp' },
  ['penalty', 'fouls'],
  ['penalty', 'yellow'],
  ['penalty', 'minutes'],
  { label: 'Clears', group: 'team', made: 'clearm', tried: 'cleara' },
]

interface Sides {
  away: StatLine
  home: StatLine
}

/** How the two teams compare in what their sport counts. */
export function compareTeams(tables: readonly StatTable[], { away, home }: Sides): Comparison[] {
  return lines.flatMap((line) => {
    if (Array.isArray(line)) {
      const [group, key, label] = line
      const column = columnOf(tables, group, key)
      if (!column) return []
      return compared(label ?? column.title, [numberAt(away, group, key), numberAt(home, group, key)], column)
    }
    const { label, group, made, tried } = line
    if (!columnOf(tables, group, made) || !columnOf(tables, group, tried)) return []
    const words = (side: StatLine) => `${numberAt(side, group, made)}-${numberAt(side, group, tried)}`
    const [first] = compared(label, [numberAt(away, group, made), numberAt(home, group, made)], {
      format: 'whole',
      isLowBest: columnOf(tables, group, made)?.isLowBest ?? label.startsWith('Penalt'),
    })
    return first ? [{ ...first, away: words(away), home: words(home) }] : []
  })
}

const columnOf = (tables: readonly StatTable[], group: string, key: string): StatColumn | undefined =>
  tables.find((table) => table.key === group)?.columns.find((column) => column.key === key)

const numberAt = (line: StatLine, group: string, key: string): number => line[group]?.[key] ?? 0

function compared(
  label: string,
  [away, home]: [number, number],
  { format, isLowBest }: Pick<StatColumn, 'format'> & { isLowBest?: boolean },
): Comparison[] {
  const [one, other] = [Math.max(away, 0), Math.max(home, 0)]
  const sum = one + other
  const better = isLowBest ? away < home : away > home
  return [
    {
      label,
      away: statValue(away, format),
      home: statValue(home, format),
      awayShare: sum === 0 ? 0.5 : one / sum,
      leader: away === home ? null : better ? 'away' : 'home',
    },
  ]
}
