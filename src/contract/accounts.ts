import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, object, oneOf, text } from './shapes/schema.ts'
import { roles } from './shapes/visitor.ts'

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
})
