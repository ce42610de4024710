import { asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { gameMoments } from '../../../db/schema/subscriptions.ts'

export type MomentRow = typeof gameMoments.$inferSelect

export async function knownMoments(tx: Tx, gameIds: readonly number[]) {
  if (gameIds.length === 0) return []
  return tx
    .select()
    .from(gameMoments)
    .where(inArray(gameMoments.gameId, [...gameIds]))
}

/** What another process has written meanwhile stands. */
export async function writeMoments(tx: Tx, found: (typeof gameMoments.$inferInsert)[]): Promise<void> {
  if (found.length > 0) await tx.insert(gameMoments).values(found).onConflictDoNothing()
}

export const untoldMoments = (tx: Tx): Promise<MomentRow[]> =>
  tx.select().from(gameMoments).where(isNull(gameMoments.doneAt)).orderBy(asc(gameMoments.id))

export async function markTold(
  tx: Tx,
  id: number,
  told: Partial<Pick<MomentRow, 'toldThrough' | 'doneAt'>>,
): Promise<void> {
  await tx.update(gameMoments).set(told).where(eq(gameMoments.id, id))
}

/** What was found of a game is remembered for as long as the game is looked at. */
export async function forgetMoments(tx: Tx, before: Date): Promise<void> {
  await tx.delete(gameMoments).where(lt(gameMoments.at, before))
}
