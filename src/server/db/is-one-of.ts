import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The column is one of these ids: one parameter, where `in` would take one for each. */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${[...new Set(ids)].join(',')}}`}::int[])`
