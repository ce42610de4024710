import { eq } from 'drizzle-orm'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { PlatformScope } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'

export async function hasTwoStep(platform: PlatformScope, userId: string): Promise<boolean> {
  const [row] = await platform.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return row?.has ?? false
}

/** Where a school asks for a second step, whoever writes has to have one. */
export const asksForTwoStep = (
  { configuration }: Pick<Tenant, 'configuration'>,
  visitor: Pick<Visitor, 'role' | 'isOperator'>,
): boolean => configuration.requiresTwoStep === true && roleAtLeast(visitor, 'editor')
