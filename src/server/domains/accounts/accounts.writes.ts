import { availableParallelism } from 'node:os'
import type { accounts as table } from '#contract/accounts.ts'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Way } from '#contract/shapes/way.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/client.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { Refused } from '../../limits/dropped.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import type { Call, CallHandlers } from '../../writes/call.ts'
import { enterByCode } from './access-codes.service.ts'
import { emailIn, nameIn, pageWith, passwordIn, roleIn, tokenIn } from './account-forms.ts'
import { resetLimits, tokenLimit } from './attempt-rules.ts'
import { isTooOften } from './attempts.service.ts'
import { addressHeader, hasUniversity, university } from './auth.ts'
import { accept, invitationOf, invite } from './invitations.service.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import type { Accounts } from './open-accounts.ts'
import { endResets } from './people.queries.ts'
import { type SignedIn, signIn } from './sign-in.service.ts'

export interface AccountsWriteDeps {
  config: Config
  database: Database
  scope: TenantScope
  mail: Mail
  accounts: Accounts
  now: () => Date
  /** Signs what browsers are known by. */
  secret: string
  originOf: (tenant: Tenant) => string
  log: (line: string, error?: unknown) => void
}

/**
 * Passwords are hashed on the threads that also read files and compress pages: half the cores are left to those, and no
 * more may wait than will be through in a few seconds.
 */
const hashing = createFairQueue({
  running: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 32,
  retryAfterSeconds: 5,
})

