import type { SQL } from 'drizzle-orm'
import type { Tx } from '#server/db/client.ts'

/** The rows of a statement that is written by hand. */
export async function rowsOf<Row>(tx: Tx, statement: string | SQL): Promise<Row[]> {
  return ((await tx.execute(statement)) as unknown as { rows: Row[] }).rows
}
