import type { BoxScore } from '#contract/stats.ts'
import { type SetColumn, setCells, setColumns, statSets } from '../parts/stat-sets.ts'

export interface PeriodTable {
  side: 'away' | 'home'
  columns: SetColumn[]
  rows: { jersey: string | null; name: string; cells: string[] }[]
  totals: string[] | null
}

/** What both teams and their players did in one period. Minutes are counted for a game, and stand there only if a file has them. */
export function periodTables(
  { byPeriod = [], sportGroup, columns: tables }: Pick<BoxScore, 'byPeriod' | 'sportGroup' | 'columns'>,
  period: number,
): PeriodTable[] {
  const [set] = statSets(sportGroup, tables)
  const own = byPeriod.filter((line) => line.period === period)
  if (!set || own.length === 0) return []
  const hasMinutes = own.some(({ groups }) => (groups.stats?.min ?? 0) > 0)
  const columns = setColumns(set, { isSeason: false }).filter(({ key }) => key !== 'min' || hasMinutes)
  return (['away', 'home'] as const).flatMap((side) => {
    const lines = own.filter((line) => line.side === side)
    if (lines.length === 0) return []
    const team = lines.find(({ name }) => name === null)
    return [
      {
        side,
        columns,
        rows: lines.flatMap(({ name, jersey, groups }) =>
          name === null ? [] : [{ jersey, name, cells: setCells(columns, groups) }],
        ),
        totals: team ? setCells(columns, team.groups) : null,
      },
    ]
  })
}
