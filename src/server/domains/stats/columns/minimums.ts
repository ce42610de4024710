import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import { outsOf } from '../../../parts/innings.ts'

/** What it takes to be ranked by an average or a share: who hardly plays leads in nothing. */
export interface Minimum {
  /** The share of the team's games (in volleyball its sets, in goal the minutes) that must have been played. */
  games?: number
  sets?: number
  minutes?: number
  /** So many of a count for each game of the team, or each set of it. */
  count?: { group: string; key: string; each: number; per: 'game' | 'set' }
}

export type Minimums = Readonly<Record<string, Minimum>>

const most = 0.75
const each = (group: string, key: string, number: number, games?: number): Minimum => ({
  ...(games ? { games } : {}),
  count: { group, key, each: number, per: 'game' },
})

const baskets = (threes: number): Minimums => ({
  'stats.ppg': { games: most },
  'stats.rpg': { games: most },
  'stats.apg': { games: most },
  'stats.eff': { games: most },
  'stats.fgPct': each('stats', 'fgm', 5, most),
  'stats.fg3Pct': each('stats', 'fgm3', threes, most),
  'stats.ftPct': each('stats', 'ftm', 2.5, most),
})

const inGoal = (share: number): Minimums => ({
  'goalie.gaa': { minutes: share },
  'goalie.svPct': { minutes: share },
})

/** The association's minimums for its national leaders, sport by sport; tennis has none, and takes a third of the duals. */
export const minimums = {
  football: {
    'passing.rating': each('passing', 'att', 15, most),
    'punting.avg': each('punting', 'no', 3.6, most),
  },
  mensBasketball: baskets(2.5),
  womensBasketball: baskets(2),
  diamond: {
    'hitting.avg': each('hitting', 'ab', 2, most),
    'hitting.slg': each('hitting', 'ab', 2, most),
    'hitting.obp': each('hitting', 'ab', 2, most),
    'pitching.era': each('pitching', 'ip', 1),
  },
  volleyball: {
    'attack.pct': { sets: 2 / 3, count: { group: 'attack', key: 'ta', each: 10 / 3, per: 'set' } },
  },
  goals: inGoal(0.6),
  hockey: inGoal(1 / 3),
  tennis: { 'singles.pct': each('singles', 'decided', 1 / 3) },
} as const satisfies Record<string, Minimums>

interface Season {
  games: number
  line: CountedLine
}

/** Thirds of an inning, and matches that came to a decision, are counts of their own. */
function counted(line: CountedLine, { group, key }: { group: string; key: string }): number {
  const table = line[group] ?? {}
  if (key === 'ip') return outsOf(table.ip ?? 0) / 3
  if (key === 'decided') return (table.win ?? 0) + (table.loss ?? 0)
  return table[key] ?? 0
}

/** A season that is a share of a game short because of rounding is not short. */
const slack = 1e-9
const reaches = (value: number, needed: number) => value >= needed - slack

export function qualifies(
  minimum: Minimum | undefined,
  { gp, line }: { gp: number; line: CountedLine },
  team: Season,
): boolean {
  if (!minimum) return true
  const { games, sets, minutes, count } = minimum
  const setsOf = (of: CountedLine) => of.play?.sp ?? 0
  const secondsOf = (of: CountedLine) => of.goalie?.sec ?? 0
  return (
    (games === undefined || reaches(gp, games * team.games)) &&
    (sets === undefined || reaches(setsOf(line), sets * setsOf(team.line))) &&
    (minutes === undefined || reaches(secondsOf(line), minutes * secondsOf(team.line))) &&
    (count === undefined ||
      reaches(counted(line, count), count.each * (count.per === 'set' ? setsOf(team.line) : team.games)))
  )
}
