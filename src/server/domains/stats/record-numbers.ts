import type { RecordScope } from '#contract/shapes/record-book.ts'
import type { Category, Column, SportColumns } from './columns/column.ts'
import { columnOf } from './stat-line.ts'

export interface RecordNumber extends Category {
  column: Column
  /** Of its table: 'Passing'. */
  table: string
  /** 'Passing: Touchdowns', where another table has touchdowns too. */
  title: string
}

/** An average or a share: nothing of a single game, and nothing of a season that still goes on. */
export const isRate = ({ minimums }: SportColumns, { group, key, column }: RecordNumber): boolean =>
  column.seasonOnly || `${group}.${key}` in minimums

/** What a season adds up to, and not the longest of something. */
const isAdded = ({ column }: RecordNumber): boolean => column.total !== 'max'

function numbered(columns: SportColumns, categories: readonly Category[]): RecordNumber[] {
  const unique = new Map(categories.map((one) => [`${one.group}.${one.key}`, one]))
  return [...unique.values()].map(({ group, key }) => {
    const column = columnOf(columns, group, key)
    const tables = columns.tables.filter((table) => table.columns.some(({ name }) => name === column.name))
    const table = columns.tables.find((one) => one.key === group)?.title ?? ''
    return {
      group,
      key,
      column,
      table,
      title: tables.length > 1 ? `${table}: ${column.name}` : column.name,
    }
  })
}

/** What players have over several tables. */
const ofPlayers = ({ records = [] }: SportColumns): RecordNumber[] =>
  records.map(({ group, table, column }) => ({
    group,
    table,
    column,
    key: column.key,
    title: column.name,
  }))

/** The counts that only a team has. */
const teamCounts = ({ tables }: SportColumns): Category[] =>
  tables
    .filter(({ teamOnly }) => teamOnly)
    .flatMap((table) =>
      table.columns
        .filter(({ total, isLowBest, format }) => total === 'sum' && !isLowBest && format === 'whole')
        .map(({ key }) => ({ group: table.key, key })),
    )

/** The numbers that a sport keeps records of. What went wrong is none. */
export function recordNumbers(columns: SportColumns, scope: RecordScope): RecordNumber[] {
  const { highs, leaders } = columns
  const own = ofPlayers(columns)
  const all = {
    game: () => [...numbered(columns, highs).filter((number) => !isRate(columns, number)), ...own],
    season: () => [...numbered(columns, [...leaders, ...highs]).filter(isAdded), ...own],
    career: () => [...numbered(columns, [...leaders, ...highs]).filter(isAdded), ...own],
    'team-game': () =>
      numbered(columns, [...teamCounts(columns), ...highs]).filter(
        (number) => !isRate(columns, number) && isAdded(number),
      ),
    'team-season': () =>
      numbered(columns, [...teamCounts(columns), ...leaders, ...highs]).filter(
        (number) => !isRate(columns, number) && isAdded(number),
      ),
  }[scope]()
  return all.filter((number) => !number.column.isLowBest || isRate(columns, number))
}

/** By what an office writes: the titles of the record book. */
export const recordNumberTitled = (
  columns: SportColumns,
  scope: RecordScope,
  title: string,
): RecordNumber | undefined =>
  recordNumbers(columns, scope).find((number) => number.title.toLowerCase() === title.trim().toLowerCase())
