import { sql } from 'drizzle-orm'
import { channel } from '#server/db/announced.ts'
import type { Change } from '#server/db/bus.ts'
import type { Tx } from '#server/db/client.ts'

/** Says on the bus what no write would say. */
export async function notify(tx: Tx, change: Change): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`)
}
