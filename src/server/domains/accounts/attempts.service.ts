import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PlatformScope } from '../../db/client.ts'
import { attempts } from '../../db/schema/accounts.ts'
import { endOf, isOver, type Limit } from './attempt-rules.ts'

/** Under which strangers' tries at an account are counted. */
export const accountKey = (email: string): string => `sign-in ${email}`

/** Kept as a hash: the table tells nobody which mailboxes and addresses there are. */
const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Counts one try and tells whether it is one too many. Counted before it is known how it ends, in one statement, so
 * that tries at the same time cannot all be the last one allowed.
 */
export async function isTooOften(
  platform: PlatformScope,
  key: string,
  limit: Limit,
  now: Date,
): Promise<boolean> {
  const [row] = await platform
    .insert(attempts)
    .values({ key: hashOfKey(key), count: 1, endsAt: endOf(now, limit) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${attempts.endsAt} <= ${now.toISOString()}::timestamptz then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${attempts.endsAt} <= ${now.toISOString()}::timestamptz then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ count: attempts.count })
  return isOver(row?.count ?? 0, limit)
}

/** A try that ended well is not held against anybody. */
export async function takeBack(platform: PlatformScope, key: string): Promise<void> {
  await platform
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, hashOfKey(key)))
}

export async function forgetAttempts(platform: PlatformScope, key: string): Promise<void> {
  await platform.delete(attempts).where(eq(attempts.key, hashOfKey(key)))
}
