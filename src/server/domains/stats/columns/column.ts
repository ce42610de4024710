import type { CountedLine, StatColumn, StatTable } from '#contract/shapes/stats-shapes.ts'
import type { Minimums } from './minimums.ts'

export interface Surroundings {
  /** Games in which the line was collected. */
  gp: number
  isTeam: boolean
  /** The team's line of the same games, for shares of it. */
  team: CountedLine
}

/** A number that follows from counts; null when there is nothing to divide by. */
export type Formula = (line: CountedLine, around: Surroundings) => number | null

export interface Column extends Omit<StatColumn, 'total'> {
  total: StatColumn['total']
  formula?: Formula
}

export interface Table extends Omit<StatTable, 'columns'> {
  columns: Column[]
}

/** A number worth a list of leaders and a list of highs; `minimums.ts` has who may be on the first. */
export interface Category {
  group: string
  key: string
}

export interface SportColumns {
  tables: Table[]
  /** What it takes to lead in a rate over a season, by 'group.key'. */
  minimums: Minimums
  /** In the order in which a page shows them. */
  leaders: Category[]
  /** What a game's leaders are named for. */
  game: Category[]
  /** Columns for which the best single game is worth keeping. */
  highs: Category[]
  /** Numbers over several tables, of which records are kept and nothing else. */
  records?: { group: string; table: string; column: Column }[]
}

type Extra = Partial<Pick<Column, 'format' | 'title' | 'isLowBest'>>

const column = (key: string, label: string, name: string, rest: Partial<Column>): Column => ({
  key,
  label,
  name,
  title: name,
  format: 'whole',
  total: 'sum',
  seasonOnly: false,
  ...rest,
})

export const count = (key: string, label: string, name: string, extra: Extra = {}) =>
  column(key, label, name, extra)
/** A count of what went wrong. */
export const fault = (key: string, label: string, name: string, extra: Extra = {}) =>
  column(key, label, name, { ...extra, isLowBest: true })
export const longest = (key: string, label: string, name: string) =>
  column(key, label, name, { total: 'max' })
export const derived = (key: string, label: string, name: string, formula: Formula, extra: Extra = {}) =>
  column(key, label, name, { format: 'thousandths', ...extra, total: 'derived', formula })
/** An average that only a season prints. */
export const average = (key: string, label: string, name: string, formula: Formula, extra: Extra = {}) =>
  column(key, label, name, { format: 'one', ...extra, total: 'derived', formula, seasonOnly: true })

export const table = (key: string, title: string, columns: Column[], teamOnly = false): Table => ({
  key,
  title,
  teamOnly,
  columns,
})

export const at = (line: CountedLine, group: string, key: string): number => line[group]?.[key] ?? 0

export const category = (group: string, key: string): Category => ({ group, key })

/** Part of a whole, both counts of one table. */
export const share =
  (group: string, part: string, whole: string, times = 1): Formula =>
  (line) =>
    quotient(at(line, group, part) * times, at(line, group, whole))

export const perGame =
  (group: string, key: string): Formula =>
  (line, { gp }) =>
    quotient(at(line, group, key), gp)

export const quotient = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
