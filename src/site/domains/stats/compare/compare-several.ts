import type { StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'

export interface SeveralNumber {
  column: StatColumn
  /** A value for each who is compared; null where there is nothing to compare. */
  sides: { value: number | null; isBest: boolean; share: number }[]
}

export interface SeveralTable {
  key: string
  title: string
  numbers: SeveralNumber[]
}

/** Lines number by number. What is nothing for all is left out, and so is a table of such. */
export function compareSeveral(
  tables: readonly StatTable[],
  lines: readonly (StatLine | undefined)[],
): SeveralTable[] {
  return tables
    .map(({ key, title, columns }) => ({
      key,
      title,
      numbers: columns.flatMap((column) => {
        const values = lines.map((line) => line?.[key]?.[column.key] ?? null)
        return values.some((value) => value) ? [compared(column, values)] : []
      }),
    }))
    .filter(({ numbers }) => numbers.length > 0)
}

function compared(column: StatColumn, values: readonly (number | null)[]): SeveralNumber {
  const known = values.filter((value) => value !== null)
  const most = Math.max(...known.map(Math.abs))
  const best = column.isLowBest ? Math.min(...known) : Math.max(...known)
  // Nobody leads alone, and nobody leads where all are level.
  const isContest = known.length > 1 && known.some((value) => value !== best)
  return {
    column,
    sides: values.map((value) => ({
      value,
      isBest: isContest && value === best,
      share: most === 0 ? 0 : Math.max(0, value ?? 0) / most,
    })),
  }
}
