import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons, sports } from '../../db/schema/sports.ts'

const ofPlayer = and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId))
const ofSeason = and(eq(seasons.tenantId, rosterPlayers.tenantId), eq(seasons.id, rosterPlayers.seasonId))
const ofSport = and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId))

/** Who a player is, without the long text that only their own page shows. */
const { bio: _, ...briefly } = getTableColumns(players)

export async function playersOfSeason(tx: Tx, seasonId: number) {
  return tx
    .select({ line: rosterPlayers, player: briefly })
    .from(rosterPlayers)
    .innerJoin(players, ofPlayer)
    .where(eq(rosterPlayers.seasonId, seasonId))
    .orderBy(asc(players.lastName), asc(players.firstName))
}
export type RosterPlayerRow = Awaited<ReturnType<typeof playersOfSeason>>[number]

export async function lineWithPlayer(tx: Tx, rosterPlayerId: number) {
  const [row] = await tx
    .select({ line: rosterPlayers, player: players, season: seasons })
    .from(rosterPlayers)
    .innerJoin(players, ofPlayer)
    .innerJoin(seasons, ofSeason)
    .where(eq(rosterPlayers.id, rosterPlayerId))
  return row
}

/** Newest first. */
export async function linesOfPlayer(tx: Tx, playerId: number) {
  return tx
    .select({ line: rosterPlayers, season: seasons })
    .from(rosterPlayers)
    .innerJoin(seasons, ofSeason)
    .where(eq(rosterPlayers.playerId, playerId))
    .orderBy(desc(seasons.startsOn), asc(seasons.sportId))
}
export type PlayerLineRow = Awaited<ReturnType<typeof linesOfPlayer>>[number]

/** The names and numbers of a roster, for finding a player's neighbours. */
export async function orderedLinesOfSeason(tx: Tx, seasonId: number) {
  return tx
    .select({
      id: rosterPlayers.id,
      jersey: rosterPlayers.jersey,
      position: rosterPlayers.position,
      firstName: players.firstName,
      lastName: players.lastName,
      slug: players.slug,
      image: players.image,
    })
    .from(rosterPlayers)
    .innerJoin(players, ofPlayer)
    .where(eq(rosterPlayers.seasonId, seasonId))
}

/** The last line that the public may see of each of several players, for links to them. */
export async function latestLines(tx: Tx, playerIds: readonly number[]) {
  if (playerIds.length === 0) return []
  return tx
    .selectDistinctOn([rosterPlayers.playerId], {
      playerId: rosterPlayers.playerId,
      rosterPlayerId: rosterPlayers.id,
      slug: players.slug,
      sportSlug: sports.globalSportNameSlug,
    })
    .from(rosterPlayers)
    .innerJoin(players, ofPlayer)
    .innerJoin(seasons, ofSeason)
    .innerJoin(sports, ofSport)
    .where(
      and(
        isOneOf(rosterPlayers.playerId, playerIds),
        eq(seasons.hasRoster, true),
        eq(seasons.isRosterHidden, false),
      ),
    )
    .orderBy(rosterPlayers.playerId, desc(seasons.startsOn), asc(seasons.sportId))
}

export async function isOnRoster(tx: Tx, seasonId: number, rosterPlayerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: rosterPlayers.id })
    .from(rosterPlayers)
    .where(and(eq(rosterPlayers.id, rosterPlayerId), eq(rosterPlayers.seasonId, seasonId)))
  return rows.length === 1
}
