import type { PlatformScope } from '../../db/client.ts'
import { signInLimits } from './attempt-rules.ts'
import { isTooOften, takeBack } from './attempts.service.ts'
import type { Auth } from './auth.ts'
import { assertionIn } from './parts/credentials.ts'
import { isGoodAt, notePasskeyUse } from './parts/passkeys.queries.ts'

interface Given {
  /** What the browser made of the challenge, as JSON. */
  credential: string
  /** At which it has to be good. */
  host: string
  address: string
  headers: Headers
}

type Entered =
  | { outcome: 'passkey' | 'locked' | 'no-role' }
  | { outcome: 'in'; email: string; cookies: string[] }

/** Signs in with a passkey. Tries count for the network as wrong passwords do: whose account it is nobody knows yet. */
export async function enterByPasskey(
  platform: PlatformScope,
  { api }: Auth,
  now: Date,
  { credential, host, address, headers }: Given,
): Promise<Entered> {
  const key = `sign-in from ${address}`
  if (await isTooOften(platform, key, signInLimits.address, now)) return { outcome: 'locked' }
  const response = assertionIn(credential)
  if (!response || !(await isGoodAt(platform, host, response.id))) return { outcome: 'passkey' }
  const answer = await api.verifyPasskeyAuthentication({ body: { response }, headers, asResponse: true })
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  if (!answer.ok && code !== 'UNABLE_TO_CREATE_SESSION') return { outcome: 'passkey' }
  await takeBack(platform, key)
  if (!answer.ok) return { outcome: 'no-role' }
  const owner = await notePasskeyUse(platform, response.id, now)
  return { outcome: 'in', email: owner?.email ?? '', cookies: answer.headers.getSetCookie() }
}
