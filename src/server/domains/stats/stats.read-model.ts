import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { RecordScope } from '#contract/shapes/record-book.ts'
import type { Tx } from '../../db/client.ts'
import { jsonPart } from '../../db/columns/json-column.ts'
import { StoredLine, StoredOpponents, StoredPlayer, StoredTeam } from '../../db/columns/stored-box-score.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { games, opponents } from '../../db/schema/games.ts'
import { players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import {
  boxScores,
  StoredSeasonLine,
  type StoredSeasonTotals,
  seasonTotals,
  statRecords,
} from '../../db/schema/stats.ts'

const gameColumns = {
  id: games.id,
  startUtc: games.startUtc,
  timeZone: games.timeZone,
  locationIndicator: games.locationIndicator,
  isConference: games.isConference,
  isExhibition: games.isExhibition,
  resultStatus: games.resultStatus,
  teamScore: games.teamScore,
  opponentScore: games.opponentScore,
}
const opponentColumns = {
  id: opponents.id,
  title: opponents.title,
  slug: opponents.slug,
  abbreviation: opponents.abbreviation,
  image: opponents.image,
}
const itsOpponent = and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId))

/** A game with its box score, if it has one. */
export async function gameWithBoxScore(tx: Tx, gameId: number) {
  const [row] = await tx
    .select({ game: gameColumns, opponent: opponentColumns, sport: sports, season: seasons, box: boxScores })
    .from(games)
    .innerJoin(opponents, itsOpponent)
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .innerJoin(seasons, and(eq(seasons.tenantId, games.tenantId), eq(seasons.id, games.seasonId)))
    // By the number itself: a query that names its row does not fall with the others (`db/tables-read.ts`).
    .leftJoin(boxScores, and(eq(boxScores.tenantId, games.tenantId), eq(boxScores.gameId, gameId)))
    .where(eq(games.id, gameId))
  return row
}
export type BoxScoreRow = NonNullable<Awaited<ReturnType<typeof gameWithBoxScore>>>
export type StatGameRow = Pick<BoxScoreRow, 'game' | 'opponent'>

/** Decisions of a season in the order of play. */
export async function decisionsOfSeason(tx: Tx, seasonId: number) {
  return tx
    .select(gameColumns)
    .from(games)
    .where(eq(games.seasonId, seasonId))
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}

/** A slug is the global name slug or the shortname. */
export async function sportBySlug(tx: Tx, slug: string) {
  const [row] = await tx
    .select()
    .from(sports)
    .where(sql`${slug} in (${sports.globalSportNameSlug}, ${sports.shortname})`)
    .limit(1)
  return row
}

/** A game that still runs has a box score and counts nowhere. */
const isOver = isNotNull(games.resultStatus)

/** Newest first, with whether there is a box score of a game that is over in it. */
export async function seasonsOfSport(tx: Tx, sportId: number) {
  return tx
    .select({
      id: seasons.id,
      title: seasons.title,
      isCurrent: seasons.isCurrent,
      endsOn: seasons.endsOn,
      // Spelled out: in a query of one table, columns are written without the name of theirs.
      hasBoxScores: sql<boolean>`exists (select 1 from box_scores b join games g on g.tenant_id = b.tenant_id and g.id = b.game_id where b.tenant_id = seasons.tenant_id and b.season_id = seasons.id and g.result_status is not null)`,
    })
    .from(seasons)
    .where(eq(seasons.sportId, sportId))
    .orderBy(desc(seasons.startsOn), desc(seasons.id))
}

export async function titlesOfTotals(tx: Tx, sportId: number): Promise<string[]> {
  const rows = await tx
    .select({ title: seasonTotals.seasonTitle })
    .from(seasonTotals)
    .where(eq(seasonTotals.sportId, sportId))
    .orderBy(desc(seasonTotals.seasonTitle))
  return rows.map(({ title }) => title)
}

