import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './client.ts'

/** Rows were written with their own ids, so the next row of an editor must count on from them. */
export async function countOn(platform: Tx, table: PgTable | string, least = 1): Promise<void> {
  const name = typeof table === 'string' ? table : getTableName(table)
  await platform.execute(sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), greatest(${least}::int, (select coalesce(max(id), 1) from ${sql.identifier(name)})))`)
}
