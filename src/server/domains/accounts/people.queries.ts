import { and, eq } from 'drizzle-orm'
import type { Role } from '#contract/shapes/visitor.ts'
import type { PlatformScope, Tx } from '../../db/client.ts'
import { memberships, users, verifications } from '../../db/schema/accounts.ts'

export async function isOperator(platform: PlatformScope, userId: string): Promise<boolean> {
  const [row] = await platform.select({ is: users.isOperator }).from(users).where(eq(users.id, userId))
  return row?.is ?? false
}

/** Those who can sign in: the demo's own cannot. Not awaited it is a part of another query. */
export const administratorsOf = (platform: Tx, tenant: string) =>
  platform
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.tenantId, tenant),
        eq(memberships.role, 'administrator'),
        eq(memberships.isInvented, false),
      ),
    )

/** Whom the demo's door lets in. */
export async function inventedAdministrator(platform: PlatformScope, tenant: string): Promise<string | null> {
  const [row] = await platform
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.tenantId, tenant),
        eq(memberships.role, 'administrator'),
        eq(memberships.isInvented, true),
      ),
    )
  return row?.userId ?? null
}

/** Gives a role to somebody who has none at the school. */
export async function addMembership(
  platform: PlatformScope,
  tenant: string,
  userId: string,
  role: Role,
): Promise<void> {
  await platform.insert(memberships).values({ tenantId: tenant, userId, role }).onConflictDoNothing()
}

export async function trustEmail(platform: PlatformScope, userId: string): Promise<void> {
  await platform.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
}

/** Other mails that were sent for a new password are good for nothing once there is one. */
export async function endResets(platform: PlatformScope, userId: string): Promise<void> {
  await platform.delete(verifications).where(eq(verifications.value, userId))
}
