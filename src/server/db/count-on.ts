import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './client.ts'

/**
 * Rows were written with their own ids, so the next row of an editor must count on from them. Never back: a draft of
 * something new has had its id since it was begun, whether there is a row yet or not.
 */
export async function countOn(platform: Tx, table: PgTable | string, least = 1): Promise<void> {
  const name = typeof table === 'string' ? table : getTableName(table)
  await platform.execute(sql`
    select setval(counted, greatest(${least}::int, (select max(id) from ${sql.identifier(name)}), pg_sequence_last_value(counted::regclass)))
    from pg_get_serial_sequence(${name}, 'id') as counted`)
}
