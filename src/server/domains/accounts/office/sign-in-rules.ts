import { eq } from 'drizzle-orm'
import type { people as table } from '#contract/editing/people.ts'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { PlatformScope } from '../../../db/client.ts'
import { inPlatform } from '../../../db/platform-scope.ts'
import { users } from '../../../db/schema/accounts.ts'
import type { AllHandlers, Call } from '../../../writes/call.ts'
import { changeConfiguration } from '../../tenants/tenants.service.ts'
import type { AccountsWriteDeps } from '../account-call.ts'
import { noteEvent } from '../parts/account-events.queries.ts'
import type { OfficeWork } from './members.service.ts'

export async function hasTwoStep(platform: PlatformScope, userId: string): Promise<boolean> {
  const [row] = await platform.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return row?.has ?? false
}

/** Where a school asks for a second step, whoever writes has to have one. */
export const asksForTwoStep = ({ configuration }: Tenant, visitor: Visitor): boolean =>
  configuration.requiresTwoStep === true && roleAtLeast(visitor, 'editor')

export const mustSetUpTwoStep = async (
  platform: PlatformScope,
  tenant: Tenant,
  visitor: Visitor,
): Promise<boolean> => asksForTwoStep(tenant, visitor) && !(await hasTwoStep(platform, visitor.userId))

export const ruleCalls = (
  { database }: AccountsWriteDeps,
  workOf: (call: Call) => OfficeWork,
): Pick<AllHandlers<typeof table>, 'signInRules' | 'changeSignInRules'> => ({
  signInRules: async ({ tenant }) => ({ requiresTwoStep: tenant.configuration.requiresTwoStep === true }),
  async changeSignInRules(call, { body: { requiresTwoStep } }) {
    const { tenant, by, now } = workOf(call)
    await inPlatform(database.platform, async (platform) => {
      await changeConfiguration(platform, tenant, { requiresTwoStep })
      await noteEvent(platform, tenant, {
        what: requiresTwoStep ? 'second step required' : 'second step optional',
        by,
        about: call.tenant.name,
        at: now,
      })
    })
    return { requiresTwoStep }
  },
})
