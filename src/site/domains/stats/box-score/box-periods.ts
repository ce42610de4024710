import type { StatLine } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'

export interface LineRow {
  side: 'away' | 'home'
  periods: string[]
  totals: string[]
}

export type LinedBox = Pick<BoxScore, 'periods' | 'away' | 'home' | 'teams'> & {
  /** Null where only live statistics tell of the game. */
  sportGroup: BoxScore['sportGroup'] | null
}

/** What stands at the end of a line score; the diamond also prints hits and errors. */
export function lineTotals({ sportGroup }: Pick<LinedBox, 'sportGroup'>): { short: string; full: string }[] {
  if (sportGroup === 'baseball')
    return [
      { short: 'R', full: 'Runs' },
      { short: 'H', full: 'Hits' },
      { short: 'E', full: 'Errors' },
    ]
  if (sportGroup === 'volleyball') return [{ short: 'Sets', full: 'Sets won' }]
  return [{ short: 'T', full: 'Total' }]
}

/** A row of the line score for each team, visitors first. A period that a team did not need is an X. */
export function lineRows({ sportGroup, periods, away, home, teams }: LinedBox): LineRow[] {
  const totalsOf = (side: 'away' | 'home'): StatLine => teams.find((team) => team.side === side)?.totals ?? {}
  return (['away', 'home'] as const).map((side) => {
    const team = side === 'away' ? away : home
    const totals = totalsOf(side)
    const number = (group: string, key: string) => String(totals[group]?.[key] ?? 0)
    return {
      side,
      periods: periods.map((_, index) => String(team.scoreByPeriod[index] ?? 'X')),
      totals: [
        String(team.score),
        ...(sportGroup === 'baseball' ? [number('hitting', 'h'), number('fielding', 'e')] : []),
      ],
    }
  })
}
