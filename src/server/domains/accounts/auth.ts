import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Config } from '../../config/config.ts'
import { secretsIn } from '../../config/secret.ts'
import type { Database } from '../../db/client.ts'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../../db/schema/accounts.ts'
import { cookieName } from '../../signing/cookies.ts'
import { resetMail } from './account-mails.ts'
import { signInLimits } from './attempt-rules.ts'
import { accountKey, forgetAttempts } from './attempts.service.ts'
import { enterAs } from './enter-as.ts'
import { entersByPassword, entersByUniversity } from './memberships.service.ts'
import { noteEvent } from './parts/account-events.queries.ts'
import { passkeySignInPath, passkeysOf } from './parts/passkey-plugin.ts'
import { hashPassword, minPasswordLength, verifyPassword } from './password.ts'
import { endResets, trustEmail } from './people.queries.ts'

export interface AuthDeps {
  config: Config
  database: Database
  secret: string
  mail: Mail
  /** 'https://host' of a school, which cookies and mails are made for. */
  originOf: (tenant: Tenant) => string
  now: () => Date
  log: (line: string, error?: unknown) => void
}

const sessionDays = 7
/** The word for a university's own sign-in, in addresses and in the table of accounts. */
export const university = 'university'
export const cookiePrefix = 'fieldhouse'
/** As better-auth sees it: set by us from the connection, never taken from a request. */
export const addressHeader = 'x-fieldhouse-address'

export type Auth = ReturnType<typeof createAuth>

/**
 * Signing in at one school. Each has an instance of its own, because cookies, mails and the address to come back to
 * are those of its host name; people and sessions are the same rows.
 */
export function createAuth(deps: AuthDeps, tenant: Tenant, ways: 'password' | 'password and university') {
  const { config, database, mail, log } = deps
  const origin = deps.originOf(tenant)
  const isSecure = origin.startsWith('https:')
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret: secretsIn(deps.secret).now,
    trustedOrigins: [origin],
    database: drizzleAdapter(database.platform, {
      provider: 'pg',
      usePlural: true,
      transaction: true,
      schema: { users, sessions, accounts, verifications, twoFactors, passkeys },
    }),
    user: { additionalFields: { isOperator: { type: 'boolean', input: false, defaultValue: false } } },
    session: {
      expiresIn: sessionDays * 86_400,
      disableSessionRefresh: true,
      // Whatever needs a session that is fresh asks for the password again.
      freshAge: 0,
      additionalFields: {
        school: { type: 'string', required: false, input: false },
        withPasskey: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(password, hash),
      },
      sendResetPassword: async ({ user, token }) => {
        const sender = { tenant, origin, mailFrom: config.MAIL_FROM }
        await mail
          .send(resetMail(sender, user.email, token))
          .catch((error: unknown) => log('a mail with a new password could not be sent', error))
      },
      // Who reads the mailbox has shown whose it is, and may try again at once.
      onPasswordReset: async ({ user }) => {
        await trustEmail(database.platform, user.id)
        await endResets(database.platform, user.id)
        await forgetAttempts(database.platform, accountKey(user.email))
        await notePasswordReset(deps, tenant, user)
      },
    },
    account: { updateAccountOnSignIn: false, accountLinking: { enabled: true } },
    databaseHooks: {
      // What a university gave is asked once and not kept.
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            const { userId } = session
            if (ways === 'password') {
              const isIn = await entersByPassword(database.platform, tenant.key, userId)
              return isIn && { data: { ...session, withPasskey: context?.path === passkeySignInPath } }
            }
            const isIn = await entersByUniversity(database.platform, tenant.key, userId, config.OIDC_ROLE)
            return isIn && { data: { ...session, school: tenant.key } }
          },
        },
      },
    },
    plugins: [
      enterAs(),
      twoFactor({
        allowPasswordless: true,
        // As many wrong codes as wrong passwords, for as long.
        accountLockout: {
          maxFailedAttempts: signInLimits.account.max,
          durationSeconds: signInLimits.account.minutes * 60,
        },
      }),
      passkeysOf(origin, tenant.name),
      ...(ways === 'password' ? [] : [genericOAuth({ config: [universityOf(config)] })]),
    ],
    rateLimit: { enabled: true, window: 60, max: 60 },
    advanced: {
      // The library would call them __Secure-, which a neighbouring host may set too.
      cookiePrefix: cookieName(cookiePrefix, isSecure),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // A mail takes its time, and only known addresses get one: nobody may see who waits.
      backgroundTasks: {
        handler: (task) => void task.catch((error) => log('a task of accounts failed', error)),
      },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message, ...rest) => log(`accounts: ${level} ${message}`, rest[0]),
    },
    onAPIError: { errorURL: `${origin}/login?problem=university` },
  })
}

/** In the log of the school whose page it was, if it is one of theirs. */
async function notePasswordReset(
  { database: { platform }, now }: AuthDeps,
  { key }: Tenant,
  { id: userId, name, email }: { id: string; name: string; email: string },
) {
  if (!(await entersByPassword(platform, key, userId))) return
  const detail = 'by a link that was mailed'
  await noteEvent(platform, key, {
    what: 'password changed',
    by: { userId, name },
    about: email,
    detail,
    at: now(),
  })
}

const universityOf = (config: Config) => ({
  providerId: university,
  name: config.OIDC_NAME,
  discoveryUrl: `${config.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
  clientId: config.OIDC_CLIENT_ID,
  clientSecret: config.OIDC_CLIENT_SECRET,
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  requireIdTokenVerification: true,
  // Some universities say it as a word, and 'false' must not be taken for a yes.
  mapProfileToUser: ({ email_verified: isVerified }: Record<string, unknown>) => ({
    emailVerified: isVerified === true || isVerified === 'true',
  }),
  disableProviderLogout: true,
  disableSignUp: config.OIDC_ROLE === '',
})

/** Whether a school's people may come from the university's own sign-in. */
export const hasUniversity = (
  { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_SCHOOL }: Config,
  { key }: Pick<Tenant, 'key'>,
): boolean => OIDC_ISSUER !== '' && OIDC_CLIENT_ID !== '' && (OIDC_SCHOOL === '' || OIDC_SCHOOL === key)
