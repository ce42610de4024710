import type { StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import { type StatSet, setCells, setColumns } from '#site/domains/stats/parts/stat-sets.ts'
import { formulas, onPaper } from './formulas.ts'
import type { Sport } from './lists.ts'
import type { Meant } from './meant.ts'

const decimals: Record<string, number> = { one: 1, percent: 1, innings: 1, two: 2, thousandths: 3 }

export interface Expected {
  sport: Sport
  line: Meant
  /** The team's, for shares of it. */
  team: Meant
  games: number
  isTeam: boolean
}

const at = (line: Meant) => (column: string) => line[column] ?? 0

/** What a column has to say; null where there is nothing to divide by. */
export function expected(
  { sport, line, team, games, isTeam }: Expected,
  group: string,
  column: StatTable['columns'][number],
) {
  const name = `${group}.${column.key}`
  const formula = formulas[sport.key]?.get(name)
  if (!formula) return column.total === 'derived' ? undefined : at(line)(name)
  return onPaper(formula(at(line), { games, isTeam, team: at(team) }), decimals[column.format] ?? 0)
}

/** As it is printed. */
export function printed(value: number | null, format: string): string {
  if (value === null) return '–'
  const sign = value < 0 ? '-' : ''
  const size = Math.abs(value)
  if (format === 'clock') return `${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`
  if (format === 'signed') return value > 0 ? `+${value}` : `${value}`
  if (format === 'whole') {
    const [ahead = '', behind] = String(size).split('.')
    const grouped = ahead.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',')
    return `${sign}${grouped}${behind ? `.${behind}` : ''}`
  }
  const text = size.toFixed(decimals[format])
  return sign + (format === 'thousandths' ? text.replace(/^0/, '') : text)
}

export interface Tally {
  numbers: number
  differences: string[]
}

/** Every number of a line of an answer, and as the page and the sheets print it. */
export function compareLine(
  tally: Tally,
  where: string,
  tables: readonly StatTable[],
  told: StatLine,
  meant: Expected,
): void {
  for (const table of tables) {
    const line = told[table.key]
    const set: StatSet = { key: table.key, title: table.title, tables: [table] }
    const columns = setColumns(set, { isSeason: true })
    const cells = setCells(columns, told)
    for (const [index, column] of columns.entries()) {
      const value = expected(meant, table.key, column)
      if (value === undefined) {
        tally.differences.push(`${where}: nobody worked out ${table.key}.${column.key}`)
        continue
      }
      tally.numbers += 2
      // A table that a line does not have is one of nothing.
      const shown = line ? line[column.key] : value === null || value === 0 ? value : 'no table'
      if (shown !== value)
        tally.differences.push(`${where} ${table.key}.${column.key}: ${shown} for ${value}`)
      const text = line ? cells[index] : printed(value, column.format)
      if (text !== printed(value, column.format))
        tally.differences.push(
          `${where} ${table.key}.${column.key}: '${text}' for '${printed(value, column.format)}'`,
        )
    }
  }
}
