import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { statFiles, statTokens } from '../../../db/schema/stats.ts'

const shown = {
  id: statTokens.id,
  label: statTokens.label,
  createdAt: statTokens.createdAt,
  lastUsedAt: statTokens.lastUsedAt,
  revokedAt: statTokens.revokedAt,
}
export type StatTokenRow = Pick<typeof statTokens.$inferSelect, keyof typeof shown>

export async function tokenByHash(tx: Tx, hash: string): Promise<StatTokenRow | undefined> {
  const [row] = await tx.select(shown).from(statTokens).where(eq(statTokens.hash, hash))
  return row
}

/** With how many files were taken that came with each. */
export const allTokens = (tx: Tx) =>
  tx
    .select({
      ...shown,
      uses: count(statFiles.id),
    })
    .from(statTokens)
    .leftJoin(
      statFiles,
      and(
        eq(statFiles.tenantId, statTokens.tenantId),
        eq(statFiles.tokenId, statTokens.id),
        eq(statFiles.status, 'taken'),
      ),
    )
    .groupBy(statTokens.tenantId, statTokens.id)
    .orderBy(desc(statTokens.createdAt), desc(statTokens.id))

export async function insertToken(
  tx: Tx,
  token: { label: string; hash: string; createdAt: Date },
): Promise<number> {
  const [row] = await tx.insert(statTokens).values(token).returning({ id: statTokens.id })
  if (!row) throw new Error('The token was not written')
  return row.id
}

/** False where there is no such token, or it was revoked before. */
export async function revokeTokenRow(tx: Tx, tokenId: number, revokedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(statTokens)
    .set({ revokedAt })
    .where(and(eq(statTokens.id, tokenId), isNull(statTokens.revokedAt)))
    .returning({ id: statTokens.id })
  return rows.length === 1
}

export async function touchToken(tx: Tx, tokenId: number, lastUsedAt: Date): Promise<void> {
  await tx.update(statTokens).set({ lastUsedAt }).where(eq(statTokens.id, tokenId))
}
