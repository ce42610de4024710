import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { liveGames } from '../../db/schema/live.ts'

const { tenantId: _, id: __, updatedAt: ___, revision: ____, ...told } = getTableColumns(liveGames)

/** What a scorer says of a game, without what we add to it. */
export type LiveState = Omit<typeof liveGames.$inferSelect, 'tenantId' | 'id' | 'updatedAt' | 'revision'>

export async function lockLiveStates(tx: Tx, tenant: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`live states of ${tenant}`}))`)
}

export async function knownState(tx: Tx, gameId: number): Promise<LiveState | undefined> {
  const [state] = await tx.select(told).from(liveGames).where(eq(liveGames.gameId, gameId))
  return state
}

/** With the next revision. It is at least the moment in milliseconds, so that it grows even after rows were deleted. */
export async function writeLiveState(tx: Tx, state: LiveState, now: Date): Promise<void> {
  const revision = sql`greatest(${now.getTime()}::bigint, (select coalesce(max(revision), 0) + 1 from live_games))`
  const row = { ...state, updatedAt: now, revision }
  await tx
    .insert(liveGames)
    .values({ ...row, id: state.gameId })
    .onConflictDoUpdate({ target: [liveGames.tenantId, liveGames.gameId], set: row })
}
