import { and, asc, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { games, opponents } from '../../db/schema/games.ts'
import { liveGames } from '../../db/schema/live.ts'
import { sports } from '../../db/schema/sports.ts'

function liveRows(tx: Tx) {
  return tx
    .select({ live: liveGames, game: games, opponent: opponents, sport: sports })
    .from(liveGames)
    .innerJoin(games, and(eq(games.tenantId, liveGames.tenantId), eq(games.id, liveGames.gameId)))
    .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .$dynamic()
}
export type StoredLiveRow = Awaited<ReturnType<typeof liveRows>>[number]

/** A department has a dozen games at once on its fullest day. */
const maxLive = 100

/** Games that something was heard of since a moment; of those, what came after a revision. */
export async function liveSince(tx: Tx, moment: Date, revision?: number): Promise<StoredLiveRow[]> {
  return liveRows(tx)
    .where(
      and(
        gte(liveGames.updatedAt, moment),
        revision === undefined ? undefined : gt(liveGames.revision, revision),
      ),
    )
    .orderBy(asc(games.startUtc), asc(games.id))
    .limit(maxLive)
}

const mostOnAir = 6

/** The games that are being played, by what the office and the scorers said of them and not by their scores. */
export async function onAir(tx: Tx, since: Date) {
  return tx
    .select({ game: games, opponent: opponents, sport: sports })
    .from(games)
    .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .where(
      and(
        eq(games.gameState, 'Live'),
        eq(games.status, 'A'),
        isNull(games.resultStatus),
        gte(games.startUtc, since),
      ),
    )
    .orderBy(
      desc(games.isSpotlight),
      desc(sql`${games.locationIndicator} = 'H'`),
      asc(games.startUtc),
      asc(games.id),
    )
    .limit(mostOnAir)
}
export type OnAirRow = Awaited<ReturnType<typeof onAir>>[number]

export async function liveGame(tx: Tx, gameId: number): Promise<StoredLiveRow | undefined> {
  const [row] = await liveRows(tx).where(eq(liveGames.gameId, gameId))
  return row
}
