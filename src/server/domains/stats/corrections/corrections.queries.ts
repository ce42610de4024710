import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { statCorrections } from '../../../db/schema/stats.ts'
import type { CorrectionStanding } from './correct-box.ts'

export type CorrectionRow = typeof statCorrections.$inferSelect
export type NewCorrection = Omit<typeof statCorrections.$inferInsert, 'tenantId' | 'id' | 'state' | 'saidNow'>

/** What was corrected of a game, in the order in which it was. */
export const correctionsOf = (tx: Tx, gameId: number): Promise<CorrectionRow[]> =>
  tx.select().from(statCorrections).where(eq(statCorrections.gameId, gameId)).orderBy(asc(statCorrections.id))

export async function correctionById(tx: Tx, id: number): Promise<CorrectionRow | undefined> {
  const [row] = await tx.select().from(statCorrections).where(eq(statCorrections.id, id))
  return row
}

/** A number has one correction: the last that was said of it. */
export async function writeCorrection(tx: Tx, correction: NewCorrection): Promise<void> {
  const { tenantId, gameId, side, jersey, name, groupKey, columnKey } = statCorrections
  await tx
    .insert(statCorrections)
    .values(correction)
    .onConflictDoUpdate({
      target: [tenantId, gameId, side, jersey, name, groupKey, columnKey],
      set: { ...correction, state: 'holds' },
    })
}

export async function deleteCorrection(tx: Tx, id: number): Promise<void> {
  await tx.delete(statCorrections).where(eq(statCorrections.id, id))
}

/** How each stands beside the file that was read now; a row that stands as it did is left alone. */
export async function writeStandings(
  tx: Tx,
  rows: readonly CorrectionRow[],
  standings: readonly CorrectionStanding[],
): Promise<void> {
  for (const { id, state, saidNow } of standings) {
    const row = rows.find((one) => one.id === id)
    if (row?.state === state && row.saidNow === saidNow) continue
    await tx
      .update(statCorrections)
      .set({ state, saidNow })
      .where(and(eq(statCorrections.id, id)))
  }
}
