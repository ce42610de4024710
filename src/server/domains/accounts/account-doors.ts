import { safeReturnPath } from '#contract/pages/return-path.ts'
import { roleAtLeast, type Visitor } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import { emailIn, type Fields, nameIn, pageWith, passwordIn, roleIn, tokenIn } from './account-forms.ts'
import { resetLimits, tokenLimit } from './attempt-rules.ts'
import { isTooOften } from './attempts.service.ts'
import { accept, invitationOf, invite } from './invitations.service.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import type { Accounts } from './open-accounts.ts'
import { endResets } from './people.queries.ts'
import { type SignedIn, signIn } from './sign-in.service.ts'

export interface DoorDeps {
  config: Config
  database: Database
  mail: Mail
  accounts: Accounts
  now: () => Date
  /** Signs what browsers are known by. */
  secret: string
  originOf: (tenant: Tenant) => string
  log: (line: string, error?: unknown) => void
}

/** One form that was sent from a page of the school. */
export interface Visit {
  tenant: Tenant
  fields: Fields
  /** Where it comes from, for what is counted. */
  address: string
  /** Cookies, and what the list of sessions says about the browser. */
  headers: Headers
  visitor: Visitor | null
}

/** Where the browser goes next, and the cookies it is given. */
export interface Way {
  to: string
  cookies?: string[]
}

export interface Door {
  /** Who may use it, for the list of who may do what. */
  for: 'everybody' | 'signed in' | 'administrator'
  /** Hashes passwords, which takes a core for a tenth of a second; where it waits too long, the page that says so. */
  hashes?: string
  act(deps: DoorDeps, visit: Visit): Promise<Way>
}

/** Signs in, and gives the browser what it is known by the next time. */
async function enter(
  { database, accounts, now, secret, originOf }: DoorDeps,
  { tenant, address, headers }: Visit,
  email: string,
  password: string,
): Promise<SignedIn> {
  const moment = now()
  const device = knownDevice(secret, headers.get('cookie') ?? undefined, email, moment)
  const given = { email, password, address, device, headers }
  const signedIn = await signIn(database.platform, accounts.authOf(tenant), moment, given)
  if (signedIn.outcome !== 'in') return signedIn
  const isSecure = originOf(tenant).startsWith('https:')
  return {
    ...signedIn,
    cookies: [...signedIn.cookies, deviceCookie(secret, { email, device }, moment, isSecure)],
  }
}

