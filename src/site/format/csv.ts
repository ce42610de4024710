import { harmlessCell } from '#contract/harmless-cell.ts'

function toCell(value: string): string {
  const cell = harmlessCell(value)
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Comma-separated values as RFC 4180 has them, the first row being the names of the columns. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
