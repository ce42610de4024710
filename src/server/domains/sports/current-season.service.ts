import { and, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { seasons } from '../../db/schema/sports.ts'

/** A sport has one current season: with the one that was made so last, the others no longer are. */
export async function keepOneCurrent(tx: Tx, ids: readonly number[]): Promise<void> {
  const current = tx
    .select({ sportId: seasons.sportId })
    .from(seasons)
    .where(and(inArray(seasons.id, [...ids]), seasons.isCurrent))
  await tx
    .update(seasons)
    .set({ isCurrent: false })
    .where(and(seasons.isCurrent, inArray(seasons.sportId, current), notInArray(seasons.id, [...ids])))
}
