import { and, arrayContains, asc, eq } from 'drizzle-orm'
import type { AdSlot } from '#contract/ads.ts'
import type { Tx } from '../../db/client.ts'
import { houseSponsors } from '../../db/schema/ads.ts'

export type SponsorRow = typeof houseSponsors.$inferSelect

export async function enabledSponsors(tx: Tx, slot?: AdSlot): Promise<SponsorRow[]> {
  return tx
    .select()
    .from(houseSponsors)
    .where(
      and(eq(houseSponsors.enabled, true), slot ? arrayContains(houseSponsors.slots, [slot]) : undefined),
    )
    .orderBy(asc(houseSponsors.rank), asc(houseSponsors.id))
    .limit(100)
}

/** Also of those that are shown no more: what they were shown is still asked for. */
export const allSponsors = (tx: Tx) =>
  tx
    .select({ id: houseSponsors.id, name: houseSponsors.name })
    .from(houseSponsors)
    .orderBy(asc(houseSponsors.name), asc(houseSponsors.id))
    .limit(500)
