import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, type PgPolicy, PgTable } from 'drizzle-orm/pg-core'
import { schemaModules } from './schema-modules.ts'

export interface SchemaTable {
  table: string
  policies: PgPolicy[]
  columns: string[]
}

let known: SchemaTable[] | undefined

/** Every table of the schema as it is declared. */
export function schemaTables(): SchemaTable[] {
  known ??= readSchema()
  return known
}

function readSchema(): SchemaTable[] {
  const tables = new Set(
    Object.values(schemaModules)
      .flatMap((module) => Object.values<unknown>(module as Record<string, unknown>))
      .filter((value): value is PgTable => is(value, PgTable)),
  )
  return [...tables].map((table) => {
    const { policies, columns } = getTableConfig(table)
    return { table: getTableName(table), policies, columns: columns.map(({ name }) => name) }
  })
}
