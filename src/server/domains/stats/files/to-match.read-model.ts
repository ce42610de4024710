import { and, asc, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { isOneOf } from '../../../db/is-one-of.ts'
import { games, opponents } from '../../../db/schema/games.ts'
import { players, rosterPlayers } from '../../../db/schema/rosters.ts'
import { sports } from '../../../db/schema/sports.ts'

/** What the names in a stat file are looked for among. */
export async function allOpponents(tx: Tx) {
  return tx
    .select({
      id: opponents.id,
      title: opponents.title,
      abbreviation: opponents.abbreviation,
      aliases: opponents.aliases,
    })
    .from(opponents)
}

const itsOpponent = and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId))
const itsSport = and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId))

function gameRows(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      game: games,
      opponent: {
        id: opponents.id,
        title: opponents.title,
        abbreviation: opponents.abbreviation,
        aliases: opponents.aliases,
        ncaaSchoolCode: opponents.ncaaSchoolCode,
      },
      sport: { gender: sports.gender, globalSportId: sports.globalSportId },
    })
    .from(games)
    .innerJoin(opponents, itsOpponent)
    .innerJoin(sports, itsSport)
    .where(where)
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}
export type GameToMatch = Awaited<ReturnType<typeof gameRows>>[number]

/** Games of some sports whose days touch the range; a tournament may have begun before it. */
export async function gamesToMatch(
  tx: Tx,
  sportIds: readonly number[],
  from: string,
  to: string,
): Promise<GameToMatch[]> {
  return gameRows(
    tx,
    and(
      isOneOf(games.sportId, sportIds),
      lte(games.startDate, to),
      or(
        gte(games.startDate, from),
        and(gte(games.endDate, from), gte(games.startDate, sql`${from}::date - 21`)),
      ),
      sql`${games.type} is distinct from 'S'`,
      ne(games.status, 'O'),
    ),
  )
}

export async function gameToMatch(tx: Tx, gameId: number): Promise<GameToMatch | undefined> {
  const [row] = await gameRows(tx, eq(games.id, gameId))
  return row
}

export async function rostersOfSeasons(tx: Tx, seasonIds: readonly number[]) {
  return tx
    .select({
      seasonId: rosterPlayers.seasonId,
      rosterPlayerId: rosterPlayers.id,
      playerId: rosterPlayers.playerId,
      jersey: rosterPlayers.jersey,
      firstName: players.firstName,
      lastName: players.lastName,
    })
    .from(rosterPlayers)
    .innerJoin(
      players,
      and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId)),
    )
    .where(isOneOf(rosterPlayers.seasonId, seasonIds))
    .orderBy(asc(rosterPlayers.id))
}