/** The forms of the account pages. Each answers with the page that says what came of it. */
export function accountsWrites(deps: AccountsWriteDeps): CallHandlers<typeof table> {
  const { config, database, mail, accounts, secret, originOf, log } = deps
  const isSecure = (tenant: Tenant) => originOf(tenant).startsWith('https:')

  /** What the library may know of a request. Where it comes from was checked, so it is told the school's own. */
  function headersOf({ tenant, sender }: Call): Headers {
    const { cookie, 'user-agent': userAgent } = sender.headers
    return new Headers({
      origin: originOf(tenant),
      [addressHeader]: sender.address,
      ...(cookie ? { cookie } : {}),
      ...(userAgent ? { 'user-agent': userAgent.slice(0, 300) } : {}),
    })
  }

  /** Signs in, and gives the browser what it is known by the next time. */
  async function enter(call: Call, email: string, password: string): Promise<SignedIn['outcome']> {
    const { tenant, now, sender } = call
    const device = knownDevice(secret, sender.headers.cookie, email, now)
    const given = { email, password, address: sender.network, device, headers: headersOf(call) }
    const signedIn = await signIn(database.platform, accounts.authOf(tenant), now, given)
    if (signedIn.outcome === 'in')
      giveCookies(call, [...signedIn.cookies, deviceCookie(secret, { email, device }, now, isSecure(tenant))])
    return signedIn.outcome
  }

  return {
    signIn: (call, { body }) =>
      whenThereIsRoom(call, ['/login', { returnTo: body.returnTo }], async () => {
        const returnTo = safeReturnPath(body.returnTo, '/account')
        const { email = '', password = '' } = body
        const outcome = await enter(call, email.slice(0, 254).trim().toLowerCase(), password)
        return outcome === 'in'
          ? { to: returnTo }
          : { to: pageWith('/login', { problem: outcome, returnTo: body.returnTo && returnTo }) }
      }),

    async signOut(call) {
      const headers = headersOf(call)
      const response = await accounts.authOf(call.tenant).api.signOut({ headers, asResponse: true })
      giveCookies(call, response.headers.getSetCookie())
      return { to: '/login?note=signed-out' }
    },

    async signOutEverywhere(call) {
      const headers = headersOf(call)
      const { api } = accounts.authOf(call.tenant)
      await api.revokeSessions({ headers })
      const response = await api.signOut({ headers, asResponse: true })
      giveCookies(call, response.headers.getSetCookie())
      return { to: '/login?note=signed-out-everywhere' }
    },

    async requestReset(call, { body }) {
      const { tenant, now, sender } = call
      const email = emailIn(body)
      if (!email) return { to: '/login/forgot?problem=email' }
      const isOften =
        (await isTooOften(database.platform, `reset from ${sender.network}`, resetLimits.address, now)) ||
        (await isTooOften(database.platform, `reset ${email}`, resetLimits.account, now))
      // Answered alike whatever there is: neither an account nor a limit shows.
      if (!isOften)
        await accounts.authOf(tenant).api.requestPasswordReset({ body: { email }, headers: headersOf(call) })
      return { to: '/login/forgot?note=sent' }
    },

    reset: (call, { body }) =>
      whenThereIsRoom(call, ['/login/reset', { token: body.token }], async () => {
        const { tenant, now, sender } = call
        const token = tokenIn(body)
        const password = passwordIn(body)
        if (!token) return { to: '/login/forgot?problem=token' }
        if (!password) return { to: pageWith('/login/reset', { problem: 'password', token }) }
        if (await isTooOften(database.platform, `token from ${sender.network}`, tokenLimit, now))
          return { to: '/login/forgot?problem=locked' }
        const response = await accounts.authOf(tenant).api.resetPassword({
          body: { newPassword: password, token },
          headers: headersOf(call),
          asResponse: true,
        })
        return { to: response.ok ? '/login?note=reset' : '/login/forgot?problem=token' }
      }),

    acceptInvitation: (call, { body }) =>
      whenThereIsRoom(call, ['/invitation', { token: body.token }], async () => {
        const { tenant, now, sender } = call
        const token = tokenIn(body)
        if (!token) return { to: '/invitation?problem=token' }
        if (await isTooOften(database.platform, `token from ${sender.network}`, tokenLimit, now))
          return { to: '/invitation?problem=locked' }
        const offer = await invitationOf(database.platform, tenant.key, token, now)
        if (!offer) return { to: '/invitation?problem=token' }
        const [name, email, password] = [nameIn(body), offer.email ?? emailIn(body), passwordIn(body)]
        const problem =
          name === null ? 'name' : email === null ? 'email' : password === null ? 'password' : null
        if (name === null || email === null || password === null)
          return { to: pageWith('/invitation', { problem, token }) }
        const accepted = await accept(database, tenant.key, { token, name, email, password }, now)
        if (!accepted) return { to: '/invitation?problem=token' }
        if (accepted === 'known') return { to: pageWith('/invitation', { problem: 'known', token }) }
        // Somebody who was known keeps the password, and signs in with it.
        const isIn = accepted.hasPassword && (await enter(call, accepted.email, password)) === 'in'
        return { to: isIn ? '/account?note=welcome' : '/login?note=member' }
      }),

    changePassword: (call, { body }) =>
      whenThereIsRoom(call, ['/account', {}], async () => {
        const { tenant, now, visitor } = call
        const password = passwordIn(body)
        if (!password) return { to: '/account?problem=password' }
        if (await isTooOften(database.platform, `password ${visitor?.userId}`, tokenLimit, now))
          return { to: '/account?problem=locked' }
        const response = await accounts.authOf(tenant).api.changePassword({
          body: { currentPassword: body.current ?? '', newPassword: password, revokeOtherSessions: true },
          headers: headersOf(call),
          asResponse: true,
        })
        if (!response.ok) return { to: '/account?problem=current' }
        if (visitor) await endResets(database.platform, visitor.userId)
        giveCookies(call, response.headers.getSetCookie())
        return { to: '/account?note=password' }
      }),

    async invite({ tenant, now }, { body }) {
      const [email, role] = [emailIn(body), roleIn(body)]
      if (!email || !role) return { to: `/account?problem=${email ? 'role' : 'email'}` }
      const sender = { tenant, origin: originOf(tenant), mailFrom: config.MAIL_FROM }
      try {
        await invite({ database, mail, now }, sender, email, role)
      } catch (error) {
        log('an invitation could not be sent', error)
        return { to: '/account?problem=mail' }
      }
      return { to: '/account?note=invited' }
    },

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
        headers: headersOf(call),
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
      const response = await auth.handler(new Request(address, { headers: headersOf(call) }))
      giveCookies(call, response.headers.getSetCookie())
      return { to: response.headers.get('location') ?? '/login?problem=university' }
    },

    async enterCode({ tenant, sender }, { body: { kind, id, code, returnTo } }) {
      const attempt = { kind, id, code, address: sender.network, isSecure: isSecure(tenant) }
      const outcome = await enterByCode(deps, tenant, attempt)
      if ('cookie' in outcome) sender.header('set-cookie', outcome.cookie)
      return { to: backTo(returnTo, 'problem' in outcome ? outcome.problem : null) }
    },
  }
}

/** Hashes passwords, which takes a core for a tenth of a second; where it waits too long, the page says so. */
async function whenThereIsRoom(
  { sender }: Call,
  [page, kept]: [path: string, query: Record<string, string | undefined>],
  act: () => Promise<Way>,
): Promise<Way> {
  try {
    return await hashing(sender.network, act, sender.gone)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    sender.header('retry-after', error.retryAfterSeconds)
    // A person reads a page, a program a number.
    if (!sender.headers.accept?.includes('text/html')) throw error
    return { to: pageWith(page, { problem: 'busy', ...kept }) }
  }
}

function giveCookies({ sender }: Call, cookies: readonly string[]): void {
  for (const cookie of cookies) sender.header('set-cookie', cookie)
}

/** The page that asked for a code, and what it is to say. */
function backTo(returnTo: string, problem: string | null): string {
  const page = new URL(safeReturnPath(returnTo), 'http://own.invalid')
  page.searchParams.delete('problem')
  if (problem) page.searchParams.set('problem', problem)
  return page.pathname + page.search
}
