import { stringify } from 'csv-stringify/sync'
import { harmlessCell } from './harmless-cell.ts'

/** Comma-separated values as RFC 4180 has them, with no cell that a spreadsheet would take for a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], {
    record_delimiter: '\r\n',
    // Any line end, not ours alone: readers know several.
    quoted_match: /[\r\n]/,
    cast: { string: harmlessCell },
  })
