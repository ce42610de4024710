import { and, desc, eq, ilike, lt, or } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { games, opponents } from '../../../db/schema/games.ts'
import { seasons, sports } from '../../../db/schema/sports.ts'
import { statFiles, statTokens } from '../../../db/schema/stats.ts'

interface Asked {
  search?: string | undefined
  after?: number | undefined
  limit: number
}

/** Files as they came, the last first, each with the game or the season that it is about. */
export async function receivedFiles(tx: Tx, { search, after, limit }: Asked) {
  const like = search ? containing(search) : undefined
  return tx
    .select({
      file: statFiles,
      key: statTokens.label,
      game: { id: games.id, day: games.startDate },
      opponent: opponents.title,
      season: seasons.title,
      sport: sports.title,
    })
    .from(statFiles)
    .leftJoin(
      statTokens,
      and(eq(statTokens.tenantId, statFiles.tenantId), eq(statTokens.id, statFiles.tokenId)),
    )
    .leftJoin(games, and(eq(games.tenantId, statFiles.tenantId), eq(games.id, statFiles.gameId)))
    .leftJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .leftJoin(seasons, and(eq(seasons.tenantId, statFiles.tenantId), eq(seasons.id, statFiles.seasonId)))
    .leftJoin(sports, and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId)))
    .where(
      and(
        like
          ? or(ilike(statFiles.fileName, like), ilike(opponents.title, like), ilike(sports.title, like))
          : undefined,
        after === undefined ? undefined : lt(statFiles.id, after),
      ),
    )
    .orderBy(desc(statFiles.id))
    .limit(limit)
}
export type ReceivedRow = Awaited<ReturnType<typeof receivedFiles>>[number]
