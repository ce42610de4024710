import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Game, GamesQuery, ResultsQuery } from '#contract/games.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { games } from '../../db/schema/games.ts'
import { seasons } from '../../db/schema/sports.ts'
import type { RecordedGame } from '../../parts/record.ts'

const gameRows = (tx: Tx) => tx.select().from(games).$dynamic()
export type GameRow = typeof games.$inferSelect

export async function gamesOfSeason(tx: Tx, seasonId: number): Promise<GameRow[]> {
  return gameRows(tx)
    .where(eq(games.seasonId, seasonId))
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}

/** A game that was called off is behind us on its day: until then it stands among those to come, in the order of play. */
const isPast = (now: Date): SQL | undefined =>
  and(
    // Written out, as the index of games gone by says it.
    sql`(${games.resultStatus} is not null or ${games.status} in ('P', 'C'))`,
    or(isNotNull(games.resultStatus), lte(games.startUtc, now)),
  )

const hoursBefore = (now: Date, count: number) => new Date(now.getTime() - count * 3_600_000)

/** An event of several days is looked for among those that began within a fortnight. */
const hasBegunLately = (now: Date) => gte(games.startUtc, hoursBefore(now, 24 * 14))

/** A game whose result nobody entered leaves the coming games half a day after it should have ended. */
const isNotOver = (now: Date) =>
  or(gte(games.startUtc, hoursBefore(now, 12)), gte(games.endUtc, hoursBefore(now, 12)))

// The status is written out, as the index of games to come says it.
const isAhead = (now: Date): SQL | undefined =>
  and(isNull(games.resultStatus), sql`${games.status} = 'A'`, hasBegunLately(now), isNotOver(now))

/** What the strip has after its results: games to come, and those to come that were called off. */
const isAheadOrCalledOff = (now: Date): SQL | undefined =>
  and(
    isNull(games.resultStatus),
    hasBegunLately(now),
    or(
      and(sql`${games.status} = 'A'`, isNotOver(now)),
      and(sql`${games.status} in ('P', 'C')`, gt(games.startUtc, now)),
    ),
  )

export interface GamesSelection {
  when: 'past' | 'ahead' | 'ahead-or-called-off'
  now: Date
  filter: ResultsQuery
}

const whenIs = { past: isPast, ahead: isAhead, 'ahead-or-called-off': isAheadOrCalledOff }

function conditions({ when, now, filter }: GamesSelection): SQL | undefined {
  return and(
    whenIs[when](now),
    filter.sportId ? eq(games.sportId, filter.sportId) : undefined,
    filter.locationIndicator ? eq(games.locationIndicator, filter.locationIndicator) : undefined,
    filter.gameId ? eq(games.id, filter.gameId) : undefined,
    filter.facilityId ? eq(games.facilityId, filter.facilityId) : undefined,
    filter.startDate ? gte(games.startDate, filter.startDate) : undefined,
    filter.endDate ? lte(games.startDate, filter.endDate) : undefined,
    filter.spotLight ? games.isSpotlight : undefined,
    filter.streamingProvider
      ? sql`${filter.streamingProvider} in (${games.media} ->> 'tv', ${games.media} ->> 'radio')`
      : undefined,
    ...offered(filter),
    filter.season ? inArray(games.seasonId, seasonsNamed(filter.season)) : undefined,
    filter.outcome ? eq(games.resultStatus, filter.outcome) : undefined,
    filter.conferenceOnly ? games.isConference : undefined,
    filter.playedOnly ? isNotNull(games.resultStatus) : undefined,
    filter.opponent ? hasWords('opponents', games.opponentId, filter.opponent) : undefined,
  )
}

/** What there is of a game beyond the game. */
const offered = (filter: Pick<GamesQuery, 'ticketedOnly' | 'withCoverageOnly'>): (SQL | undefined)[] => [
  filter.ticketedOnly ? sql`${games.media} ->> 'tickets' is not null` : undefined,
  filter.withCoverageOnly
    ? sql`coalesce(${games.media} ->> 'video', ${games.media} ->> 'audio') is not null`
    : undefined,
]

const seasonsNamed = (title: string) =>
  new QueryBuilder().select({ id: seasons.id }).from(seasons).where(eq(seasons.title, title))

/** A game that is being played stands before everything that is still to come. */
const isOn = sql`(${games.gameState} = ${sql.raw(String(gameStateNumber('Live')))})`

