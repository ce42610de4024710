import type { people as table } from '#contract/editing/people.ts'
import { inPlatform } from '../../../db/platform-scope.ts'
import type { AllHandlers, Call } from '../../../writes/call.ts'
import { changeConfiguration } from '../../tenants/tenants.service.ts'
import type { AccountsWriteDeps } from '../account-call.ts'
import { noteEvent } from '../parts/account-events.queries.ts'
import type { OfficeWork } from './members.service.ts'

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
