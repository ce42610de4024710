import type { accounts as table } from '#contract/accounts.ts'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { CallHandlers } from '../../writes/call.ts'
import { type AccountsWriteDeps, giveCookies, headersOf } from './account-call.ts'
import { hasUniversity, university } from './auth.ts'

/** The way to a university's own sign-in, and back. */
export function universityWays(
  deps: AccountsWriteDeps,
): Pick<CallHandlers<typeof table>, 'university' | 'fromUniversity'> {
  const { config, accounts, originOf } = deps
  return {
    // A link, not a form: a page's own policy lets a form lead nowhere but to this site.
    async university(call, { returnTo }) {
      const { tenant } = call
      if (!hasUniversity(config, tenant)) throw notFound('This school has no sign-in of a university.')
      const origin = originOf(tenant)
      const response = await accounts.universityAuthOf(tenant).api.signInSocial({
        body: {
          provider: university,
          callbackURL: origin + safeReturnPath(returnTo, '/account'),
          errorCallbackURL: `${origin}/login?problem=university`,
        },
        headers: headersOf(deps, call),
        asResponse: true,
      })
      const { url } = (await response.json().catch(() => ({}))) as { url?: string }
      if (!response.ok || !url) {
        accounts.forgetUniversity(tenant)
        return { to: '/login?problem=university' }
      }
      giveCookies(call, response.headers.getSetCookie())
      return { to: url }
    },

    async fromUniversity(call, answer) {
      const { tenant } = call
      if (!hasUniversity(config, tenant)) throw notFound('This school has no sign-in of a university.')
      const query = new URLSearchParams(answer as Record<string, string>)
      const address = `${originOf(tenant)}/api/auth/callback/${university}?${query}`
      const auth = accounts.universityAuthOf(tenant)
      const response = await auth.handler(new Request(address, { headers: headersOf(deps, call) }))
      giveCookies(call, response.headers.getSetCookie())
      return { to: response.headers.get('location') ?? '/login?problem=university' }
    },
  }
}
