import type { Tx } from '../../db/client.ts'
import { signInLimits } from './attempt-rules.ts'
import { forgetAttempts, isTooOften, takeBack } from './attempts.service.ts'
import type { Auth } from './auth.ts'

export interface SignIn {
  email: string
  password: string
  /** Where the try comes from. */
  address: string
  headers: Headers
}

/** What came of it. `wrong` is the same whether there is such an account or not. */
export type SignedIn = { outcome: 'wrong' | 'locked' | 'no-role' } | { outcome: 'in'; cookies: string[] }

/** Signs in with a password. Every try counts until it is known to be right. */
export async function signIn(handle: Tx, auth: Auth, now: Date, given: SignIn): Promise<SignedIn> {
  const { password, address, headers } = given
  const email = given.email.trim().toLowerCase()
  const keys = { account: `sign-in ${email}`, address: `sign-in from ${address}` }
  // The address first: one that is locked cannot go on locking the accounts of others.
  if (
    (await isTooOften(handle, keys.address, signInLimits.address, now)) ||
    (await isTooOften(handle, keys.account, signInLimits.account, now))
  )
    return { outcome: 'locked' }
  const response = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })
  const isWithoutRole = !response.ok && (await isRefusedSession(response))
  if (!response.ok && !isWithoutRole) return { outcome: 'wrong' }
  await forgetAttempts(handle, keys.account)
  await takeBack(handle, keys.address)
  return isWithoutRole ? { outcome: 'no-role' } : { outcome: 'in', cookies: response.headers.getSetCookie() }
}

/** The password was right, and no session may begin at this school. */
async function isRefusedSession(response: Response): Promise<boolean> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  return code === 'FAILED_TO_CREATE_SESSION'
}
