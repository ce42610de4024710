import { and, asc, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { games } from '../../db/schema/games.ts'

/** What a record needs of each game, in the order of play. */
export async function decisionsOfSeasons(tx: Tx, seasonIds: readonly number[]) {
  if (seasonIds.length === 0) return []
  return tx
    .select({
      id: games.id,
      seasonId: games.seasonId,
      startUtc: games.startUtc,
      gameNumber: games.gameNumber,
      status: games.resultStatus,
      locationIndicator: games.locationIndicator,
      isConference: games.isConference,
      isExhibition: games.isExhibition,
    })
    .from(games)
    .where(and(isOneOf(games.seasonId, seasonIds), isNotNull(games.resultStatus)))
    .orderBy(asc(games.startUtc), asc(games.gameNumber), asc(games.id))
}
