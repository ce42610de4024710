import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { games } from '../../db/schema/games.ts'

export async function countComingAt(tx: Tx, facilityId: number, now: Date): Promise<number> {
  return tx.$count(
    games,
    and(
      eq(games.facilityId, facilityId),
      gte(games.startUtc, now),
      eq(games.status, 'A'),
      isNull(games.type),
      isNull(games.resultStatus),
    ),
  )
}

/** What a record needs of each game that was decided at a facility, in the order of play. */
export async function decisionsAt(tx: Tx, facilityId: number) {
  return tx
    .select({
      sportId: games.sportId,
      startDate: games.startDate,
      status: games.resultStatus,
      locationIndicator: games.locationIndicator,
      isConference: games.isConference,
      isExhibition: games.isExhibition,
    })
    .from(games)
    .where(and(eq(games.facilityId, facilityId), isNotNull(games.resultStatus)))
    .orderBy(asc(games.startUtc), asc(games.id))
}
