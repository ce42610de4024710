import type { accounts as table } from '#contract/accounts.ts'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import { signInNeeded } from '#contract/shapes/problem.ts'
import type { CallHandlers } from '../../writes/call.ts'
import { enterByCode } from './access-codes.service.ts'
import { type AccountsWriteDeps, isSecure } from './account-call.ts'
import { emailIn, roleIn } from './account-forms.ts'
import { invite } from './invitations.service.ts'
import { passkeyForms } from './passkey-forms.writes.ts'
import { passwordForms } from './password-forms.writes.ts'
import { universityWays } from './university.writes.ts'

/** The forms of the account pages. Each answers with the page that says what came of it. */
export function accountsWrites(deps: AccountsWriteDeps): CallHandlers<typeof table> {
  const { config, database, mail, originOf, log } = deps
  return {
    ...passwordForms(deps),
    ...passkeyForms(deps),
    ...universityWays(deps),

    async invite({ tenant, now, visitor }, { body }) {
      const [email, role] = [emailIn(body), roleIn(body)]
      if (!visitor) throw signInNeeded()
      if (!email || !role) return { to: `/account?problem=${email ? 'role' : 'email'}` }
      const sender = { tenant, origin: originOf(tenant), mailFrom: config.MAIL_FROM }
      try {
        await invite({ database, mail, now }, sender, { email, role, by: visitor })
      } catch (error) {
        log('an invitation could not be sent', error)
        return { to: '/account?problem=mail' }
      }
      return { to: '/account?note=invited' }
    },

    async enterCode({ tenant, sender }, { body: { kind, id, code, returnTo } }) {
      const attempt = { kind, id, code, address: sender.network, isSecure: isSecure(deps, tenant) }
      const outcome = await enterByCode(deps, tenant, attempt)
      if ('cookie' in outcome) sender.header('set-cookie', outcome.cookie)
      return { to: backTo(returnTo, 'problem' in outcome ? outcome.problem : null) }
    },
  }
}

/** The page that asked for a code, and what it is to say. */
function backTo(returnTo: string, problem: string | null): string {
  const page = new URL(safeReturnPath(returnTo), 'http://own.invalid')
  page.searchParams.delete('problem')
  if (problem) page.searchParams.set('problem', problem)
  return page.pathname + page.search
}
