import type { Comparison } from './compare.ts'

/** One line of the report. */
export interface Row {
  what: string
  ours: string
  /** What was measured beside it. */
  reference: string
  ratio: number | null
  /** What the ratio should be; it is printed, never enforced. */
  aim?: string
}

export function rateRow(what: string, against: string, comparison: Comparison, aim?: string): Row {
  const { ours, reference, ratio, failures } = comparison
  return {
    what: failures > 0 ? `${what} (${failures} failed)` : what,
    ours: `${brief(ours)}/s`,
    reference: `${against} ${brief(reference)}/s`,
    ratio,
    ...(aim ? { aim } : {}),
  }
}

/** Enough figures to compare by, and no more: 14209, 48.2, 0.56, 0.0031. */
export function brief(value: number): string {
  if (value >= 100) return String(Math.round(value))
  return value >= 0.1 ? value.toFixed(value >= 10 ? 1 : 2) : value.toPrecision(2)
}

export function markdown(rows: Row[]): string {
  const lines = rows.map(({ what, ours, reference, ratio, aim }) => [
    what,
    ours,
    reference,
    ratio === null ? '' : brief(ratio),
    aim ?? '',
  ])
  const table = [['measure', 'ours', 'beside it', 'ratio', 'aim'], ...lines]
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? []
  const format = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = table.map(format)
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [head, rule, ...body].join('\n')
}
