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
export type SignedIn = { outcome: 'wrong' | 'locked' | 'no-role' } | { outcome: 'in'; cookies: string[] }

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
  return isWithoutRole ? { outcome: 'no-role' } : { outcome: 'in', cookies: response.headers.getSetCookie() }
}

/** The password was right, and no session may begin at this school. */
async function isRefusedSession(response: Response): Promise<boolean> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  return code === 'FAILED_TO_CREATE_SESSION'
}
