import { type GetColumnData, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from './client.ts'
import { isOneOf } from './is-one-of.ts'

type Columns = Record<string, PgColumn>

/** Rows of a table by one of its numbers, all where none is given. JSON has no moments, so no column may hold any. */
interface Wanted {
  by: PgColumn
  in?: readonly number[]
  columns: Columns
}
type Rows<Own extends Wanted> = Map<
  number,
  { [Name in keyof Own['columns']]: GetColumnData<Own['columns'][Name]> }
>

/**
 * What some rows refer to, in one statement however many tables that is. PostgreSQL weighs every order of a join, and
 * with six tables that takes it several times longer than finding the rows.
 */
export async function referredRows<All extends Record<string, Wanted>>(
  tx: Tx,
  all: All,
): Promise<{ [Name in keyof All]: Rows<All[Name]> }> {
  const entries = Object.entries(all)
  const found = entries
    .filter(([, wanted]) => wanted.in?.length !== 0)
    .map(([name, wanted]) => selectOf(name, wanted))
  const { rows } =
    found.length === 0 ? { rows: [] } : ((await tx.execute(sql.join(found, sql` union all `))) as Found)
  const byName = Map.groupBy(rows, ({ name }) => name)
  return Object.fromEntries(
    entries.map(([name, { columns }]) => [
      name,
      new Map(byName.get(name)?.map(({ id, row }) => [id, named(columns, row)])),
    ]),
  ) as { [Name in keyof All]: Rows<All[Name]> }
}

interface Found {
  rows: { name: string; id: number; row: unknown[] }[]
}

function selectOf(name: string, { by, in: ids, columns }: Wanted): SQL {
  const values = sql.join(Object.values(columns), sql`, `)
  const rows = sql`select ${sql.raw(`'${name}'`)} as name, ${by} as id, json_build_array(${values}) as row from ${by.table}`
  return ids ? sql`${rows} where ${isOneOf(by, ids)}` : rows
}

const named = (columns: Columns, values: unknown[]) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column], index) => {
      const value = values[index] ?? null
      return [name, value === null ? null : column.mapFromDriverValue(value)]
    }),
  )
