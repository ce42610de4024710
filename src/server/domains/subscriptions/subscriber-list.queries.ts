import { and, count, desc, eq, ilike, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { Subscriber } from '#contract/editing/incoming.shapes.ts'
import type { Tx } from '../../db/client.ts'
import { containing } from '../../db/like-pattern.ts'
import { subscribers } from '../../db/schema/subscriptions.ts'

const inState: Readonly<Record<Subscriber['state'], SQL | undefined>> = {
  subscribed: and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt)),
  waiting: isNull(subscribers.confirmedAt),
  left: and(isNotNull(subscribers.confirmedAt), isNotNull(subscribers.unsubscribedAt)),
}

interface Asked {
  search?: string | undefined
  state?: Subscriber['state'] | undefined
  /** The id after which it goes on. */
  after?: number | undefined
  limit: number
}

/** Of a list, the last who came first. */
export async function pageOfSubscribers(tx: Tx, { search, state, after, limit }: Asked) {
  const asked = and(
    search ? ilike(subscribers.email, containing(search)) : undefined,
    state ? inState[state] : undefined,
  )
  const rows = await tx
    .select()
    .from(subscribers)
    .where(and(asked, after === undefined ? undefined : lt(subscribers.id, after)))
    .orderBy(desc(subscribers.id))
    .limit(limit)
  const [all] = await tx.select({ count: count() }).from(subscribers).where(asked)
  return { rows, total: all?.count ?? 0 }
}

/** The address that was forgotten, with what was sent to it. */
export async function deleteSubscriber(tx: Tx, id: number): Promise<string | undefined> {
  const [gone] = await tx
    .delete(subscribers)
    .where(eq(subscribers.id, id))
    .returning({ email: subscribers.email })
  return gone?.email
}
