import { and, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { games, opponents } from '../../../db/schema/games.ts'
import { liveGames } from '../../../db/schema/live.ts'
import { sports } from '../../../db/schema/sports.ts'

/** A department has two dozen games on its fullest day. */
const mostWatched = 200

/** The games of half a day of which something is to be told: those that a scorer tells of, and those that have a result. */
export function watchedGames(tx: Tx, since: Date, now: Date) {
  return tx
    .select({ game: games, opponent: opponents, sport: sports, live: liveGames })
    .from(games)
    .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .leftJoin(
      liveGames,
      and(
        eq(liveGames.tenantId, games.tenantId),
        eq(liveGames.gameId, games.id),
        gte(liveGames.updatedAt, since),
      ),
    )
    .where(
      and(
        eq(games.status, 'A'),
        isNull(games.type),
        gte(games.startUtc, since),
        lte(games.startUtc, now),
        or(isNotNull(games.resultStatus), eq(liveGames.hasStarted, true)),
      ),
    )
    .limit(mostWatched)
}
export type WatchedRow = Awaited<ReturnType<typeof watchedGames>>[number]
