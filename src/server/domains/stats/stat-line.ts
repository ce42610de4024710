import { rounded } from '#contract/shapes/rounded.ts'
import type { CountedLine, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import { inningsOf, outsOf } from '../../parts/innings.ts'
import type { Column, SportColumns, Surroundings, Table } from './columns/column.ts'

/** One line of several: counts are added, longs are the longest, innings are added out by out. */
export function sumLines({ tables }: SportColumns, lines: readonly CountedLine[]): CountedLine {
  const total: CountedLine = {}
  for (const table of tables) {
    const parts = lines.map((line) => line[table.key]).filter((part) => part !== undefined)
    if (parts.length > 0) total[table.key] = sumTable(table, parts)
  }
  return total
}

function sumTable(table: Table, parts: Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const column of table.columns) {
    if (column.total === 'derived') continue
    const values = parts.map((part) => part[column.key]).filter((value) => value !== undefined)
    if (values.length > 0) total[column.key] = combine(column, values)
  }
  return total
}

function combine({ total }: Column, values: number[]): number {
  if (total === 'max') return Math.max(...values)
  if (total === 'innings') return inningsOf(values.reduce((outs, value) => outs + outsOf(value), 0))
  // Halves of sacks and blocks are exact in binary; anything finer would drift.
  return values.reduce((sum, value) => sum + value, 0)
}

/** Counts with everything that follows from them, every column of each table that the line has; a team has them all. */
export function completeLine({ tables }: SportColumns, line: CountedLine, around: Surroundings): StatLine {
  const complete: StatLine = {}
  for (const table of tables) {
    const counted = line[table.key]
    if (!counted && !around.isTeam) continue
    complete[table.key] = Object.fromEntries(
      table.columns.map((column) => [column.key, valueOf(column, table.key, line, around)]),
    )
  }
  return complete
}

export function valueOf(
  column: Column,
  group: string,
  line: CountedLine,
  around: Surroundings,
): number | null {
  if (!column.formula) return line[group]?.[column.key] ?? 0
  const value = column.formula(line, around)
  // Rounded once, from whole counts: a percentage is never an average of percentages.
  return value === null ? null : rounded(value, decimals[column.format])
}

const decimals: Record<Column['format'], number> = {
  whole: 0,
  signed: 0,
  clock: 0,
  one: 1,
  percent: 1,
  innings: 1,
  two: 2,
  thousandths: 3,
}

/** The tables as an answer explains them: without the formulas. */
export function tablesOf({ tables }: SportColumns): StatTable[] {
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map(({ formula: _formula, ...column }) => column),
  }))
}

export function columnOf({ tables }: Pick<SportColumns, 'tables'>, group: string, key: string): Column {
  const column = tables
    .find((table) => table.key === group)
    ?.columns.find((candidate) => candidate.key === key)
  if (!column) throw new RangeError(`There is no column ${group}.${key}`)
  return column
}
