import type { PlatformScope } from '../../db/client.ts'
import { signInLimits } from './attempt-rules.ts'
import { accountKey, forgetAttempts, isTooOften, takeBack } from './attempts.service.ts'
import type { Auth } from './auth.ts'

export interface SignIn {
  email: string
  password: string
  /** Where the try comes from. */
  address: string
  /** The word of a browser that signed in to this account before; null: a stranger's. */
  device: string | null
  headers: Headers
}

/** What came of it. `wrong` is the same whether there is such an account or not. */
export type SignedIn =
  | { outcome: 'wrong' | 'locked' | 'no-role' }
  | { outcome: 'in' | 'second step'; cookies: string[] }

/**
 * Signs in with a password. Every try counts until it is known to be right. A browser that is known counts for itself:
 * strangers who try out passwords lock each other out, and not the person whose account it is.
 */
export async function signIn(
  platform: PlatformScope,
  auth: Auth,
  now: Date,
  given: SignIn,
): Promise<SignedIn> {
  const { email, password, address, device, headers } = given
  const counted = device
    ? [{ key: `sign-in ${email} with ${device}`, limit: signInLimits.account }]
    : [
        // The address first: one that is locked cannot go on locking the accounts of others.
        { key: `sign-in from ${address}`, limit: signInLimits.address },
        { key: accountKey(email), limit: signInLimits.account },
      ]
  for (const { key, limit } of counted)
    if (await isTooOften(platform, key, limit, now)) return { outcome: 'locked' }
  const response = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })
  const isWithoutRole = !response.ok && (await isRefusedSession(response))
  if (!response.ok && !isWithoutRole) return { outcome: 'wrong' }
  for (const { key, limit } of counted) {
    if (limit === signInLimits.account) await forgetAttempts(platform, key)
    else await takeBack(platform, key)
  }
  if (isWithoutRole) return { outcome: 'no-role' }
  const outcome = (await asksForCode(response)) ? 'second step' : 'in'
  return { outcome, cookies: response.headers.getSetCookie() }
}

/** The password was right, and a code is asked for next: no session has begun. */
async function asksForCode(response: Response): Promise<boolean> {
  const { twoFactorRedirect = false } = (await response.json().catch(() => ({}))) as {
    twoFactorRedirect?: boolean
  }
  return twoFactorRedirect
}

export interface SecondStep {
  /** Of the app, or a recovery code. */
  code: string
  address: string
  headers: Headers
}

export type SecondStepOutcome =
  | { outcome: 'wrong' | 'locked' | 'over' }
  | { outcome: 'in'; email: string; cookies: string[] }

/**
 * The code after the password. Wrong ones count for the network as wrong passwords do; for the account, and for this one
 * sign-in, the library counts them.
 */
export async function takeSecondStep(
  platform: PlatformScope,
  { api }: Auth,
  now: Date,
  { code, address, headers }: SecondStep,
): Promise<SecondStepOutcome> {
  const key = `sign-in from ${address}`
  if (await isTooOften(platform, key, signInLimits.address, now)) return { outcome: 'locked' }
  const given = code.replaceAll(/\s/g, '')
  const asked = { body: { code: given }, headers, asResponse: true } as const
  const response = /^\d{6}$/.test(given) ? await api.verifyTOTP(asked) : await api.verifyBackupCode(asked)
  const { code: fault, user } = (await response.json().catch(() => ({}))) as {
    code?: string
    user?: { email: string }
  }
  if (response.status === 429) return { outcome: 'locked' }
  if (fault === 'INVALID_CODE' || fault === 'INVALID_BACKUP_CODE') return { outcome: 'wrong' }
  // Too long ago, too many wrong ones, or no password was given before.
  if (!response.ok || !user) return { outcome: 'over' }
  await takeBack(platform, key)
  return { outcome: 'in', email: user.email, cookies: response.headers.getSetCookie() }
}

/** The password was right, and no session may begin at this school. */
async function isRefusedSession(response: Response): Promise<boolean> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  return code === 'FAILED_TO_CREATE_SESSION'
}
