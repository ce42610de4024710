import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { countdowns, games } from '../../db/schema/games.ts'

/** A front page counts to one or two things. */
const mostCountdowns = 20

/** What is still counted to, the nearest first, each with its game's row where it has one. */
export async function countdownRows(tx: Tx, sportId: number | undefined, now: Date) {
  const moment = sql<Date>`coalesce(${countdowns.customDate}, ${games.startUtc})`
  return tx
    .select({ countdown: countdowns, game: games })
    .from(countdowns)
    .leftJoin(games, and(eq(games.tenantId, countdowns.tenantId), eq(games.id, countdowns.gameId)))
    .where(and(gt(moment, now), sportId ? eq(countdowns.sportId, sportId) : undefined))
    .orderBy(moment, countdowns.id)
    .limit(mostCountdowns)
}
