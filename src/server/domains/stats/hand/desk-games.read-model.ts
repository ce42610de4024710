import { and, asc, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { games, opponents } from '../../../db/schema/games.ts'
import { liveGames } from '../../../db/schema/live.ts'
import { sports } from '../../../db/schema/sports.ts'
import { statFiles } from '../../../db/schema/stats.ts'

function rowsOf(tx: Tx, where: SQL | undefined) {
  return tx
    .select({ game: games, opponent: opponents, sport: sports, live: liveGames, file: statFiles })
    .from(games)
    .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .leftJoin(liveGames, and(eq(liveGames.tenantId, games.tenantId), eq(liveGames.gameId, games.id)))
    .leftJoin(
      statFiles,
      and(eq(statFiles.tenantId, games.tenantId), eq(statFiles.gameId, games.id), statFiles.isStanding),
    )
    .where(and(where, sql`${games.type} is distinct from 'S'`, ne(games.status, 'O')))
    .orderBy(asc(games.startUtc), asc(games.id))
}
export type DeskGameRow = Awaited<ReturnType<typeof rowsOf>>[number]

const mostOnADay = 100

/** Games that are on that day, with who tells of them. */
export const deskGamesOn = (tx: Tx, day: string): Promise<DeskGameRow[]> =>
  rowsOf(
    tx,
    or(
      eq(games.startDate, day),
      and(lte(games.startDate, day), gte(games.endDate, day), gte(games.startDate, sql`${day}::date - 21`)),
    ),
  ).limit(mostOnADay)

export async function deskGame(tx: Tx, gameId: number): Promise<DeskGameRow | undefined> {
  const [row] = await rowsOf(tx, eq(games.id, gameId))
  return row
}
