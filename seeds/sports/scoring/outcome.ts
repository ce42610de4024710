import type { LineScore } from '#contract/games.ts'
import type { Random } from '../../basics/random.ts'

/** How a game ended. Scores of a field event are words, so they are null here and told by prescore and postscore. */
export interface Outcome {
  status: 'W' | 'L' | 'T' | 'N'
  team: number | null
  opponent: number | null
  lines: LineScore | null
  prescore: string | null
  postscore: string | null
}

export interface Circumstances {
  /** Our strength less theirs, home advantage included; 1 is a clear favourite. */
  edge: number
  isHome: boolean
  mustBeDecided: boolean
  /** The second game of a doubleheader is shorter on a diamond. */
  isShort: boolean
}

export type Play = (random: Random, circumstances: Circumstances) => Outcome

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** An outcome whose score is the sum of its lines. */
export function summed(lines: LineScore, postscore: string | null = null): Outcome {
  const team = sum(lines.team)
  const opponent = sum(lines.opponent)
  return { status: statusOf(team, opponent), team, opponent, lines, prescore: null, postscore }
}

export function statusOf(team: number, opponent: number): 'W' | 'L' | 'T' {
  if (team === opponent) return 'T'
  return team > opponent ? 'W' : 'L'
}

/** 'OT', '2OT', … as printed after a score. */
export const overtimeWord = (periods: number): string | null => {
  if (periods === 0) return null
  return periods === 1 ? 'OT' : `${periods}OT`
}
