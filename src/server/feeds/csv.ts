import { CsvError, parse } from 'csv-parse/sync'

/** A table of text as somebody's spreadsheet wrote it. */
export interface CsvTable {
  header: string[]
  rows: CsvRow[]
}

export interface CsvRow {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number
  cells: string[]
}

/** The file as a whole cannot be read; the message is for whoever chose it. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

export const maxFileBytes = 5 * 1024 * 1024
export const maxRows = 20_000
const delimiters = [',', ';', '\t', '|'] as const

/** RFC 4180 with what spreadsheets make of it: a byte order mark, any line end, and other separators than the comma. */
export function csvRecords(text: string): string[][] {
  if (Buffer.byteLength(text) > maxFileBytes)
    throw new FileProblem(`The file is larger than ${maxFileBytes / 1024 / 1024} MB.`)
  const body = text.replace(/^\uFEFF/, '')
  return recordsOf(body, delimiterOf(body))
}

/** The separator that the header has most of, outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return best && best[1] > 0 ? best[0] : ','
}

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileProblem(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `Row ${Number(error.records) + 1} opens a quotation mark that is never closed.`
        : `The file is no table: ${error.message}`,
    )
  }
}
