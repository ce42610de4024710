import { and, asc, desc, eq, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { HistoricalQuery } from '#contract/rosters.ts'
import type { Tx } from '../../db/client.ts'
import { containing, startingWith } from '../../db/like-pattern.ts'
import { historicalPlayers, players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons } from '../../db/schema/sports.ts'

const ofSeason = and(eq(seasons.tenantId, rosterPlayers.tenantId), eq(seasons.id, rosterPlayers.seasonId))
const ofPlayer = and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId))
const isPublic = and(eq(seasons.hasRoster, true), eq(seasons.isRosterHidden, false))

function isNamed(
  { letter, text }: HistoricalQuery,
  { firstName, lastName, hometown }: typeof players | typeof historicalPlayers,
): SQL | undefined {
  const pattern = text && containing(text)
  return and(
    letter ? ilike(lastName, startingWith(letter)) : undefined,
    pattern
      ? or(ilike(sql`${firstName} || ' ' || ${lastName}`, pattern), ilike(hometown, pattern))
      : undefined,
  )
}

function inDecade(decade: number | undefined, first: SQL, last: SQL): SQL | undefined {
  return decade === undefined
    ? undefined
    : and(lte(first, sql`${decade + 9}::int`), gte(last, sql`${decade}::int`))
}

/** People of the kept rosters, gathered by sport from the lines that the public may see. */
function recentCareers(tx: Tx, filter: HistoricalQuery) {
  const firstYear = sql<number>`extract(year from min(${seasons.startsOn}))::int`
  const lastYear = sql<number>`extract(year from max(${seasons.endsOn}))::int`
  return tx
    .select({
      isOld: sql<boolean>`false`.as('is_old'),
      id: sql<number>`${players.id}`.as('id'),
      sportId: sql<number>`${seasons.sportId}`.as('sport_id'),
      lastName: sql<string>`${players.lastName}`.as('last_name'),
      firstName: sql<string>`${players.firstName}`.as('first_name'),
      firstYear: firstYear.as('first_year'),
      lastYear: lastYear.as('last_year'),
    })
    .from(rosterPlayers)
    .innerJoin(seasons, ofSeason)
    .innerJoin(players, ofPlayer)
    .where(
      and(
        isPublic,
        filter.sportId ? eq(seasons.sportId, filter.sportId) : undefined,
        isNamed(filter, players),
      ),
    )
    .groupBy(players.tenantId, players.id, seasons.sportId)
    .having(inDecade(filter.decade, firstYear, lastYear))
}

/** People of the years before rosters were kept by season. */
function oldCareers(tx: Tx, filter: HistoricalQuery) {
  const { id, sportId, lastName, firstName, firstYear, lastYear } = historicalPlayers
  return tx
    .select({
      isOld: sql<boolean>`true`.as('is_old'),
      id: sql<number>`${id}`.as('id'),
      sportId: sql<number>`${sportId}`.as('sport_id'),
      lastName: sql<string>`${lastName}`.as('last_name'),
      firstName: sql<string>`${firstName}`.as('first_name'),
      firstYear: sql<number>`${firstYear}`.as('first_year'),
      lastYear: sql<number>`${lastYear}`.as('last_year'),
    })
    .from(historicalPlayers)
    .where(
      and(
        filter.sportId ? eq(sportId, filter.sportId) : undefined,
        isNamed(filter, historicalPlayers),
        inDecade(filter.decade, sql`${firstYear}`, sql`${lastYear}`),
      ),
    )
}

/** One page of everybody by name, and how many there are in all. What is shown of them is fetched for the page alone. */
export async function pageOfCareers(
  tx: Tx,
  filter: HistoricalQuery,
  page: { limit: number; offset: number },
) {
  const everybody = unionAll(recentCareers(tx, filter), oldCareers(tx, filter)).as('everybody')
  const rows = await tx
    .select({
      isOld: everybody.isOld,
      id: everybody.id,
      sportId: everybody.sportId,
      firstYear: everybody.firstYear,
      lastYear: everybody.lastYear,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(everybody)
    .orderBy(
      asc(everybody.lastName),
      asc(everybody.firstName),
      asc(everybody.sportId),
      asc(everybody.isOld),
      asc(everybody.id),
    )
    .limit(page.limit)
    .offset(page.offset)
  // A page beyond the last has no row to carry the count.
  const totalItems = rows[0]?.total ?? (page.offset > 0 ? await tx.$count(everybody) : 0)
  return { rows, totalItems }
}
export type CareerRow = Awaited<ReturnType<typeof pageOfCareers>>['rows'][number]

/** The lines of several players with who they are, the newest first. */
export async function linesOfPlayers(tx: Tx, playerIds: readonly number[]) {
  if (playerIds.length === 0) return []
  return tx
    .select({ line: rosterPlayers, player: players, sportId: seasons.sportId })
    .from(rosterPlayers)
    .innerJoin(seasons, ofSeason)
    .innerJoin(players, ofPlayer)
    .where(and(inArray(rosterPlayers.playerId, [...playerIds]), isPublic))
    .orderBy(desc(seasons.startsOn))
}
export type CareerLineRow = Awaited<ReturnType<typeof linesOfPlayers>>[number]

export async function historicalPlayersByIds(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(historicalPlayers)
    .where(inArray(historicalPlayers.id, [...ids]))
}
export type HistoricalPlayerRow = Awaited<ReturnType<typeof historicalPlayersByIds>>[number]
