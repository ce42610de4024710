import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/** The address at which the library begins a session with one. */
export const passkeySignInPath = '/passkey/verify-authentication'

const unverified = () =>
  new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED', message: 'Nobody was asked who they are.' })

export const hostOf = (origin: string): string => new URL(origin).hostname

/**
 * Passkeys of one host: its challenges, and the keys that were made there. A finger, a face or a code has to be shown to
 * whatever keeps the key, which makes it two steps in one: something one has, and something one is or knows.
 */
export function passkeysOf(origin: string, schoolName: string) {
  const host = hostOf(origin)
  const plugin = passkey({
    rpID: host,
    rpName: `${schoolName} Athletics`,
    origin,
    // Kept by the device itself, so that signing in asks for no address.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification: { registrationInfo } }) => {
        if (!registrationInfo?.userVerified) throw unverified()
      },
    },
    authentication: {
      afterVerification: ({ verification: { authenticationInfo } }) => {
        if (!authenticationInfo.userVerified) throw unverified()
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  })
  const { fields } = plugin.schema.passkey
  const ownHost = { type: 'string', required: true, input: false, defaultValue: host } as const
  return { ...plugin, schema: { passkey: { fields: { ...fields, host: ownHost } } } }
}