/** THE FORMS of signing in: /api/auth/form/{name}. Each answers 303 to a page of the site. */
export const accountDoors = {
  'sign-in': {
    for: 'everybody',
    hashes: '/login',
    async act(deps, visit) {
      const { fields } = visit
      const returnTo = safeReturnPath(fields.returnTo, '/account')
      const { email = '', password = '' } = fields
      const signedIn = await enter(deps, visit, email.slice(0, 254).trim().toLowerCase(), password)
      return signedIn.outcome === 'in'
        ? { to: returnTo, cookies: signedIn.cookies }
        : { to: pageWith('/login', { problem: signedIn.outcome, returnTo: fields.returnTo && returnTo }) }
    },
  },
  'sign-out': {
    for: 'everybody',
    async act({ accounts }, { tenant, headers }) {
      const response = await accounts.authOf(tenant).api.signOut({ headers, asResponse: true })
      return { to: '/login?note=signed-out', cookies: response.headers.getSetCookie() }
    },
  },
  'sign-out-everywhere': {
    for: 'signed in',
    async act({ accounts }, { tenant, headers }) {
      const { api } = accounts.authOf(tenant)
      await api.revokeSessions({ headers })
      const response = await api.signOut({ headers, asResponse: true })
      return { to: '/login?note=signed-out-everywhere', cookies: response.headers.getSetCookie() }
    },
  },
  'reset-request': {
    for: 'everybody',
    async act({ database, accounts, now }, { tenant, fields, address, headers }) {
      const email = emailIn(fields)
      if (!email) return { to: '/login/forgot?problem=email' }
      const isOften =
        (await isTooOften(database.platform, `reset from ${address}`, resetLimits.address, now())) ||
        (await isTooOften(database.platform, `reset ${email}`, resetLimits.account, now()))
      // Answered alike whatever there is: neither an account nor a limit shows.
      if (!isOften) await accounts.authOf(tenant).api.requestPasswordReset({ body: { email }, headers })
      return { to: '/login/forgot?note=sent' }
    },
  },
  reset: {
    for: 'everybody',
    hashes: '/login/reset',
    async act({ database, accounts, now }, { tenant, fields, address, headers }) {
      const token = tokenIn(fields)
      const password = passwordIn(fields)
      if (!token) return { to: '/login/forgot?problem=token' }
      if (!password) return { to: pageWith('/login/reset', { problem: 'password', token }) }
      if (await isTooOften(database.platform, `token from ${address}`, tokenLimit, now()))
        return { to: '/login/forgot?problem=locked' }
      const response = await accounts
        .authOf(tenant)
        .api.resetPassword({ body: { newPassword: password, token }, headers, asResponse: true })
      return { to: response.ok ? '/login?note=reset' : '/login/forgot?problem=token' }
    },
  },
  invitation: {
    for: 'everybody',
    hashes: '/invitation',
    async act(deps, visit) {
      const { database, now } = deps
      const { tenant, fields, address } = visit
      const token = tokenIn(fields)
      if (!token) return { to: '/invitation?problem=token' }
      if (await isTooOften(database.platform, `token from ${address}`, tokenLimit, now()))
        return { to: '/invitation?problem=locked' }
      const offer = await invitationOf(database.platform, tenant.key, token, now())
      if (!offer) return { to: '/invitation?problem=token' }
      const [name, email, password] = [nameIn(fields), offer.email ?? emailIn(fields), passwordIn(fields)]
      const problem =
        name === null ? 'name' : email === null ? 'email' : password === null ? 'password' : null
      if (name === null || email === null || password === null)
        return { to: pageWith('/invitation', { problem, token }) }
      const accepted = await accept(database, tenant.key, { token, name, email, password }, now())
      if (!accepted) return { to: '/invitation?problem=token' }
      if (accepted === 'known') return { to: pageWith('/invitation', { problem: 'known', token }) }
      // Somebody who was known keeps the password, and signs in with it.
      if (!accepted.hasPassword) return { to: '/login?note=member' }
      const signedIn = await enter(deps, visit, accepted.email, password)
      return signedIn.outcome === 'in'
        ? { to: '/account?note=welcome', cookies: signedIn.cookies }
        : { to: '/login?note=member' }
    },
  },
  password: {
    for: 'signed in',
    hashes: '/account',
    async act({ database, accounts, now }, { tenant, fields, headers, visitor }) {
      const password = passwordIn(fields)
      if (!password) return { to: '/account?problem=password' }
      if (await isTooOften(database.platform, `password ${visitor?.userId}`, tokenLimit, now()))
        return { to: '/account?problem=locked' }
      const response = await accounts.authOf(tenant).api.changePassword({
        body: {
          currentPassword: fields.current ?? '',
          newPassword: password,
          revokeOtherSessions: true,
        },
        headers,
        asResponse: true,
      })
      if (response.ok && visitor) await endResets(database.platform, visitor.userId)
      return response.ok
        ? { to: '/account?note=password', cookies: response.headers.getSetCookie() }
        : { to: '/account?problem=current' }
    },
  },
  invite: {
    for: 'administrator',
    async act({ config, database, mail, now, originOf, log }, { tenant, fields }) {
      const [email, role] = [emailIn(fields), roleIn(fields)]
      if (!email || !role) return { to: `/account?problem=${email ? 'role' : 'email'}` }
      const sender = { tenant, origin: originOf(tenant), mailFrom: config.MAIL_FROM }
      try {
        await invite({ database, mail, now: now() }, sender, email, role)
      } catch (error) {
        log('an invitation could not be sent', error)
        return { to: '/account?problem=mail' }
      }
      return { to: '/account?note=invited' }
    },
  },
} as const satisfies Record<string, Door>

export type DoorName = keyof typeof accountDoors

/** What keeps somebody from a door; null where it is open. */
export function doorRefusal(name: DoorName, visitor: Visitor | null): 401 | 403 | null {
  const { for: who } = accountDoors[name]
  if (who === 'everybody') return null
  if (!visitor) return 401
  return who === 'administrator' && !roleAtLeast(visitor, 'administrator') ? 403 : null
}
