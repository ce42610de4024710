import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object, text } from '../shapes/schema.ts'
import { at, example, Password, reads, writes } from './desk.words.ts'

/** Everybody sees to their own. */
const own = { ...writes, needs: 'visitor', rate: { name: 'two-step', max: 30, minutes: 10 } } as const
const Codes = Type.Array(text(), { description: 'Each opens the account once, without the app' })
const OfPerson = object({ userId: Type.String({ pattern: '^[\\w-]{1,64}$', ...example('nobody') }) })

/** The second step of signing in: a code of an authenticator app. */
export const twoStep = endpoints({
  state: {
    ...reads,
    needs: 'visitor',
    path: at('/me/two-step'),
    summary: 'Whether a second step is set up, and whether the school asks for one',
    response: object({ isOn: Type.Boolean(), isRequired: Type.Boolean() }),
  },
  begin: {
    ...own,
    method: 'POST',
    path: at('/me/two-step'),
    summary: 'Begins to set up an app; it counts once a code of it was right',
    body: object({ password: Password }),
    response: object({
      address: Type.String({ description: 'otpauth://…, for the picture that an app reads' }),
      secret: Type.String({ description: 'For typing it in' }),
      recoveryCodes: Codes,
    }),
  },
  confirm: {
    ...own,
    method: 'POST',
    path: at('/me/two-step/confirm'),
    summary: 'Ends setting up with a code of the app',
    body: object({ code: Type.String({ maxLength: 20, ...example('000000') }) }),
    response: object({ isOn: Type.Boolean() }),
  },
  renewCodes: {
    ...own,
    method: 'POST',
    path: at('/me/two-step/recovery-codes'),
    summary: 'New recovery codes; the earlier ones are good for nothing',
    body: object({ password: Password }),
    response: object({ recoveryCodes: Codes }),
  },
  end: {
    ...own,
    method: 'POST',
    path: at('/me/two-step/end'),
    summary: 'Signs in with the password alone from now on, where the school allows it',
    body: object({ password: Password }),
    response: object({ isOn: Type.Boolean() }),
  },
  endOf: {
    ...own,
    needs: 'administrator',
    method: 'POST',
    path: at('/people/:userId/two-step/end'),
    summary:
      'For somebody who lost their app and their codes: they sign in with the password, and everywhere anew',
    params: OfPerson,
    body: object({}),
    response: object({ isOn: Type.Boolean() }),
  },
})
