import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { SocialNetwork } from '#contract/settings.lists.ts'
import type { Tx } from '../../db/client.ts'
import {
  partners,
  redirects,
  rssFeeds,
  shopProducts,
  socialAccounts,
  ticketLinks,
} from '../../db/schema/settings.ts'
import { sports } from '../../db/schema/sports.ts'

export type PartnerRow = typeof partners.$inferSelect
export type ProductRow = typeof shopProducts.$inferSelect

export async function socialAccountRows(
  tx: Tx,
  filter: { sportId: number; network: SocialNetwork | undefined; departmentOnly: boolean },
) {
  return tx
    .select({ account: socialAccounts, sport: sports })
    .from(socialAccounts)
    .leftJoin(
      sports,
      and(eq(sports.tenantId, socialAccounts.tenantId), eq(sports.id, socialAccounts.sportId)),
    )
    .where(
      and(
        filter.sportId ? eq(socialAccounts.sportId, filter.sportId) : undefined,
        filter.departmentOnly ? isNull(socialAccounts.sportId) : undefined,
        filter.network ? eq(socialAccounts.network, filter.network) : undefined,
      ),
    )
    .orderBy(asc(socialAccounts.rank), asc(socialAccounts.id))
}
export type SocialAccountRow = Awaited<ReturnType<typeof socialAccountRows>>[number]

export async function partnerRows(tx: Tx): Promise<PartnerRow[]> {
  return tx.select().from(partners).orderBy(asc(partners.rank), asc(partners.id))
}

export async function feedRows(tx: Tx, sportId: number) {
  return tx
    .select({ feed: rssFeeds, sport: sports })
    .from(rssFeeds)
    .leftJoin(sports, and(eq(sports.tenantId, rssFeeds.tenantId), eq(sports.id, rssFeeds.sportId)))
    .where(sportId ? eq(rssFeeds.sportId, sportId) : undefined)
    .orderBy(asc(rssFeeds.rank), asc(rssFeeds.id))
}
export type FeedRow = Awaited<ReturnType<typeof feedRows>>[number]

export async function ticketRows(tx: Tx, sportId: number) {
  return tx
    .select({ link: ticketLinks, sport: sports })
    .from(ticketLinks)
    .leftJoin(sports, and(eq(sports.tenantId, ticketLinks.tenantId), eq(sports.id, ticketLinks.sportId)))
    .where(sportId ? eq(ticketLinks.sportId, sportId) : undefined)
    .orderBy(asc(ticketLinks.rank), asc(ticketLinks.id))
}
export type TicketRow = Awaited<ReturnType<typeof ticketRows>>[number]

export async function productPage(
  tx: Tx,
  sportId: number,
  page: { limit: number; offset: number },
): Promise<ProductRow[]> {
  return tx
    .select()
    .from(shopProducts)
    .where(sportId ? eq(shopProducts.sportId, sportId) : undefined)
    .orderBy(asc(shopProducts.rank), asc(shopProducts.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** A team's own things first, then those of everybody; never another team's. */
export async function gearRows(tx: Tx, sportId: number, limit: number): Promise<ProductRow[]> {
  return tx
    .select()
    .from(shopProducts)
    .where(or(eq(shopProducts.sportId, sportId), isNull(shopProducts.sportId)))
    .orderBy(asc(shopProducts.sportId), asc(shopProducts.rank), asc(shopProducts.id))
    .limit(limit)
}

export async function countProducts(tx: Tx, sportId: number): Promise<number> {
  return tx.$count(shopProducts, sportId ? eq(shopProducts.sportId, sportId) : undefined)
}

export async function redirectRows(tx: Tx) {
  return tx
    .select({ from: redirects.fromPath, location: redirects.location, isPermanent: redirects.isPermanent })
    .from(redirects)
    .orderBy(asc(redirects.fromPath))
}

/** Where a path leads by another redirect than this one. */
export async function otherRedirect(tx: Tx, from: string, id: number) {
  const [row] = await tx
    .select({ from: redirects.fromPath, location: redirects.location })
    .from(redirects)
    .where(and(eq(redirects.fromPath, from), ne(redirects.id, id)))
  return row ?? null
}

/** A path has one redirect: a second one takes the place of the first. */
export async function putRedirect(
  tx: Tx,
  { from, location, isPermanent }: { from: string; location: string; isPermanent: boolean },
): Promise<void> {
  await tx
    .insert(redirects)
    .values({ fromPath: from, location, isPermanent })
    .onConflictDoUpdate({
      target: [redirects.tenantId, redirects.fromPath],
      set: { location, isPermanent },
    })
}

/** From now on these paths are read themselves. */
export async function dropRedirects(tx: Tx, from: readonly string[]): Promise<void> {
  await tx.delete(redirects).where(inArray(redirects.fromPath, [...from]))
}

/** What led to a path leads on to where that is now. */
export async function leadElsewhere(tx: Tx, path: string, location: string): Promise<void> {
  await tx
    .update(redirects)
    .set({ location })
    .where(eq(sql`lower(${redirects.location})`, path))
}
