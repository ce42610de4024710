import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { statDecisions } from '../../../db/schema/stats.ts'
import type { Decision } from './match-player.ts'

export async function decisionsOf(tx: Tx, seasonId: number): Promise<Decision[]> {
  return tx
    .select({
      jersey: statDecisions.jersey,
      nameKey: statDecisions.nameKey,
      rosterPlayerId: statDecisions.rosterPlayerId,
    })
    .from(statDecisions)
    .where(eq(statDecisions.seasonId, seasonId))
}

export async function writeDecision(
  tx: Tx,
  decision: Decision & { seasonId: number; name: string; decidedAt: Date },
): Promise<void> {
  await tx
    .insert(statDecisions)
    .values(decision)
    .onConflictDoUpdate({
      target: [statDecisions.tenantId, statDecisions.seasonId, statDecisions.jersey, statDecisions.nameKey],
      set: decision,
    })
}
