import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import {
  alerts,
  promotionCampaigns,
  promotionLocations,
  splashes,
  takeovers,
} from '../../db/schema/promotions.ts'

export type LocationRow = typeof promotionLocations.$inferSelect
export type CampaignRow = typeof promotionCampaigns.$inferSelect
export type SplashRow = typeof splashes.$inferSelect
export type TakeoverRow = typeof takeovers.$inferSelect
export type AlertRow = typeof alerts.$inferSelect

export async function locationByName(tx: Tx, name: string): Promise<LocationRow | undefined> {
  const [row] = await tx.select().from(promotionLocations).where(eq(promotionLocations.name, name))
  return row
}

/** Campaigns that have not ended, in the order an editor gave them. */
export async function campaignsOf(tx: Tx, locationId: number, now: Date): Promise<CampaignRow[]> {
  return tx
    .select()
    .from(promotionCampaigns)
    .where(
      and(
        eq(promotionCampaigns.locationId, locationId),
        or(isNull(promotionCampaigns.endDate), gte(promotionCampaigns.endDate, now)),
      ),
    )
    .orderBy(asc(promotionCampaigns.rank), asc(promotionCampaigns.id))
}

/** Rows are locked in the order of their ids: two visitors who saw the same campaigns never wait for each other in a ring. */
export async function addImpressions(tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { tenantId, id, impressions } = promotionCampaigns
  const seen = tx
    .$with('seen')
    .as(
      tx
        .select({ tenantId, id })
        .from(promotionCampaigns)
        .where(inArray(id, ids))
        .orderBy(asc(id))
        .for('update'),
    )
  const counted = await tx
    .with(seen)
    .update(promotionCampaigns)
    .set({ impressions: sql`${impressions} + 1` })
    .from(seen)
    .where(and(eq(tenantId, seen.tenantId), eq(id, seen.id)))
    .returning({ id })
  return counted.length
}

/** Each sport, and the site, has its own; the latest to start comes first. */
export async function splashesOf(tx: Tx, sportId: number): Promise<SplashRow[]> {
  return tx
    .select()
    .from(splashes)
    .where(
      and(sportId > 0 ? eq(splashes.sportId, sportId) : isNull(splashes.sportId), eq(splashes.enabled, true)),
    )
    .orderBy(desc(splashes.startDate), desc(splashes.id))
    .limit(20)
}

export async function splashById(tx: Tx, id: number): Promise<SplashRow | undefined> {
  const [row] = await tx.select().from(splashes).where(eq(splashes.id, id))
  return row
}

export async function addClick(tx: Tx, splashId: number): Promise<number> {
  const counted = await tx
    .update(splashes)
    .set({ clicks: sql`${splashes.clicks} + 1` })
    .where(and(eq(splashes.id, splashId), eq(splashes.enabled, true)))
    .returning({ id: splashes.id })
  return counted.length
}

export async function takeoversOf(tx: Tx, sportId: number): Promise<TakeoverRow[]> {
  return tx
    .select()
    .from(takeovers)
    .where(
      and(
        sportId > 0 ? eq(takeovers.sportId, sportId) : isNull(takeovers.sportId),
        eq(takeovers.enabled, true),
      ),
    )
    .orderBy(asc(takeovers.rank), asc(takeovers.id))
}

export async function takeoversByIds(tx: Tx, ids: readonly number[]): Promise<TakeoverRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(takeovers)
    .where(and(isOneOf(takeovers.id, ids), eq(takeovers.enabled, true)))
    .orderBy(asc(takeovers.rank), asc(takeovers.id))
}

export async function enabledAlerts(tx: Tx): Promise<AlertRow[]> {
  return tx.select().from(alerts).where(eq(alerts.enabled, true)).orderBy(desc(alerts.id)).limit(50)
}

/** The newest: of what ended years ago nobody asks any more. */
export const campaignTitles = (tx: Tx) =>
  tx
    .select({ id: promotionCampaigns.id, name: promotionCampaigns.title })
    .from(promotionCampaigns)
    .orderBy(desc(promotionCampaigns.id))
    .limit(1_000)
