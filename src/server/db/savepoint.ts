import { sql } from 'drizzle-orm'
import type { Tx } from './client.ts'

/**
 * A part of a unit of work that can fail by itself. Drizzle's own `transaction` would begin and commit: the handle of a
 * unit of work does not know that it is in one.
 */
export async function inPart<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint part`)
  try {
    const result = await work()
    await tx.execute(sql`release savepoint part`)
    return result
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`)
    throw error
  }
}
