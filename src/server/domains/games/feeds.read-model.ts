import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { games } from '../../db/schema/games.ts'
import { liveGames } from '../../db/schema/live.ts'
import { sports } from '../../db/schema/sports.ts'

export async function feedRows(tx: Tx, gameIds: number[]) {
  return tx
    .select({
      gameId: liveGames.gameId,
      hasStarted: liveGames.hasStarted,
      isComplete: liveGames.isComplete,
      updatedAt: liveGames.updatedAt,
      source: liveGames.source,
      globalSportShortname: sports.globalSportShortname,
    })
    .from(liveGames)
    .innerJoin(games, and(eq(games.tenantId, liveGames.tenantId), eq(games.id, liveGames.gameId)))
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .where(isOneOf(liveGames.gameId, gameIds))
}
