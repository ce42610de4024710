import { type CsvTable, FileProblem } from './csv.ts'
import { fold } from './fold.ts'

/** What a row cannot be taken for, or what of it is left out. */
export interface RowNote {
  row: number
  reason: string
}

/** A file as rows of one kind. Every row of the file is in `rows` or in `rejects`. */
export interface Reading<Row> {
  total: number
  rows: Row[]
  rejects: RowNote[]
  warnings: RowNote[]
}

/** A row's words by field; '' where the file says nothing. */
export interface Cells<Field extends string> {
  row: number
  of(field: Field): string
}

const headingKey = (heading: string): string => fold(heading.replace('#', ' number ')).replaceAll(' ', '')
const maxCellLength = 500

/** Finds the columns by what people call them. The first alias wins, so that an exact heading goes before a loose one. */
export function findColumns<Field extends string>(
  header: readonly string[],
  aliases: Readonly<Record<Field, readonly string[]>>,
): Map<Field, number> {
  const keys = header.map(headingKey)
  const found = new Map<Field, number>()
  for (const [field, names] of Object.entries(aliases) as [Field, readonly string[]][]) {
    const index = names.map((name) => keys.indexOf(name)).find((at) => at >= 0)
    if (index !== undefined) found.set(field, index)
  }
  return found
}

/** The rows of a table by field; a row with more cells than headings is refused, because nobody can tell which is which. */
export function cellsOf<Field extends string>(
  table: CsvTable,
  columns: ReadonlyMap<Field, number>,
): { rows: Cells<Field>[]; rejects: RowNote[] } {
  const width = table.header.length
  const rejects: RowNote[] = []
  const rows = table.rows.flatMap(({ row, cells }) => {
    const extra = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    if (extra > width) rejects.push({ row, reason: `has ${extra} cells where the header has ${width}` })
    else if (cells.some((cell) => cell.length > maxCellLength))
      rejects.push({ row, reason: `has a cell of more than ${maxCellLength} characters` })
    else return [{ row, of: (field: Field) => clean(cells[columns.get(field) ?? -1] ?? '') }]
    return []
  })
  return { rows, rejects }
}

/** Without line ends, control characters and doubled spaces. */
export const clean = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text.replace(/^\uFEFF/, ''))

/** The list of a JSON file: bare, or under its name as the API answers it. */
export function listOf(text: string, name: string): { row: number; value: Record<string, unknown> }[] {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new FileProblem('The file is not JSON: it may have been cut short.')
  }
  const list = Array.isArray(value) ? value : (value as Record<string, unknown>)[name]
  if (!Array.isArray(list)) throw new FileProblem(`The file has no list of ${name}.`)
  return list.map((item: unknown, index) => ({
    row: index + 1,
    value: typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {},
  }))
}

/** A value of a JSON row as the words a cell would hold. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? clean(String(value)).slice(0, maxCellLength) : ''
