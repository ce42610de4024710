import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { games } from '../../db/schema/games.ts'
import { sports } from '../../db/schema/sports.ts'

/** The sport of each opponent's last game, among those that tell how they fared: its page is one of that sport. */
export async function lastMeetings(
  tx: Tx,
  opponentIds: readonly number[],
): Promise<Map<number, { sport: string }>> {
  const rows = await tx
    .selectDistinctOn([games.opponentId], { id: games.opponentId, sport: sports.globalSportNameSlug })
    .from(games)
    .innerJoin(sports, eq(sports.id, games.sportId))
    .where(and(isOneOf(games.opponentId, opponentIds), eq(sports.displayOpponentHistory, true)))
    .orderBy(games.opponentId, desc(games.startDate))
  return new Map(rows.flatMap(({ id, sport }) => (id === null ? [] : [[id, { sport }] as const])))
}
