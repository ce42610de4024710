import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import type { Content, Values } from '../../editing/kind/kind.ts'

const isShown = and(eq(seasons.hasRoster, true), eq(seasons.isRosterHidden, false))

/** The last line of each player, and of those the public may see where there is one: a player's page is that of a line. */
export async function lastLines(tx: Tx, playerIds: readonly number[]): Promise<Map<number, Values>> {
  const rows = await tx
    .selectDistinctOn([rosterPlayers.playerId], {
      id: rosterPlayers.playerId,
      line: rosterPlayers.id,
      jersey: rosterPlayers.jersey,
      position: rosterPlayers.position,
      academicYear: rosterPlayers.academicYear,
      seasonId: rosterPlayers.seasonId,
      sportId: seasons.sportId,
      sport: sql<string | null>`case when ${isShown} then ${sports.globalSportNameSlug} end`,
    })
    .from(rosterPlayers)
    .innerJoin(seasons, eq(seasons.id, rosterPlayers.seasonId))
    .innerJoin(sports, eq(sports.id, seasons.sportId))
    .where(isOneOf(rosterPlayers.playerId, playerIds))
    .orderBy(rosterPlayers.playerId, sql`${isShown} desc`, desc(seasons.startsOn), asc(seasons.sportId))
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

/** What the page of each line is found by, of those that nobody has published yet too. */
export async function pagesOfLines(tx: Tx, lines: readonly Content[]): Promise<Map<number, Values>> {
  const idsIn = (field: string) => lines.map(({ value }) => Number(value[field]) || 0)
  const people = await tx
    .select({ id: players.id, slug: players.slug })
    .from(players)
    .where(isOneOf(players.id, idsIn('playerId')))
  const teams = await tx
    .select({ id: seasons.id, sport: sports.globalSportNameSlug })
    .from(seasons)
    .innerJoin(sports, eq(sports.id, seasons.sportId))
    .where(and(isOneOf(seasons.id, idsIn('seasonId')), isShown))
  const slugs = new Map(people.map(({ id, slug }) => [id, slug]))
  const sportsOf = new Map(teams.map(({ id, sport }) => [id, sport]))
  return new Map(
    lines.flatMap(({ id, value }) => {
      const [slug, sport] = [slugs.get(Number(value.playerId)), sportsOf.get(Number(value.seasonId))]
      return slug && sport ? [[id, { slug, sport }] as const] : []
    }),
  )
}

export const onRosterOf = (seasonId: number): SQL =>
  sql`exists (select from ${rosterPlayers} where ${rosterPlayers.playerId} = ${players.id} and ${rosterPlayers.seasonId} = ${seasonId})`
