import { and, eq, gte, isNull } from 'drizzle-orm'
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
