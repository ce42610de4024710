import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, type PgPolicy, PgTable } from 'drizzle-orm/pg-core'

export interface SchemaTable {
  table: string
  policies: PgPolicy[]
  columns: string[]
}

let known: Promise<SchemaTable[]> | undefined

/** Every table of the schema as it is declared. */
export function schemaTables(): Promise<SchemaTable[]> {
  known ??= readSchema()
  return known
}

async function readSchema(): Promise<SchemaTable[]> {
  const folder = join(import.meta.dirname, 'schema')
  const files = (await Array.fromAsync(glob('*.ts', { cwd: folder }))).toSorted()
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  )
  const tables = new Set(
    modules.flatMap(Object.values).filter((value): value is PgTable => is(value, PgTable)),
  )
  return [...tables].map((table) => {
    const { policies, columns } = getTableConfig(table)
    return { table: getTableName(table), policies, columns: columns.map(({ name }) => name) }
  })
}
