import { type Static, Type } from 'typebox'
import { endpoints, type PlainForm } from './endpoint.ts'
import { protectedKinds } from './shapes/access.ts'
import { nullable, object, oneOf, text } from './shapes/schema.ts'
import { Id } from './shapes/shared.ts'
import { roles } from './shapes/visitor.ts'
import { Way } from './shapes/way.ts'

/** The least of them where it is not said. */
const RoleName = oneOf(roles, { default: 'visitor' })

export const Me = object({
  name: text(),
  email: text(),
  role: RoleName,
  isOperator: Type.Boolean({ description: 'Runs the platform: may do everything at every school' }),
  schools: Type.Array(object({ key: text(), name: text(), role: RoleName })),
})
export type Me = Static<typeof Me>

const Invitation = object({
  email: nullable(Type.String({ description: 'Whom it is for; null for whoever has the address' })),
  role: RoleName,
})

/** What is typed into a form of the account pages: whatever it is, its page says what is wrong with it. */
const field = Type.Optional(text())

/** A plain form of the account pages. It has no version, because those pages alone send it. */
const accountForm = <const Name extends string, const Page extends string>(name: Name, page: Page) => ({
  method: 'POST' as const,
  path: `/api/auth/form/${name}` as const,
  takes: 'form' as const,
  maxBytes: 16_384,
  form: { page } satisfies PlainForm,
  response: Way,
  leads: true as const,
  guard: 'same origin' as const,
  // People fill in forms by hand.
  rate: { name: 'accounts', max: 120, minutes: 1 },
})

export const accounts = endpoints({
  me: {
    method: 'GET',
    path: '/accounts/me',
    summary: 'Who is signed in, and with which role at which school',
    response: Me,
    hidden: true,
  },
  invitation: {
    method: 'GET',
    path: '/accounts/invitation',
    summary: 'What an invitation offers, as long as it is good; opening it uses nothing',
    query: object({
      token: Type.Optional(Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })),
    }),
    response: Invitation,
    mayBeEmpty: true,
    fleeting: true,
  },
  signIn: {
    ...accountForm('sign-in', '/login'),
    summary: 'Signs in with an address and a password',
    body: object({ email: field, password: field, returnTo: field }),
  },
  secondStep: {
    ...accountForm('second-step', '/login'),
    summary: 'Ends signing in with a code of the app, or a recovery code, after the password was right',
    body: object({ code: field, returnTo: field }),
  },
  passkeyChallenge: {
    method: 'POST',
    path: '/api/auth/passkey/challenge',
    summary: 'What a browser asks a device for that keeps a passkey; good once, for five minutes',
    body: object({}),
    maxBytes: 1024,
    response: object({
      challenge: text(),
      rpId: text(),
      timeout: Type.Integer(),
      userVerification: oneOf(['required']),
    }),
    fleeting: true,
    guard: 'same origin',
    rate: { name: 'accounts', max: 120, minutes: 1 },
  },
  passkey: {
    ...accountForm('passkey', '/login'),
    summary: 'Signs in with a passkey, which is two steps in one',
    body: object({ credential: field, returnTo: field }),
  },
  signOut: { ...accountForm('sign-out', '/account'), summary: 'Ends the session of this browser' },
  signOutEverywhere: {
    ...accountForm('sign-out-everywhere', '/account'),
    summary: 'Ends all sessions of whoever is signed in',
    needs: 'visitor',
  },
  requestReset: {
    ...accountForm('reset-request', '/login/forgot'),
    summary: 'Mails a link for a new password, if there is such an account; the answer does not tell',
    body: object({ email: field }),
  },
  reset: {
    ...accountForm('reset', '/login/reset'),
    summary: 'Sets a new password with the token of the mail',
    body: object({ token: field, password: field }),
  },
  acceptInvitation: {
    ...accountForm('invitation', '/invitation'),
    summary: 'Accepts an invitation with its token, and signs in',
    body: object({ token: field, name: field, email: field, password: field }),
  },
  changePassword: {
    ...accountForm('password', '/account'),
    summary: 'Changes the password of whoever is signed in, and ends the other sessions',
    body: object({ current: field, password: field }),
    needs: 'visitor',
  },
  invite: {
    ...accountForm('invite', '/account'),
    summary: 'Invites somebody by mail, with a role at the school',
    body: object({ email: field, role: field }),
    needs: 'administrator',
  },
  university: {
    method: 'GET',
    path: '/api/auth/university',
    summary: "Leads to the university's own sign-in",
    query: object({ returnTo: field }),
    response: Way,
    leads: true,
    rate: { name: 'accounts', max: 120, minutes: 1 },
    who: 'everybody, where it is configured',
  },
  fromUniversity: {
    method: 'GET',
    path: '/api/auth/callback/university',
    summary: "Comes back from the university's own sign-in",
    response: Way,
    leads: true,
    rate: { name: 'accounts', max: 120, minutes: 1 },
    who: 'whoever comes back from the university, once',
  },
  enterCode: {
    method: 'POST',
    path: '/api/access/form',
    summary: 'Gives the access code of something protected, and leads back to the page that asked for it',
    body: object({
      kind: oneOf([...protectedKinds]),
      id: Id,
      code: Type.String({ maxLength: 200 }),
      returnTo: Type.String({ maxLength: 2000 }),
    }),
    takes: 'form',
    maxBytes: 16_384,
    form: {},
    response: Way,
    leads: true,
    guard: 'same origin',
  },
})
