import { eq } from 'drizzle-orm'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { PlatformScope } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'

/** Whether a code is asked for after the password. */
export async function hasApp(platform: PlatformScope, userId: string): Promise<boolean> {
  const [row] = await platform.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return row?.has ?? false
}

/** Where a school asks for a second step, whoever writes has to have one. */
export const asksForTwoStep = (
  { configuration }: Pick<Tenant, 'configuration'>,
  visitor: Pick<Visitor, 'role' | 'isOperator'>,
): boolean => configuration.requiresTwoStep === true && roleAtLeast(visitor, 'editor')

/**
 * Whether somebody may change how they sign in. Where one of their schools asks for a second step, a password alone is
 * not enough for whoever has a passkey: it would let whoever found it out make a second step of their own.
 */
export const mayChangeSteps = (
  { tookTwoSteps = false }: Pick<Visitor, 'tookTwoSteps'>,
  { hasPasskey, isAskedFor }: { hasPasskey: boolean; isAskedFor: boolean },
): boolean => tookTwoSteps || !hasPasskey || !isAskedFor
