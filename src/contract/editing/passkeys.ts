import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, object, text } from '../shapes/schema.ts'
import { DateTimeUtc } from '../shapes/shared.ts'
import { at, example, Password, reads, writes } from './desk.words.ts'

const own = { ...writes, needs: 'visitor', rate: { name: 'two-step', max: 30, minutes: 10 } } as const
const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', ...example('Office laptop') })
const OfPasskey = object({ passkeyId: Type.String({ pattern: '^[\\w-]{1,64}$', ...example('none') }) })

const Passkey = object({
  id: text(),
  name: text(),
  createdAt: DateTimeUtc,
  lastUsedAt: nullable(DateTimeUtc),
})
export type Passkey = Static<typeof Passkey>

/** Keys that a device keeps, which sign in without a password. Each is good at the host that it was made at. */
export const passkeys = endpoints({
  list: {
    ...reads,
    needs: 'visitor',
    path: at('/me/passkeys'),
    summary: 'The passkeys of whoever is signed in, as far as they are good here',
    response: object({
      passkeys: Type.Array(Passkey),
      isUsed: Type.Boolean({ description: 'Whether this session was begun or confirmed with one' }),
    }),
  },
  begin: {
    ...own,
    method: 'POST',
    path: at('/me/passkeys/begin'),
    summary: 'Begins to make one: what a browser asks the device for',
    body: object({ password: Password }),
    response: object({
      options: Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>({
        type: 'object',
        additionalProperties: true,
        description: 'PublicKeyCredentialCreationOptionsJSON',
      }),
    }),
  },
  add: {
    ...own,
    method: 'POST',
    path: at('/me/passkeys'),
    summary: 'Keeps the one that the device made',
    body: object({
      name: Name,
      credential: Type.String({
        maxLength: 20_000,
        description: 'RegistrationResponseJSON, as text',
        ...example('{"id":"none"}'),
      }),
    }),
    response: Passkey,
  },
  rename: {
    ...own,
    method: 'PATCH',
    path: at('/me/passkeys/:passkeyId'),
    summary: 'Calls one something else',
    params: OfPasskey,
    body: object({ name: Name }),
    response: Passkey,
  },
  remove: {
    ...own,
    method: 'POST',
    path: at('/me/passkeys/:passkeyId/remove'),
    summary: 'Lets one open nothing any more',
    params: OfPasskey,
    body: object({ password: Password }),
    response: object({ id: text() }),
  },
})
