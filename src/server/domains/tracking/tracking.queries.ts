import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { trackingTags } from '../../db/schema/tracking.ts'

export type TagRow = typeof trackingTags.$inferSelect

/** A school has a handful of them, so the rule picks from all. */
export async function enabledTags(tx: Tx): Promise<TagRow[]> {
  return tx
    .select()
    .from(trackingTags)
    .where(eq(trackingTags.enabled, true))
    .orderBy(asc(trackingTags.rank), asc(trackingTags.id))
}