export async function totalsOfSeason(
  tx: Tx,
  sportId: number,
  title: string,
): Promise<StoredSeasonTotals | undefined> {
  const [row] = await tx
    .select({ data: seasonTotals.data })
    .from(seasonTotals)
    .where(and(eq(seasonTotals.sportId, sportId), eq(seasonTotals.seasonTitle, title)))
  return row?.data
}

/** Every season of a sport of which only the totals were kept, the oldest first. */
export async function allTotalsOfSport(tx: Tx, sportId: number) {
  return tx
    .select({ title: seasonTotals.seasonTitle, data: seasonTotals.data })
    .from(seasonTotals)
    .where(eq(seasonTotals.sportId, sportId))
    .orderBy(asc(seasonTotals.seasonTitle))
}

/** What an office entered for a record book, the oldest first; a book has some hundreds of lines at most. */
export async function typedRecords(tx: Tx, sportId: number, scope: RecordScope) {
  return tx
    .select()
    .from(statRecords)
    .where(and(eq(statRecords.sportId, sportId), eq(statRecords.scope, scope)))
    .orderBy(asc(statRecords.season), asc(statRecords.id))
    .limit(1000)
}
export type TypedRecordRow = Awaited<ReturnType<typeof typedRecords>>[number]

/** A season's box scores without what a season does not need: the opponents' players, the scoring, the plays. */
export async function boxScoresOfSeason(tx: Tx, seasonId: number) {
  return tx
    .select({
      game: gameColumns,
      opponent: opponentColumns,
      periods: jsonPart(sql`${boxScores.data} -> 'periods'`, Type.Array(Type.String()), 'list of periods'),
      school: jsonPart(sql`${boxScores.data} #> '{teams,0}'`, StoredTeam, 'team'),
      other: jsonPart(sql`(${boxScores.data} #> '{teams,1}') - 'players'`, StoredOpponents, 'opponent'),
    })
    .from(boxScores)
    .innerJoin(games, and(eq(games.tenantId, boxScores.tenantId), eq(games.id, boxScores.gameId)))
    .innerJoin(opponents, itsOpponent)
    .where(and(eq(boxScores.seasonId, seasonId), isOver))
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}
export type SeasonBoxRow = Awaited<ReturnType<typeof boxScoresOfSeason>>[number]

/** Others for other rows than those that `boxScoresOfSeason` reads, without reading what is in them. */
export async function versionsOfSeasons(tx: Tx, seasonIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({
      seasonId: boxScores.seasonId,
      version: sql<string>`md5(string_agg(concat_ws(' ', ${games.id}, ${boxScores}.xmin, ${games}.xmin, ${opponents}.xmin), ',' order by ${games.id}))`,
    })
    .from(boxScores)
    .innerJoin(games, and(eq(games.tenantId, boxScores.tenantId), eq(games.id, boxScores.gameId)))
    .innerJoin(opponents, itsOpponent)
    .where(and(isOneOf(boxScores.seasonId, seasonIds), isOver))
    .groupBy(boxScores.seasonId)
  return new Map(rows.map(({ seasonId, version }) => [seasonId, version]))
}

/** The roster that box scores point at. */
export async function rosterOfSeason(tx: Tx, seasonId: number) {
  return rosterRows(tx, eq(rosterPlayers.seasonId, seasonId))
}

/** The same of several seasons, the oldest first. */
export async function rostersOfSeasons(tx: Tx, seasonIds: readonly number[]) {
  return rosterRows(tx, isOneOf(rosterPlayers.seasonId, seasonIds)).orderBy(
    asc(rosterPlayers.seasonId),
    asc(rosterPlayers.id),
  )
}
export type RosterRow = Awaited<ReturnType<typeof rosterRows>>[number]

function rosterRows(tx: Tx, where: SQL) {
  return tx
    .select({
      rosterPlayerId: rosterPlayers.id,
      seasonId: rosterPlayers.seasonId,
      academicYear: rosterPlayers.academicYear,
      playerId: players.id,
      firstName: players.firstName,
      lastName: players.lastName,
      slug: players.slug,
      image: players.image,
    })
    .from(rosterPlayers)
    .innerJoin(
      players,
      and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId)),
    )
    .where(where)
}

