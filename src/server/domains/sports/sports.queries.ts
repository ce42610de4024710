import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { conferences, type facilities, seasons, sports } from '../../db/schema/sports.ts'

export type SportRow = typeof sports.$inferSelect
export type SeasonRow = typeof seasons.$inferSelect
export type ConferenceRow = typeof conferences.$inferSelect
export type FacilityRow = typeof facilities.$inferSelect

/** Every sport with its current season, in one query. */
export async function sportsWithCurrentSeason(tx: Tx) {
  return tx
    .select({
      sport: sports,
      season: { id: seasons.id, hasRoster: seasons.hasRoster, isRosterHidden: seasons.isRosterHidden },
    })
    .from(sports)
    .leftJoin(
      seasons,
      and(eq(seasons.tenantId, sports.tenantId), eq(seasons.sportId, sports.id), seasons.isCurrent),
    )
    .orderBy(asc(sports.title))
}

/** What references to sports show of them. */
export async function sportRefRows(tx: Tx) {
  const { id, title, shortname, abbreviation, globalSportNameSlug } = sports
  return tx
    .select({ id, title, shortname, abbreviation, globalSportNameSlug })
    .from(sports)
    .orderBy(asc(title))
}

/** A slug is the global name slug or the shortname. */
export async function sportBySlug(tx: Tx, slug: string): Promise<SportRow | undefined> {
  const [row] = await tx
    .select()
    .from(sports)
    .where(sql`${slug} in (${sports.globalSportNameSlug}, ${sports.shortname})`)
    .limit(1)
  return row
}

/** Newest first. */
export async function seasonsOfSport(tx: Tx, sportId: number) {
  return tx
    .select({ season: seasons, conference: conferences })
    .from(seasons)
    .leftJoin(
      conferences,
      and(eq(conferences.tenantId, seasons.tenantId), eq(conferences.id, seasons.conferenceId)),
    )
    .where(eq(seasons.sportId, sportId))
    .orderBy(desc(seasons.startsOn))
}

export async function sportOfSeason(tx: Tx, seasonId: number): Promise<SportRow | undefined> {
  const [row] = await tx
    .select({ sport: sports })
    .from(seasons)
    .innerJoin(sports, and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId)))
    .where(eq(seasons.id, seasonId))
  return row?.sport
}
