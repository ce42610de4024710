import { and, asc, count, eq, exists, gt, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/shapes/visitor.ts'
import type { PlatformScope } from '../../../db/client.ts'
import { memberships, passkeys, sessions, users } from '../../../db/schema/accounts.ts'

/** The people of a school, by name. A passkey counts where it is good. */
export function membersOf(
  platform: PlatformScope,
  { tenant, host, now }: { tenant: string; host: string; now: Date },
) {
  const good = platform
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.userId, users.id), eq(passkeys.host, host)))
  const open = platform
    .select({ userId: sessions.userId, count: count().as('open') })
    .from(sessions)
    .where(gt(sessions.expiresAt, now))
    .groupBy(sessions.userId)
    .as('open_sessions')
  return platform
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      hasTwoStep: sql<boolean>`${or(users.twoFactorEnabled, exists(good))}`,
      role: memberships.role,
      sportIds: memberships.sportIds,
      lastSeenAt: memberships.lastSeenAt,
      sessions: sql<number>`coalesce(${open.count}, 0)::int`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(open, eq(open.userId, users.id))
    .where(eq(memberships.tenantId, tenant))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]

const own = (tenant: string, userId: string) =>
  and(eq(memberships.tenantId, tenant), eq(memberships.userId, userId))

/** In one order, and locked until the transaction is over: of two who take each other's role the second is refused. */
export async function lockedAdministrators(platform: PlatformScope, tenant: string): Promise<string[]> {
  const rows = await platform
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.tenantId, tenant), eq(memberships.role, 'administrator')))
    .orderBy(asc(memberships.userId))
    .for('update')
  return rows.map(({ userId }) => userId)
}

export const updateMembership = (
  platform: PlatformScope,
  tenant: string,
  userId: string,
  set: { role: Role; sportIds: number[] | null },
) => platform.update(memberships).set(set).where(own(tenant, userId))

export const deleteMembership = (platform: PlatformScope, tenant: string, userId: string) =>
  platform.delete(memberships).where(own(tenant, userId))

export const noteSeen = (platform: PlatformScope, tenant: string, userId: string, lastSeenAt: Date) =>
  platform.update(memberships).set({ lastSeenAt }).where(own(tenant, userId))

/** Signs somebody out in every browser, and says in how many. */
export async function endSessionsOf(platform: PlatformScope, userId: string): Promise<number> {
  const ended = await platform
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  return ended.length
}
