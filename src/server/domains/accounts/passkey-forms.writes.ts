import type { accounts as table } from '#contract/accounts.ts'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import type { CallHandlers } from '../../writes/call.ts'
import { type AccountsWriteDeps, giveCookies, headersOf } from './account-call.ts'
import { pageWith } from './account-forms.ts'
import { hostOf } from './parts/passkey-plugin.ts'
import { enterByPasskey } from './passkey-sign-in.service.ts'
import { welcome } from './welcome.ts'

/** Signing in with a passkey: a challenge, and what a browser made of it. */
export function passkeyForms(
  deps: AccountsWriteDeps,
): Pick<CallHandlers<typeof table>, 'passkeyChallenge' | 'passkey'> {
  const { database, accounts, originOf } = deps
  return {
    async passkeyChallenge(call) {
      // Asked without the cookies of a session: nobody is told which keys somebody has.
      const headers = headersOf(deps, call)
      headers.delete('cookie')
      const answer = await accounts
        .authOf(call.tenant)
        .api.generatePasskeyAuthenticationOptions({ headers, asResponse: true })
      const { challenge, timeout = 60_000 } = (await answer.json()) as { challenge: string; timeout?: number }
      giveCookies(call, answer.headers.getSetCookie())
      return { challenge, timeout, rpId: hostOf(originOf(call.tenant)), userVerification: 'required' }
    },

    async passkey(call, { body }) {
      const { tenant, now, sender } = call
      const returnTo = safeReturnPath(body.returnTo, '/account')
      const entered = await enterByPasskey(database.platform, accounts.authOf(tenant), now, {
        credential: body.credential ?? '',
        host: hostOf(originOf(tenant)),
        address: sender.network,
        headers: headersOf(deps, call),
      })
      if (entered.outcome !== 'in')
        return {
          to: pageWith('/login', { problem: entered.outcome, returnTo: body.returnTo && returnTo }),
        }
      await welcome(deps, call, entered.email, entered.cookies)
      return { to: returnTo }
    },
  }
}
