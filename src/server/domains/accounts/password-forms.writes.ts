import type { accounts as table } from '#contract/accounts.ts'
import { safeReturnPath } from '#contract/pages/return-path.ts'
import { roleAtLeast } from '#contract/shapes/visitor.ts'
import type { Call, CallHandlers } from '../../writes/call.ts'
import { type AccountsWriteDeps, giveCookies, headersOf } from './account-call.ts'
import { emailIn, nameIn, pageWith, passwordIn, tokenIn } from './account-forms.ts'
import { resetLimits, tokenLimit } from './attempt-rules.ts'
import { isTooOften } from './attempts.service.ts'
import { whenThereIsRoom } from './hashing.ts'
import { accept, invitationOf } from './invitations.service.ts'
import { knownDevice } from './known-device.ts'
import { noteEvent } from './parts/account-events.queries.ts'
import { asksForTwoStep } from './parts/two-step.ts'
import { endResets } from './people.queries.ts'
import { personOf } from './people.service.ts'
import { rolesOf } from './roles.read-model.ts'
import { type SignedIn, signIn, takeSecondStep } from './sign-in.service.ts'
import { welcome } from './welcome.ts'

type PasswordForms = Pick<
  CallHandlers<typeof table>,
  | 'signIn'
  | 'secondStep'
  | 'signOut'
  | 'signOutEverywhere'
  | 'requestReset'
  | 'reset'
  | 'acceptInvitation'
  | 'changePassword'
>

/** Signing in and out, and what has to do with a password. */
export function passwordForms(deps: AccountsWriteDeps): PasswordForms {
  const { database, accounts, secret } = deps

  /** Signs in, as far as a password goes. */
  async function enter(call: Call, email: string, password: string): Promise<SignedIn['outcome']> {
    const { tenant, now, sender } = call
    const device = knownDevice(secret, sender.headers.cookie, email, now)
    const given = { email, password, address: sender.network, device, headers: headersOf(deps, call) }
    const signedIn = await signIn(database.platform, accounts.authOf(tenant), now, given)
    if (signedIn.outcome === 'second step') giveCookies(call, signedIn.cookies)
    if (signedIn.outcome === 'in') await welcome(deps, call, email, signedIn.cookies)
    return signedIn.outcome
  }

  /** Whether the school asks for a second step that this person has not set up: the desk asks for it first. */
  async function hasToSetUpMore({ tenant }: Call, email: string): Promise<boolean> {
    if (!tenant.configuration.requiresTwoStep) return false
    const person = await personOf(database.platform, email.trim().toLowerCase())
    const roles = person ? await rolesOf(database.platform, person.id) : []
    const own = roles.find(({ key }) => key === tenant.key)
    return own !== undefined && asksForTwoStep(tenant, { role: own.role, isOperator: false })
  }

  return {
    signIn: (call, { body }) =>
      whenThereIsRoom(call, ['/login', { returnTo: body.returnTo }], async () => {
        const returnTo = safeReturnPath(body.returnTo, '/account')
        const { email = '', password = '' } = body
        const outcome = await enter(call, email.slice(0, 254).trim().toLowerCase(), password)
        const kept = { returnTo: body.returnTo && returnTo }
        if (outcome === 'second step') return { to: pageWith('/login', { step: 'code', ...kept }) }
        if (outcome === 'in' && (await hasToSetUpMore(call, body.email ?? ''))) return { to: '/admin' }
        return { to: outcome === 'in' ? returnTo : pageWith('/login', { problem: outcome, ...kept }) }
      }),

    async secondStep(call, { body }) {
      const { tenant, now, sender } = call
      const given = {
        code: (body.code ?? '').slice(0, 60),
        address: sender.network,
        headers: headersOf(deps, call),
      }
      const step = await takeSecondStep(database.platform, accounts.authOf(tenant), now, given)
      const returnTo = safeReturnPath(body.returnTo, '/account')
      const kept = { returnTo: body.returnTo && returnTo }
      if (step.outcome === 'in') {
        await welcome(deps, call, step.email, step.cookies)
        return { to: returnTo }
      }
      return step.outcome === 'wrong'
        ? { to: pageWith('/login', { step: 'code', problem: 'code', ...kept }) }
        : { to: pageWith('/login', { problem: step.outcome, ...kept }) }
    },

    async signOut(call) {
      const headers = headersOf(deps, call)
      const response = await accounts.authOf(call.tenant).api.signOut({ headers, asResponse: true })
      giveCookies(call, response.headers.getSetCookie())
      return { to: '/login?note=signed-out' }
    },

    async signOutEverywhere(call) {
      const headers = headersOf(deps, call)
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
        await accounts
          .authOf(tenant)
          .api.requestPasswordReset({ body: { email }, headers: headersOf(deps, call) })
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
          headers: headersOf(deps, call),
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
        // Who was asked to work at the desk comes to it.
        const desk = roleAtLeast({ role: offer.role, isOperator: false }, 'editor') ? '/admin' : null
        if (isIn) return { to: desk ?? '/account?note=welcome' }
        return { to: pageWith('/login', { note: 'member', returnTo: desk }) }
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
          headers: headersOf(deps, call),
          asResponse: true,
        })
        if (!response.ok) return { to: '/account?problem=current' }
        if (visitor) {
          await endResets(database.platform, visitor.userId)
          const event = { what: 'password changed', by: visitor, about: visitor.email, at: now } as const
          await noteEvent(database.platform, tenant.key, event)
        }
        giveCookies(call, response.headers.getSetCookie())
        return { to: '/account?note=password' }
      }),
  }
}
