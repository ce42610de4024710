import type { StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'

export type Leader = 'first' | 'second' | 'level'

export interface ComparedNumber {
  column: StatColumn
  first: number | null
  second: number | null
  /** Null where one of them has nothing to compare. */
  leader: Leader | null
  /** How long the bars are, from 0 to 1. */
  shares: [first: number, second: number]
}

export interface ComparedTable {
  key: string
  title: string
  numbers: ComparedNumber[]
}

/** Who has the better of two numbers: the higher, unless fewer is better. */
export function leaderOf(first: number | null, second: number | null, isLowBest = false): Leader | null {
  if (first === null || second === null) return null
  if (first === second) return 'level'
  return first > second !== isLowBest ? 'first' : 'second'
}

/** Two lines number by number. What is nothing for both is left out, and so is a table of such. */
export function compareLines(
  tables: readonly StatTable[],
  first: StatLine | undefined,
  second: StatLine | undefined,
): ComparedTable[] {
  return tables
    .map(({ key, title, columns }) => ({
      key,
      title,
      numbers: columns.flatMap((column): ComparedNumber[] => {
        const own = first?.[key]?.[column.key] ?? null
        const other = second?.[key]?.[column.key] ?? null
        const most = Math.max(Math.abs(own ?? 0), Math.abs(other ?? 0))
        if (most === 0) return []
        return [
          {
            column,
            first: own,
            second: other,
            leader: leaderOf(own, other, column.isLowBest),
            shares: [Math.max(0, own ?? 0) / most, Math.max(0, other ?? 0) / most],
          },
        ]
      }),
    }))
    .filter(({ numbers }) => numbers.length > 0)
}
