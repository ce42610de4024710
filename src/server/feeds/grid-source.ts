import { createHash } from 'node:crypto'
import type { GridPlan, GridSource } from '#contract/editing/desk.grids.ts'
import { badRequest } from '#contract/shapes/problem.ts'
import { isJson, type Reading } from './columns.ts'
import { csvRecords, FileProblem } from './csv.ts'
import type { ChosenColumns, Recognised } from './recognise.ts'

/** What reads tables of one kind. */
export interface TableReader<Field extends string, Row> {
  recognise(records: readonly (readonly string[])[], chosen?: ChosenColumns): Recognised<Field>
  readTable(table: Recognised<Field>): Reading<Row>
  readJson(text: string): Reading<Row>
}

interface SourceRead<Field extends string, Row> {
  /** Null for JSON, whose fields have names. */
  table: Recognised<Field> | null
  reading: Reading<Row>
  /** Why nothing can be read yet: somebody has to say what the columns are. */
  problem: string | null
}

/** Reads what was pasted or dropped. A table whose columns are not known yet is shown all the same. */
export function readSource<Field extends string, Row>(
  source: GridSource,
  reader: TableReader<Field, Row>,
): SourceRead<Field, Row> {
  const { text, cells, columns, hasHeads = true } = source
  if (text !== undefined && isJson(text))
    return { table: null, reading: reader.readJson(text), problem: null }
  const records = cells ?? csvRecords(text ?? '')
  if (!records.some((row) => row.some((cell) => cell.trim() !== '')))
    throw new FileProblem(`${source.name} is empty.`)
  const table = reader.recognise(records, columns ? { hasHeads, columns } : undefined)
  try {
    return { table, reading: reader.readTable(table), problem: null }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    return { table, reading: { total: 0, rows: [], rejects: [], warnings: [] }, problem: error.message }
  }
}

/** What is wrong with a file as a whole is told to whoever chose it. */
export function inWords<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw error instanceof FileProblem ? badRequest(error.message) : error
  }
}

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const samplesShown = 3

/** Each column of a table as it was understood. */
export function columnsTold<Field extends string>(table: Recognised<Field> | null): GridPlan['columns'] {
  if (!table) return []
  const fieldAt = new Map([...table.columns].map(([field, index]) => [index, field]))
  const width = Math.max(table.header.length, ...table.rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => ({
    heading: (table.header[index] ?? '').trim(),
    field: fieldAt.get(index) ?? null,
    samples: table.rows
      .map(({ cells }) => (cells[index] ?? '').trim().slice(0, 60))
      .filter(Boolean)
      .slice(0, samplesShown),
  }))
}

/** What a row says, for one that has no name. */
export function rowWords<Field extends string>(table: Recognised<Field> | null, row: number): string {
  const cells = table?.rows.find((one) => one.row === row)?.cells ?? []
  const said = cells.map((cell) => cell.trim()).filter(Boolean)
  return said.slice(0, 3).join(', ').slice(0, 120) || `Row ${row}`
}

/** A plan by what it would do: made anew it has the same, unless something has changed in between. */
export const digestOf = (plan: object): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex')
