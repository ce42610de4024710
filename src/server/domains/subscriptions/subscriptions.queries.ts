import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { deliveries, subscribers } from '../../db/schema/subscriptions.ts'

export type SubscriberRow = typeof subscribers.$inferSelect

const isActive = and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt))

/** Held for the rest of the transaction, so that two requests for one address are counted one after the other. */
export async function subscriberByEmail(tx: Tx, email: string): Promise<SubscriberRow | undefined> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update')
  return row
}

type Asked = Required<
  Pick<SubscriberRow, 'email' | 'askedSportIds' | 'asks' | 'asksSince' | 'confirmHash' | 'confirmBy'>
>

export async function writeAsk(tx: Tx, asked: Asked, createdAt: Date): Promise<void> {
  const { email, ...change } = asked
  await tx
    .insert(subscribers)
    .values({ email, createdAt, ...change })
    .onConflictDoUpdate({ target: [subscribers.tenantId, subscribers.email], set: change })
}

/** What was asked by a mail that never left does not count, and its link was in nobody's hands. */
export async function takeBackAsk(tx: Tx, confirmHash: string): Promise<void> {
  await tx
    .update(subscribers)
    .set({ confirmHash: null, asks: sql`${subscribers.asks} - 1` })
    .where(eq(subscribers.confirmHash, confirmHash))
}

/** The token is taken away in the same step, so that it works once. */
export async function takeConfirmation(tx: Tx, confirmHash: string, now: Date) {
  const [asked] = await tx
    .update(subscribers)
    .set({ confirmHash: null })
    .where(and(eq(subscribers.confirmHash, confirmHash), gt(subscribers.confirmBy, now)))
    .returning()
  return asked
}

export async function writeConfirmed(tx: Tx, row: SubscriberRow, now: Date): Promise<void> {
  const wasActive = row.confirmedAt !== null && row.unsubscribedAt === null
  await tx
    .update(subscribers)
    .set({
      sportIds: row.askedSportIds,
      askedSportIds: [],
      confirmBy: null,
      confirmedAt: wasActive ? row.confirmedAt : now,
      unsubscribedAt: null,
    })
    .where(eq(subscribers.id, row.id))
}

/** What is left of somebody who is sent nothing more. */
const left = (now: Date) => ({
  unsubscribedAt: now,
  confirmedAt: null,
  sportIds: [],
  askedSportIds: [],
  confirmHash: null,
  confirmBy: null,
})

/** True where there was somebody to leave. */
export async function leaveByHash(tx: Tx, leaveHash: string, now: Date): Promise<boolean> {
  const ids = tx
    .select({ id: deliveries.subscriberId })
    .from(deliveries)
    .where(eq(deliveries.leaveHash, leaveHash))
  const rows = await tx
    .update(subscribers)
    .set(left(now))
    .where(and(inArray(subscribers.id, ids), isNull(subscribers.unsubscribedAt)))
    .returning({ id: subscribers.id })
  return rows.length > 0
}

/** True where somebody had asked for mails. Whoever never confirmed is sent none, and forgotten anyway. */
export async function leaveByEmail(tx: Tx, email: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(subscribers)
    .set(left(now))
    .where(and(eq(subscribers.email, email), isActive))
    .returning({ id: subscribers.id })
  return rows.length > 0
}

export async function activeSubscribers(tx: Tx, after: number, limit: number): Promise<SubscriberRow[]> {
  return tx
    .select()
    .from(subscribers)
    .where(and(isActive, gt(subscribers.id, after)))
    .orderBy(asc(subscribers.id))
    .limit(limit)
}

export async function deliveredStories(tx: Tx, subscriberIds: number[], storyIds: number[]) {
  const { subscriberId, storyId } = deliveries
  return tx
    .select({ subscriberId, storyId })
    .from(deliveries)
    .where(and(inArray(subscriberId, subscriberIds), inArray(storyId, storyIds)))
}

/** The stories whose mail is now the caller's to send: those that no other process took, if the reader is still there. */
export async function claimStories(
  tx: Tx,
  {
    subscriberId,
    storyIds,
    leaveHash,
    now,
  }: { subscriberId: number; storyIds: number[]; leaveHash: string; now: Date },
): Promise<number[]> {
  const [reader] = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.id, subscriberId), isActive))
    .for('update')
  if (!reader) return []
  const rows = await tx
    .insert(deliveries)
    .values(storyIds.map((storyId) => ({ subscriberId, storyId, leaveHash, claimedAt: now })))
    .onConflictDoNothing()
    .returning({ storyId: deliveries.storyId })
  return rows.flatMap(({ storyId }) => storyId ?? [])
}

export async function claimWelcome(
  tx: Tx,
  subscriberId: number,
  leaveHash: string,
  now: Date,
): Promise<void> {
  await tx.insert(deliveries).values({ subscriberId, leaveHash, claimedAt: now })
}

export async function markSent(tx: Tx, leaveHash: string, now: Date): Promise<void> {
  await tx.update(deliveries).set({ sentAt: now }).where(eq(deliveries.leaveHash, leaveHash))
}

/** For a mail that was certainly not taken. */
export async function releaseClaim(tx: Tx, leaveHash: string): Promise<void> {
  await tx.delete(deliveries).where(and(eq(deliveries.leaveHash, leaveHash), isNull(deliveries.sentAt)))
}

/** Forgets who left long ago and who never confirmed, with all that was kept about them. */
export async function forgetSubscribers(
  tx: Tx,
  { leftBefore, unconfirmedBefore, now }: Record<'leftBefore' | 'unconfirmedBefore' | 'now', Date>,
): Promise<number> {
  const isNotAsking = or(isNull(subscribers.confirmHash), lt(subscribers.confirmBy, now))
  const rows = await tx
    .delete(subscribers)
    .where(
      and(
        isNotAsking,
        or(
          lt(subscribers.unsubscribedAt, leftBefore),
          and(
            isNull(subscribers.confirmedAt),
            isNull(subscribers.unsubscribedAt),
            lt(subscribers.createdAt, unconfirmedBefore),
          ),
        ),
      ),
    )
    .returning({ id: subscribers.id })
  return rows.length
}