/** A page of games and how many there are in all. */
export async function pageOfGames(
  tx: Tx,
  selection: GamesSelection,
  page: { limit: number; offset: number },
): Promise<{ rows: GameRow[]; totalItems: number }> {
  const order =
    selection.when === 'past'
      ? [desc(games.startUtc), desc(games.id)]
      : [desc(isOn), asc(games.startUtc), asc(games.id)]
  const found = await tx
    .select({ game: games, totalItems: tx.$count(games, conditions(selection)) })
    .from(games)
    .where(conditions(selection))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  // A page beyond the last, or of no length, has no row to carry the count.
  const isCounted = found.length > 0 || (page.offset === 0 && page.limit > 0)
  return {
    rows: found.map(({ game }) => game),
    totalItems: isCounted ? (found[0]?.totalItems ?? 0) : await countGames(tx, selection),
  }
}

export async function countGames(tx: Tx, selection: GamesSelection): Promise<number> {
  return tx.$count(games, conditions(selection))
}

/** Games whose days touch the range; an event of several days may have begun before it. */
export async function gamesBetween(tx: Tx, from: string, to: string, filter: GamesQuery): Promise<GameRow[]> {
  return gameRows(tx)
    .where(
      and(
        lte(games.startDate, to),
        or(
          gte(games.startDate, from),
          and(gte(games.endDate, from), gte(games.startDate, sql`${from}::date - 21`)),
        ),
        filter.sportId ? eq(games.sportId, filter.sportId) : undefined,
        filter.locationIndicator ? eq(games.locationIndicator, filter.locationIndicator) : undefined,
        ...offered(filter),
      ),
    )
    .orderBy(asc(games.startUtc), asc(games.id))
    .limit(maxGamesBetween)
}
/** More than any department plays in three months. */
const maxGamesBetween = 2_000

/** The first and the last day on which an entry begins. */
export async function gameDateRange(tx: Tx): Promise<{ first: string; last: string } | undefined> {
  const edge = (order: SQL) => tx.select({ day: games.startDate }).from(games).orderBy(order).limit(1)
  const [[first], [last]] = [await edge(asc(games.startDate)), await edge(desc(games.startDate))]
  return first && last && { first: first.day, last: last.day }
}

/** What a record is made of, in the order of play. */
export async function decisionsOf(tx: Tx, selection: GamesSelection): Promise<RecordedGame[]> {
  return tx
    .select({
      status: games.resultStatus,
      locationIndicator: games.locationIndicator,
      isConference: games.isConference,
      isExhibition: games.isExhibition,
    })
    .from(games)
    .where(conditions(selection))
    .orderBy(asc(games.startUtc), asc(games.id))
}

/** Titles of a team's seasons in which a game was played, newest first. */
export async function seasonsWithResults(tx: Tx, sportId: number): Promise<string[]> {
  const played = tx
    .select({ one: sql`1` })
    .from(games)
    .where(and(eq(games.seasonId, seasons.id), isNotNull(games.resultStatus)))
  const rows = await tx
    .select({ title: seasons.title })
    .from(seasons)
    .where(and(eq(seasons.sportId, sportId), exists(played)))
    .orderBy(desc(seasons.startsOn))
  return rows.map(({ title }) => title)
}

/** Every game of a team, or those against one opponent, in the order of play. */
export async function gamesOfSport(tx: Tx, sportId: number, opponentId?: number): Promise<GameRow[]> {
  return gameRows(tx)
    .where(and(eq(games.sportId, sportId), opponentId ? eq(games.opponentId, opponentId) : undefined))
    .orderBy(asc(games.startUtc), asc(games.id))
}

export async function gameById(tx: Tx, gameId: number): Promise<GameRow | undefined> {
  const [row] = await gameRows(tx).where(eq(games.id, gameId))
  return row
}

/** The team's game after another, unless it was called off. */
export async function gameAfter(
  tx: Tx,
  { id, sport, startDateUtc }: Pick<Game, 'id' | 'sport' | 'startDateUtc'>,
): Promise<GameRow | undefined> {
  const start = new Date(startDateUtc)
  const [row] = await gameRows(tx)
    .where(
      and(
        eq(games.sportId, sport.id),
        or(gt(games.startUtc, start), and(eq(games.startUtc, start), gt(games.id, id))),
        eq(games.status, 'A'),
        isNull(games.type),
      ),
    )
    .orderBy(asc(games.startUtc), asc(games.id))
    .limit(1)
  return row
}

type GameChange = Partial<
  Pick<
    GameRow,
    | 'time'
    | 'location'
    | 'note'
    | 'status'
    | 'gameState'
    | 'resultStatus'
    | 'teamScore'
    | 'opponentScore'
    | 'postscore'
    | 'lineScores'
  >
>

export async function updateGameRow(tx: Tx, gameId: number, change: GameChange): Promise<boolean> {
  const rows = await tx.update(games).set(change).where(eq(games.id, gameId)).returning({ id: games.id })
  return rows.length === 1
}
