import { and, eq } from 'drizzle-orm'
import type { twoStep as table } from '#contract/editing/two-step.ts'
import { rejected, roleTooLow } from '#contract/shapes/problem.ts'
import { inPlatform } from '../../../db/platform-scope.ts'
import { memberships } from '../../../db/schema/accounts.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { giveCookies } from '../account-call.ts'
import { hashed } from '../hashing.ts'
import { endSessionsOf } from '../office/members.queries.ts'
import { unknownPerson } from '../office/members.service.ts'
import { asksForTwoStep, hasApp } from '../parts/two-step.ts'
import { forgetSecondStep, personById } from '../people.service.ts'
import { rolesOf } from '../roles.read-model.ts'
import { ownSteps, type StepDeps, wrongPassword } from './own-steps.ts'

const wrongCode = () => rejected('That code is not right. Wait for the next one and try again.')

/** Setting up a second step and taking it off again. */
export function twoStepCalls(deps: StepDeps): AllHandlers<typeof table> {
  const { database } = deps
  const { visitorOf, tried, refusePasswordAlone, note, apiOf, asked } = ownSteps(deps)

  return {
    async state(call) {
      const visitor = visitorOf(call)
      return {
        isOn: await hasApp(database.platform, visitor.userId),
        isRequired: asksForTwoStep(call.tenant, visitor),
      }
    },
    async begin(call, { body: { password } }) {
      const visitor = await tried(call)
      const { userId } = visitor
      await refusePasswordAlone(visitor, null)
      if (await hasApp(database.platform, userId)) throw rejected('A second step is set up already.')
      const issuer = `${call.tenant.name} Athletics`
      const response = await hashed(call, () =>
        apiOf(call).enableTwoFactor({ body: { password, method: 'totp', issuer }, ...asked(call) }),
      )
      if (!response.ok) throw wrongPassword()
      const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] }
      const secret = new URL(totpURI).searchParams.get('secret') ?? ''
      return { address: totpURI, secret, recoveryCodes: backupCodes }
    },
    async confirm(call, { body: { code } }) {
      const { email } = await tried(call)
      const response = await apiOf(call).verifyTOTP({
        body: { code: code.replaceAll(/\s/g, '') },
        ...asked(call),
      })
      if (!response.ok) throw wrongCode()
      giveCookies(call, response.headers.getSetCookie())
      await note(call, 'second step set up', email)
      return { isOn: true }
    },
    async renewCodes(call, { body: { password } }) {
      await tried(call)
      const response = await hashed(call, () =>
        apiOf(call).generateBackupCodes({ body: { password }, ...asked(call) }),
      )
      if (!response.ok) throw wrongPassword()
      const { backupCodes } = (await response.json()) as { backupCodes: string[] }
      return { recoveryCodes: backupCodes }
    },
    async end(call, { body: { password } }) {
      const visitor = await tried(call)
      if (asksForTwoStep(call.tenant, visitor))
        throw rejected('This school asks everybody for a second step.')
      const response = await hashed(call, () =>
        apiOf(call).disableTwoFactor({ body: { password }, ...asked(call) }),
      )
      if (!response.ok) throw wrongPassword()
      giveCookies(call, response.headers.getSetCookie())
      await note(call, 'second step removed', visitor.email)
      return { isOn: false }
    },
    async endOf(call, { userId }) {
      const asker = visitorOf(call)
      const { tenant } = call
      const [member] = await database.platform
        .select({ role: memberships.role })
        .from(memberships)
        .where(and(eq(memberships.tenantId, tenant.key), eq(memberships.userId, userId)))
      const person = await personById(database.platform, userId)
      if (!member || !person) throw unknownPerson()
      // An account is good at every school: one school's administrator does not make another's easier to get into.
      const isOurs = !person.isOperator && (await rolesOf(database.platform, userId)).length === 1
      if (!isOurs && !asker.isOperator) throw roleTooLow()
      await inPlatform(database.platform, async (tx) => {
        await forgetSecondStep(tx, userId)
        await endSessionsOf(tx, userId)
      })
      await note(call, 'second step removed', person.email)
      return { isOn: false }
    },
  }
}
