import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import { inOrderOfReference } from '#server/exchange/table-order.ts'
import { tenantTables } from '#server/exchange/tables.ts'

/** Larger than any id of the seeds; nine copies stay below the largest integer. */
const step = 200_000_000

/** A school has as many teams and years as it has; it is what they hold that grows. */
const bounded = new Set(['sports', 'seasons'])

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

/**
 * Makes a school `factor` times as large. Copies belong to the same sports and seasons, whose lists grow. What they
 * refer to besides is either the `original`, whose own lists then grow too (a story with ten times the games), or the
 * `copy` made along with them, so that there is more of everything and each thing is as large as before.
 */
export async function multiplyRows(
  { platform: handle }: Database,
  tenant: string,
  factor: number,
  refersTo: 'original' | 'copy',
): Promise<void> {
  const unique = await uniqueColumns()
  for (const table of inOrderOfReference(tenantTables())) {
    if (!table.isCounted || bounded.has(table.name)) continue
    const moving =
      refersTo === 'copy' ? table.references.filter((reference) => !bounded.has(reference.table)) : []
    const moved = moving
      .flatMap(({ columns }) => columns)
      .filter((column) => !table.deferred.includes(column))
    for (let copy = 1; copy < factor; copy++) {
      const values = table.columns.map((column) =>
        copied(column, moved.includes(column) ? 'number' : unique.get(table.name)?.get(column), copy),
      )
      const own = sql.identifier(table.name)
      await handle.execute(sql`
        insert into ${own} (tenant_id, ${names(table.columns)})
        select tenant_id, ${sql.join(values, sql`, `)} from ${own} where tenant_id = ${tenant} and id < ${step}`)
    }
  }
}

function copied(column: string, kind: 'number' | 'text' | undefined, copy: number): SQL {
  const own = sql.identifier(column)
  if (column === 'id' || kind === 'number') return sql`${own} + ${sql.raw(String(copy * step))}`
  return kind === 'text' ? sql`${own} || ${sql.raw(`'-${copy}'`)}` : sql`${own}`
}

/** A second school with the rows of the first. */
export async function copyTenant({ platform: handle }: Database, from: string, to: string): Promise<void> {
  for (const { name, columns } of inOrderOfReference(tenantTables())) {
    const own = sql.identifier(name)
    await handle.execute(sql`
      insert into ${own} (tenant_id, ${names(columns)}) select ${to}, ${names(columns)} from ${own} where tenant_id = ${from}`)
  }
  await handle.execute(sql`
    insert into tenants (key, name, abbreviation, hosts, time_zone, brand, configuration, seeded_for)
    select ${to}, name, abbreviation, array[${`${to}.localhost`}], time_zone, brand, configuration, seeded_for from tenants where key = ${from}`)
}

/** For each table the columns in which a copy must differ: of each unique index the last number, else the last text. */
async function uniqueColumns(): Promise<Map<string, Map<string, 'number' | 'text'>>> {
  const folder = join(import.meta.dirname, '../../src/server/db/schema')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)),
  )
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  return new Map(
    tables.map((table) => {
      const { name, columns: all, indexes, foreignKeys } = getTableConfig(table)
      const fixed = foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => bounded.has(getTableConfig(foreignTable as PgTable).name))
        .flatMap(({ columns }) => columns.map((column) => column.name))
      const chosen = indexes
        .filter((index) => index.config.unique)
        .flatMap((index) => {
          const named = index.config.columns.map((column) => ('name' in column ? column.name : undefined))
          const columns = named.flatMap(
            (one) => all.find((column) => column.name === one && one !== 'tenant_id') ?? [],
          )
          const column =
            columns.findLast((one) => one.dataType === 'number' && !fixed.includes(one.name)) ??
            columns.findLast((one) => one.dataType === 'string' && one.columnType === 'PgText')
          return column ? [[column.name, column.dataType === 'number' ? 'number' : 'text'] as const] : []
        })
      return [name, new Map(chosen)]
    }),
  )
}
