import { and, asc, desc, eq, gte, lte, min, type SQL } from 'drizzle-orm'
import type { HistoricalQuery } from '#contract/rosters.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { careers, historicalPlayers, players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons } from '../../db/schema/sports.ts'
import { isPublic, ofPlayer, ofSeason } from './careers.queries.ts'

const conditions = ({ sportId, letter, text, decade }: HistoricalQuery): SQL | undefined =>
  and(
    sportId ? eq(careers.sportId, sportId) : undefined,
    letter ? eq(careers.initial, letter.toUpperCase()) : undefined,
    text ? hasWords('careers', careers.id, text) : undefined,
    decade === undefined ? undefined : and(lte(careers.firstYear, decade + 9), gte(careers.lastYear, decade)),
  )

/** One page of everybody by name. What is shown of them is fetched for the page alone. */
export async function pageOfCareers(
  tx: Tx,
  filter: HistoricalQuery,
  page: { limit: number; offset: number },
) {
  return tx
    .select({
      playerId: careers.playerId,
      historicalPlayerId: careers.historicalPlayerId,
      sportId: careers.sportId,
      firstYear: careers.firstYear,
      lastYear: careers.lastYear,
    })
    .from(careers)
    .where(conditions(filter))
    .orderBy(
      asc(careers.lastName),
      asc(careers.firstName),
      asc(careers.sportId),
      asc(careers.playerId),
      asc(careers.historicalPlayerId),
    )
    .limit(page.limit)
    .offset(page.offset)
}
export type CareerRow = Awaited<ReturnType<typeof pageOfCareers>>[number]

export async function countCareers(tx: Tx, filter: HistoricalQuery): Promise<number> {
  return tx.$count(careers, conditions(filter))
}

/** Whom a list of names means: the one of that name who played the sport in those years. */
export async function careerOf(
  tx: Tx,
  who: { sportId: number; firstName: string; lastName: string; firstYear: number; lastYear: number },
): Promise<{ playerId: number | null } | undefined> {
  const [row] = await tx
    .select({ playerId: careers.playerId })
    .from(careers)
    .where(
      and(
        eq(careers.sportId, who.sportId),
        eq(careers.lastName, who.lastName),
        eq(careers.firstName, who.firstName),
        lte(careers.firstYear, who.lastYear),
        gte(careers.lastYear, who.firstYear),
      ),
    )
    .orderBy(asc(careers.id))
    .limit(1)
  return row
}

export async function firstCareerYear(tx: Tx): Promise<number | null> {
  const [row] = await tx.select({ year: min(careers.firstYear) }).from(careers)
  return row?.year ?? null
}

/** The lines of several players with who they are, the newest first. */
export async function linesOfPlayers(tx: Tx, playerIds: readonly number[]) {
  if (playerIds.length === 0) return []
  return tx
    .select({
      line: { id: rosterPlayers.id, jersey: rosterPlayers.jersey, position: rosterPlayers.position },
      player: {
        id: players.id,
        firstName: players.firstName,
        lastName: players.lastName,
        slug: players.slug,
        hometown: players.hometown,
        highSchool: players.highSchool,
      },
      sportId: seasons.sportId,
    })
    .from(rosterPlayers)
    .innerJoin(seasons, ofSeason)
    .innerJoin(players, ofPlayer)
    .where(and(isOneOf(rosterPlayers.playerId, playerIds), isPublic))
    .orderBy(desc(seasons.startsOn))
}
export type CareerLineRow = Awaited<ReturnType<typeof linesOfPlayers>>[number]

export async function historicalPlayersByIds(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx.select().from(historicalPlayers).where(isOneOf(historicalPlayers.id, ids))
}
export type HistoricalPlayerRow = Awaited<ReturnType<typeof historicalPlayersByIds>>[number]
