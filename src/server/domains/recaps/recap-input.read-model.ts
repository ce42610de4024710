import { and, asc, eq, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { jsonPart } from '../../db/columns/json-column.ts'
import { StoredTeam } from '../../db/columns/stored-box-score.ts'
import { games, opponents } from '../../db/schema/games.ts'
import { players, rosterPlayers } from '../../db/schema/rosters.ts'
import { conferences, facilities, seasons, sports } from '../../db/schema/sports.ts'
import { boxScores } from '../../db/schema/stats.ts'

const itsOpponent = and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId))
const itsFacility = and(eq(facilities.tenantId, games.tenantId), eq(facilities.id, games.facilityId))

/** A game with its sport, opponent, place, conference and sheet. */
export async function gameToRecap(tx: Tx, gameId: number) {
  const [row] = await tx
    .select({
      game: games,
      sport: { title: sports.title, gender: sports.gender, globalSportId: sports.globalSportId },
      opponent: { title: opponents.title, mascot: opponents.mascot },
      venue: facilities.title,
      conference: conferences.title,
      box: boxScores,
    })
    .from(games)
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .innerJoin(seasons, and(eq(seasons.tenantId, games.tenantId), eq(seasons.id, games.seasonId)))
    .innerJoin(opponents, itsOpponent)
    .leftJoin(facilities, itsFacility)
    .leftJoin(
      conferences,
      and(eq(conferences.tenantId, seasons.tenantId), eq(conferences.id, seasons.conferenceId)),
    )
    .leftJoin(boxScores, and(eq(boxScores.tenantId, games.tenantId), eq(boxScores.gameId, gameId)))
    .where(eq(games.id, gameId))
  return row
}
export type GameToRecap = NonNullable<Awaited<ReturnType<typeof gameToRecap>>>

/** The season's schedule in the order of play: what was before counts, what comes is next. */
export async function scheduleAround(tx: Tx, seasonId: number) {
  return tx
    .select({
      id: games.id,
      startDate: games.startDate,
      time: games.time,
      isTbd: games.isTbd,
      isAllDay: games.isAllDay,
      status: games.resultStatus,
      teamScore: games.teamScore,
      opponentScore: games.opponentScore,
      standing: games.status,
      locationIndicator: games.locationIndicator,
      location: games.location,
      isConference: games.isConference,
      isExhibition: games.isExhibition,
      tournament: games.tournament,
      type: games.type,
      opponent: opponents.title,
      venue: facilities.title,
    })
    .from(games)
    .innerJoin(opponents, itsOpponent)
    .leftJoin(facilities, itsFacility)
    .where(eq(games.seasonId, seasonId))
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}

/** The games of the sport against the opponent until this one. */
export async function meetingsUntil(tx: Tx, { id, sportId, opponentId, startUtc }: GameToRecap['game']) {
  return tx
    .select({
      startDate: games.startDate,
      isExhibition: games.isExhibition,
      resultStatus: games.resultStatus,
      teamScore: games.teamScore,
      opponentScore: games.opponentScore,
    })
    .from(games)
    .where(
      and(
        eq(games.sportId, sportId),
        eq(games.opponentId, opponentId),
        or(lt(games.startUtc, startUtc), eq(games.id, id)),
      ),
    )
    .orderBy(asc(games.startUtc), asc(sql`${games.id} = ${id}`))
}

/** The school's side of the sheets of the season before this game. */
export async function sheetsBefore(tx: Tx, { id, seasonId, startUtc }: GameToRecap['game']) {
  return tx
    .select({
      group: boxScores.sportGroup,
      team: jsonPart(sql`${boxScores.data} #> '{teams,0}'`, StoredTeam, 'team'),
    })
    .from(boxScores)
    .innerJoin(games, and(eq(games.tenantId, boxScores.tenantId), eq(games.id, boxScores.gameId)))
    .where(
      and(
        eq(boxScores.seasonId, seasonId),
        isNotNull(games.resultStatus),
        eq(games.isExhibition, false),
        lte(games.startUtc, startUtc),
        ne(games.id, id),
      ),
    )
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}

export async function rosterToRecap(tx: Tx, seasonId: number) {
  return tx
    .select({
      rosterPlayerId: rosterPlayers.id,
      year: rosterPlayers.academicYear,
      hometown: players.hometown,
    })
    .from(rosterPlayers)
    .innerJoin(
      players,
      and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId)),
    )
    .where(eq(rosterPlayers.seasonId, seasonId))
}

/** A season with its team and conference. */
export async function seasonToTell(tx: Tx, seasonId: number) {
  const [row] = await tx
    .select({ id: seasons.id, sportId: sports.id, sport: sports.title, conference: conferences.title })
    .from(seasons)
    .innerJoin(sports, and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId)))
    .leftJoin(
      conferences,
      and(eq(conferences.tenantId, seasons.tenantId), eq(conferences.id, seasons.conferenceId)),
    )
    .where(eq(seasons.id, seasonId))
  return row
}

/** The school's side of the sheets of a season until a day, that day too. */
export async function sheetsUntil(tx: Tx, seasonId: number, until: string) {
  return tx
    .select({
      day: games.startDate,
      group: boxScores.sportGroup,
      team: jsonPart(sql`${boxScores.data} #> '{teams,0}'`, StoredTeam, 'team'),
    })
    .from(boxScores)
    .innerJoin(games, and(eq(games.tenantId, boxScores.tenantId), eq(games.id, boxScores.gameId)))
    .where(
      and(
        eq(boxScores.seasonId, seasonId),
        isNotNull(games.resultStatus),
        eq(games.isExhibition, false),
        lte(games.startDate, until),
      ),
    )
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}
