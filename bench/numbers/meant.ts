import { outs } from './formulas.ts'
import type { Sport } from './lists.ts'

/** Column → number, as it was meant. */
export type Meant = Record<string, number>

export interface MeantPlayer {
  name: string
  isTeam: boolean
  starter: boolean
  /** Which pitcher. */
  order: number
  line: Meant
  /** What of it was done in each period, where the file says so. */
  byPeriod: Meant[]
}
export interface MeantTeam {
  score: number
  periods: number[]
  players: MeantPlayer[]
  totals: Meant
}
export interface MadeGame {
  text: string
  day: string
  isExhibition: boolean
  isHome: boolean
  school: MeantTeam
  rival: MeantTeam
}
export interface MadeSeason {
  sport: Sport
  /** The year. */
  season: number
  roster: { firstName: string; lastName: string; jersey: string }[]
  games: MadeGame[]
}

const isLong = (column: string) => column.endsWith('.long')

function together(column: string, values: number[]): number {
  if (isLong(column)) return Math.max(0, ...values)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  if (column !== 'pitching.ip') return sum(values)
  const all = sum(values.map(outs))
  return Math.floor(all / 3) + (all % 3) / 10
}

export function sumOf(lines: readonly Meant[]): Meant {
  const columns = new Set(lines.flatMap((line) => Object.keys(line)))
  return Object.fromEntries(
    [...columns].map((column) => [
      column,
      together(
        column,
        lines.map((line) => line[column] ?? 0),
      ),
    ]),
  )
}
