import type { BoxScore, BoxScorePlayer } from '#contract/stats.ts'
import {
  isInSet,
  type SetColumn,
  type StatSet,
  setCells,
  setColumns,
  setSpans,
  statSets,
} from '../parts/stat-sets.ts'

export interface BoxTable {
  key: string
  title: string
  spans: { title: string; columns: number }[]
  columns: SetColumn[]
  rows: { player: BoxScorePlayer; cells: string[] }[]
  totals: string[]
}

type Order = (a: BoxScorePlayer, b: BoxScorePlayer) => number

const most =
  (group: string, key: string): Order =>
  (a, b) =>
    (b.groups[group]?.[key] ?? 0) - (a.groups[group]?.[key] ?? 0)

/** Pitchers as they came in. */
const byAppearance: Order = (a, b) =>
  (a.appearance ?? 0) - (b.appearance ?? 0) || (b.groups.pitching?.gs ?? 0) - (a.groups.pitching?.gs ?? 0)

/** Files list people by their numbers or by the line-up; yards and tackles are read from the most down. */
function orderOf({ key, tables }: StatSet): Order | undefined {
  const [table] = tables
  if (key === 'pitching') return byAppearance
  const told = ['yds', 'tackles', 'pts'].find((name) => table?.columns.some((column) => column.key === name))
  return tables.length === 1 && told && key !== 'shots' && key !== 'stats' ? most(key, told) : undefined
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
    const order = orderOf(set)
    if (order) rows.sort((a, b) => order(a.player, b.player))
    if (rows.length === 0) return []
    const { key, title } = set
    return [
      { key, title, spans: setSpans(set, columns), columns, rows, totals: setCells(columns, team.totals) },
    ]
  })
}

/** A table of both teams: what one of them has nobody in is the other's alone. */
export interface FacingTables {
  key: string
  title: string
  columns: number
  sides: { side: 'away' | 'home'; table: BoxTable }[]
}

/** The tables of both teams, each pair together, in the order of the sport. */
export function facingTables(box: Pick<BoxScore, 'sportGroup' | 'columns' | 'teams'>): FacingTables[] {
  const own = box.teams.flatMap((team) => boxTables(box, team).map((table) => ({ side: team.side, table })))
  return statSets(box.sportGroup, box.columns).flatMap(({ key, title }) => {
    const sides = own.filter(({ table }) => table.key === key)
    const columns = sides[0]?.table.columns.length ?? 0
    return sides.length > 0 ? [{ key, title, columns, sides }] : []
  })
}
