import { and, arrayContains, arrayOverlaps, asc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PushFollower } from '#contract/subscriptions.ts'
import type { Tx } from '../../../db/client.ts'
import { followers, type gameMoments } from '../../../db/schema/subscriptions.ts'

export type FollowerRow = typeof followers.$inferSelect

/** Whoever sends it twice is the same one, since the first time. */
export async function writeFollower(
  tx: Tx,
  { before: _, ...wanted }: PushFollower,
  since: Date,
): Promise<void> {
  const { endpoint: __, ...change } = wanted
  await tx
    .insert(followers)
    .values({ ...wanted, since })
    .onConflictDoUpdate({ target: [followers.tenantId, followers.endpoint], set: change })
}

export async function forgetFollowers(tx: Tx, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length > 0) await tx.delete(followers).where(inArray(followers.endpoint, [...endpoints]))
}

export const isFollower = async (tx: Tx, endpoint: string): Promise<boolean> =>
  (await tx.$count(followers, eq(followers.endpoint, endpoint))) > 0

/** No more are counted than it takes to know that there are too many. */
export async function areMoreThan(tx: Tx, most: number): Promise<boolean> {
  const some = tx.select({ id: followers.id }).from(followers).limit(most).as('some')
  return (await tx.$count(some)) >= most
}

interface Happened extends Pick<typeof gameMoments.$inferSelect, 'kind' | 'gameId' | 'at' | 'toldThrough'> {
  sportId: number
  /** Who played in it, once it is over. */
  playerIds: readonly number[]
}

/** The next who want to know of it, in the order of their ids. */
export function followersOf(tx: Tx, happened: Happened, limit: number): Promise<FollowerRow[]> {
  const { kind, gameId, sportId, playerIds, at, toldThrough } = happened
  return tx
    .select()
    .from(followers)
    .where(
      and(
        gt(followers.id, toldThrough),
        lte(followers.since, at),
        or(
          and(
            arrayContains(followers.moments, [kind]),
            or(arrayContains(followers.sportIds, [sportId]), arrayContains(followers.gameIds, [gameId])),
          ),
          playerIds.length > 0 ? arrayOverlaps(followers.playerIds, [...playerIds]) : none,
        ),
      ),
    )
    .orderBy(asc(followers.id))
    .limit(limit)
}

const none: SQL = sql`false`
