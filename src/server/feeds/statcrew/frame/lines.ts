import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import { inningsOf, outsOf } from '../../../parts/innings.ts'
import type { XmlElement } from '../xml/element.ts'
import type { Cell } from './cells.ts'

interface Row {
  row: XmlElement | undefined
  /** The team's own element, for what only its line score says. */
  team?: XmlElement | undefined
  scope: 'team' | 'player'
  isSeason?: boolean
  /** The numbers stand on the row itself. */
  isFlat?: boolean
}

/** The numbers of a row: zeros are left out, a table that the file touches stays. */
export function readLine(
  cells: readonly Cell[],
  { row, team, scope, isSeason = false, isFlat = false }: Row,
): CountedLine {
  const line: CountedLine = {}
  for (const cell of cells) {
    if (cell.scope !== 'both' && cell.scope !== scope) continue
    const source = sourceOf(cell.element, row, team, isFlat)
    if (!source) continue
    const value = cell.read(source, isSeason)
    const table = (line[cell.group] ??= {})
    if (value !== 0) table[cell.key] = value
  }
  return line
}

function sourceOf(
  element: string,
  row: XmlElement | undefined,
  team: XmlElement | undefined,
  isFlat: boolean,
): XmlElement | undefined {
  if (element === '') return row
  if (element.startsWith('../')) return team?.child(element.slice(3))
  return row?.child(element) ?? (isFlat ? row : undefined)
}

/** What the players of a team have together. */
export function sumOf(cells: readonly Cell[], lines: readonly CountedLine[]): CountedLine {
  const total: CountedLine = {}
  for (const { group, key, scope, merge } of cells) {
    if (scope === 'team') continue
    const tables = lines.map((line) => line[group]).filter((table) => table !== undefined)
    if (tables.length === 0) continue
    const values = tables.map((table) => table[key] ?? 0)
    const value =
      merge === 'max'
        ? Math.max(...values)
        : merge === 'innings'
          ? inningsOf(values.reduce((outs, each) => outs + outsOf(each), 0))
          : values.reduce((sum, each) => sum + each, 0)
    const table = (total[group] ??= {})
    if (value !== 0) table[key] = value
  }
  return total
}

interface Team {
  cells: readonly Cell[]
  /** What the totals say. */
  line: CountedLine
  totals: XmlElement | undefined
  team: XmlElement
  /** What the players have together. */
  sums: CountedLine
}

/** A team's number that the totals leave out is what its periods make, else what its players have together. */
export function fillTeam({ cells, line, totals, team, sums }: Team): void {
  const periods = team.child('linescore')?.children ?? []
  if (!totals) for (const group of Object.keys(sums)) line[group] ??= {}
  for (const { element, group, key, scope, fills, orByPeriod, said } of cells) {
    if (scope === 'player') continue
    const source = sourceOf(element, totals, team, false)
    if (source && said(source)) continue
    const isMade = fills || (totals === undefined && scope === 'both')
    const told = orByPeriod === undefined ? [] : periods.filter((period) => period.text(orByPeriod) !== null)
    const value =
      orByPeriod !== undefined && told.length > 0
        ? told.reduce((sum, period) => sum + period.number(orByPeriod), 0)
        : isMade
          ? sums[group]?.[key]
          : undefined
    if (value !== undefined && value !== 0) line[group] = { ...line[group], [key]: value }
  }
}

/** Tables in which somebody did something. */
export const withoutEmptyTables = (line: CountedLine): CountedLine =>
  Object.fromEntries(Object.entries(line).filter(([, table]) => Object.keys(table).length > 0))

export const hasNumbers = (line: CountedLine): boolean =>
  Object.values(line).some((table) => Object.keys(table).length > 0)
