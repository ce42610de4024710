import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import type { Category, Column, SportColumns } from './columns/column.ts'
import { columnOf, valueOf } from './stat-line.ts'

export interface Performance<Game> {
  game: Game
  line: CountedLine
}

export interface High<Entry> {
  category: Category
  column: Column
  value: number
  entry: Entry
}

/** The best single game in each category, the first to reach it when equalled. Nothing is no high. */
export function highsOf<Game, Entry extends Performance<Game>>(
  columns: SportColumns,
  entries: readonly Entry[],
  isTeam: boolean,
): High<Entry>[] {
  return columns.highs.flatMap((category) => {
    const column = columnOf(columns, category.group, category.key)
    let best: High<Entry> | undefined
    for (const entry of entries) {
      const value = valueOf(column, category.group, entry.line, { gp: 1, isTeam, team: {} }) ?? 0
      if (value > (best?.value ?? 0)) best = { category, column, value, entry }
    }
    return best ? [best] : []
  })
}
