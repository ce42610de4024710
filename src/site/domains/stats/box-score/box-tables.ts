import type { BoxScore, BoxScorePlayer } from '#contract/stats.ts'
import { isInSet, type SetColumn, setCells, setColumns, setSpans, statSets } from '../parts/stat-sets.ts'

export interface BoxTable {
  key: string
  title: string
  spans: { title: string; columns: number }[]
  columns: SetColumn[]
  rows: { player: BoxScorePlayer; cells: string[] }[]
  totals: string[]
}

/** The numbers of a team's players as its sport prints them; a table nobody is in is left out. */
export function boxTables(
  { sportGroup, columns: tables }: Pick<BoxScore, 'sportGroup' | 'columns'>,
  team: BoxScore['teams'][number],
): BoxTable[] {
  return statSets(sportGroup, tables).flatMap((set) => {
    const columns = setColumns(set, { isSeason: false })
    const rows = team.players.flatMap((player) =>
      isInSet(set, player.groups) ? [{ player, cells: setCells(columns, player.groups) }] : [],
    )
    if (rows.length === 0) return []
    const { key, title } = set
    return [
      { key, title, spans: setSpans(set, columns), columns, rows, totals: setCells(columns, team.totals) },
    ]
  })
}
