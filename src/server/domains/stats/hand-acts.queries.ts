import { asc, eq } from 'drizzle-orm'
import { type HandAct, standingActs } from '#contract/editing/hand-score.ts'
import type { Tx } from '../../db/client.ts'
import { handActs } from '../../db/schema/stats.ts'

/** What was said of a game by hand, in its order. */
export async function actsOfGame(tx: Tx, gameId: number) {
  return tx
    .select({ act: handActs.act, at: handActs.at, by: handActs.userName })
    .from(handActs)
    .where(eq(handActs.gameId, gameId))
    .orderBy(asc(handActs.id))
}
export type StoredAct = Awaited<ReturnType<typeof actsOfGame>>[number]

/** Whether somebody at the field has said that a game is over. */
export const isOverByHand = async (tx: Tx, gameId: number): Promise<boolean> =>
  standingActs((await actsOfGame(tx, gameId)).map(({ act }) => act)).some(({ act }) => act === 'end')

/** In their order: ids count on. Whoever calls has the lock, and has left out what was said before. */
export async function writeActs(
  tx: Tx,
  gameId: number,
  acts: readonly HandAct[],
  said: { at: Date; userId: string; userName: string },
): Promise<void> {
  await tx.insert(handActs).values(acts.map((act) => ({ gameId, key: act.key, act, ...said })))
}
