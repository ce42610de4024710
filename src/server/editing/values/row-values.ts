import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { cleanRow } from '../../text/clean-row.ts'
import type { Kind, Values } from '../kind/kind.ts'

/** What an editor is given of a row: its fields, with moments as text. */
export const valueOfRow = (kind: Kind, row: Values): Values =>
  Object.fromEntries(
    Object.keys(kind.input.properties)
      .filter((field) => field in row)
      .map((field) => [field, asWritten(row[field])]),
  )

/** A moment as text. */
export const asWritten = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** What is written of a value: the columns of its table, their HTML cleaned. What is of no column is left out. */
export function rowOfValue(table: PgTable, value: Values): Values {
  const columns = getTableColumns(table)
  const known = Object.entries(columns).filter(([name]) => value[name] !== undefined)
  const line = JSON.stringify(Object.fromEntries(known.map(([name, column]) => [column.name, value[name]])))
  const clean = JSON.parse(cleanRow(getTableName(table), line)) as Values
  return Object.fromEntries(
    known.map(([name, column]) => {
      const given = clean[column.name]
      return [name, column.dataType === 'date' && typeof given === 'string' ? new Date(given) : given]
    }),
  )
}
