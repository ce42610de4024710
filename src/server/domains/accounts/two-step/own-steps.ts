import type { AccountEventName } from '#contract/shapes/account-events.ts'
import { ApiProblem, rejected, signInNeeded } from '#contract/shapes/problem.ts'
import type { Visitor } from '#contract/shapes/visitor.ts'
import { makeProblem } from '../../../plugins/errors.ts'
import type { TenantDirectory } from '../../../unit-of-work/tenant-directory.ts'
import type { Call } from '../../../writes/call.ts'
import { type AccountsWriteDeps, headersOf } from '../account-call.ts'
import { tokenLimit } from '../attempt-rules.ts'
import { isTooOften } from '../attempts.service.ts'
import { noteEvent } from '../parts/account-events.queries.ts'
import { hasPasskey } from '../parts/passkeys.queries.ts'
import { mayChangeSteps } from '../parts/two-step.ts'

export interface StepDeps extends AccountsWriteDeps {
  directory: Pick<TenantDirectory, 'byKey' | 'all'>
}

export const wrongPassword = () => rejected('The password is not right.')

/** What the calls have in common by which somebody changes how they sign in. */
export function ownSteps(deps: StepDeps) {
  const { database, accounts, directory } = deps

  function visitorOf({ visitor }: Call): Visitor {
    if (!visitor) throw signInNeeded()
    return visitor
  }
  /** An account is good at every school of a person's: what one of them asks for counts everywhere. */
  function isAskedFor({ isOperator, schools = [] }: Visitor): boolean {
    const own = isOperator ? directory.all() : schools.map(({ key }) => directory.byKey(key))
    return own.some((tenant) => tenant?.configuration.requiresTwoStep === true)
  }

  return {
    visitorOf,
    /** Passwords and codes that are tried out count as they do for signing in. */
    async tried(call: Call): Promise<Visitor> {
      const visitor = visitorOf(call)
      if (await isTooOften(database.platform, `password ${visitor.userId}`, tokenLimit, call.now))
        throw new ApiProblem(makeProblem(429, 'Too many attempts. Try again in fifteen minutes.'))
      return visitor
    },
    /** Refuses where a password alone is not enough: see `mayChangeSteps`. Without a host any passkey counts. */
    async refusePasswordAlone(visitor: Visitor, host: string | null): Promise<void> {
      const has = await hasPasskey(database.platform, visitor.userId, host)
      if (!mayChangeSteps(visitor, { hasPasskey: has, isAskedFor: isAskedFor(visitor) }))
        throw rejected('You signed in with your password alone. Use your passkey first.')
    },
    note: (call: Call, what: AccountEventName, about: string, detail = '') =>
      noteEvent(database.platform, call.tenant.key, {
        what,
        by: visitorOf(call),
        about,
        detail,
        at: call.now,
      }),
    apiOf: ({ tenant }: Call) => accounts.authOf(tenant).api,
    asked: (call: Call) => ({ headers: headersOf(deps, call), asResponse: true }) as const,
  }
}
