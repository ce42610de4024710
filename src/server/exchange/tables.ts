import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { TSchema } from 'typebox'
import { schemaOf } from '../db/columns/json-column.ts'
import { schemaModules } from '../db/schema-modules.ts'

/** What an export needs to know of a table, as plain names. */
export interface ExchangeTable {
  name: string
  /** Without the tenant, which the importing side gives, and without columns the database computes. */
  columns: string[]
  /** The primary key without the tenant. */
  key: string[]
  /** Whether ids are counted by a sequence that must be moved on. */
  isCounted: boolean
  references: Reference[]
  /** By column, the words that it may hold, where they are a closed list. */
  words: Record<string, readonly string[]>
  /** By column, what its jsonb is read through. */
  shapes: Record<string, TSchema>
  /** Columns that hold a day or a moment. */
  moments: string[]
}

/** What opens something, and what is good for one server's key alone: it is neither written to a folder nor believed of one. */
export const staysBehind = new Set(['invitations', 'followers', 'game_moments'])

export interface Reference {
  columns: string[]
  table: string
  isNullable: boolean
}

const tenantColumn = 'tenant_id'

/** Every table that a school owns, read from the schema files: a new table is exported by existing. */
export function tenantTables(): ExchangeTable[] {
  const tables = Object.values(schemaModules)
    .flatMap((module) => Object.values<unknown>(module as Record<string, unknown>))
    .filter((value) => is(value, PgTable))
  return tables
    .map(describeTable)
    .filter((table) => table !== null)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Null for a table of the platform. */
export function describeTable(table: PgTable): ExchangeTable | null {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table)
  if (!columns.some((column) => column.name === tenantColumn)) return null
  const key = primaryKeys.flatMap((primary) => primary.columns.map((column) => column.name))
  return {
    name,
    columns: columns
      .filter((column) => column.name !== tenantColumn && !column.generated)
      .map((column) => column.name),
    key: key.filter((column) => column !== tenantColumn),
    isCounted: columns.some((column) => column.name === 'id' && column.generatedIdentity),
    words: Object.fromEntries(
      columns
        .filter(({ enumValues }) => (enumValues?.length ?? 0) > 0)
        .map(({ name: column, enumValues = [] }) => [column, enumValues]),
    ),
    shapes: Object.fromEntries(
      columns.flatMap((column) => {
        const shape = schemaOf(column)
        return shape ? [[column.name, shape]] : []
      }),
    ),
    moments: columns
      .filter((column) => /^(?:date|timestamp)/.test(column.getSQLType()))
      .map((column) => column.name),
    references: foreignKeys.map((foreign) => {
      const { columns: from, foreignTable } = foreign.reference()
      const own = from.filter((column) => column.name !== tenantColumn)
      return {
        columns: own.map((column) => column.name),
        table: getTableConfig(foreignTable as PgTable).name,
        isNullable: own.some((column) => !column.notNull),
      }
    }),
  }
}