export async function playerById(tx: Tx, playerId: number) {
  const [row] = await tx
    .select({ id: players.id, firstName: players.firstName, lastName: players.lastName })
    .from(players)
    .where(eq(players.id, playerId))
  return row
}

/** The teams and seasons a person was on, newest first. */
export async function seasonsOfPlayer(tx: Tx, playerId: number) {
  return tx
    .select({
      rosterPlayerId: rosterPlayers.id,
      seasonId: seasons.id,
      title: seasons.title,
      isRosterHidden: seasons.isRosterHidden,
      sport: sports,
    })
    .from(rosterPlayers)
    .innerJoin(
      seasons,
      and(eq(seasons.tenantId, rosterPlayers.tenantId), eq(seasons.id, rosterPlayers.seasonId)),
    )
    .innerJoin(sports, and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId)))
    .where(eq(rosterPlayers.playerId, playerId))
    .orderBy(desc(seasons.startsOn), asc(sports.id), desc(rosterPlayers.id))
}
export type PlayerSeasonRow = Awaited<ReturnType<typeof seasonsOfPlayer>>[number]

/** A person's own lines out of every box score of their seasons, and the team's totals beside them. */
export async function linesOfPlayer(tx: Tx, playerId: number, seasonIds: number[]) {
  // A join, so that each sheet is unpacked once and those without the player drop out.
  const own = sql`lateral jsonb_path_query(${boxScores.data}, '$.teams[0].players[*] ? (@.rosterPlayerId == $id)', jsonb_build_object('id', ${rosterPlayers.id})) as own(line)`
  return tx
    .select({
      seasonId: boxScores.seasonId,
      game: gameColumns,
      opponent: opponentColumns,
      line: jsonPart(sql`own.line`, StoredPlayer, 'player of a box score'),
      team: jsonPart(sql`${boxScores.data} #> '{teams,0,totals}'`, StoredLine, 'team total'),
    })
    .from(rosterPlayers)
    .innerJoin(
      boxScores,
      and(eq(boxScores.tenantId, rosterPlayers.tenantId), eq(boxScores.seasonId, rosterPlayers.seasonId)),
    )
    .innerJoin(games, and(eq(games.tenantId, boxScores.tenantId), eq(games.id, boxScores.gameId)))
    .innerJoin(opponents, itsOpponent)
    .innerJoin(own, sql`true`)
    .where(and(eq(rosterPlayers.playerId, playerId), isOneOf(boxScores.seasonId, seasonIds), isOver))
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}
export type PlayerLineRow = Awaited<ReturnType<typeof linesOfPlayer>>[number]

/** What is left of a person in seasons that only have totals. */
export async function totalsOfPlayer(tx: Tx, playerId: number) {
  const own = sql`jsonb_path_query_first(${seasonTotals.data}, '$.individual[*] ? (@.playerId == $id)', jsonb_build_object('id', ${playerId}::integer))`
  return tx
    .select({
      sportId: seasonTotals.sportId,
      title: seasonTotals.seasonTitle,
      row: jsonPart(own, StoredSeasonLine, 'player of season totals'),
      team: jsonPart(sql`${seasonTotals.data} -> 'team'`, StoredLine, 'team total'),
    })
    .from(seasonTotals)
    .innerJoin(
      seasons,
      and(eq(seasons.tenantId, seasonTotals.tenantId), eq(seasons.sportId, seasonTotals.sportId)),
    )
    .innerJoin(
      rosterPlayers,
      and(eq(rosterPlayers.tenantId, seasons.tenantId), eq(rosterPlayers.seasonId, seasons.id)),
    )
    .where(and(eq(rosterPlayers.playerId, playerId), sql`${own} is not null`))
    .groupBy(seasonTotals.tenantId, seasonTotals.id)
    .orderBy(desc(seasonTotals.seasonTitle), asc(seasonTotals.id))
}
