import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object } from '../shapes/schema.ts'
import { Way } from '../shapes/way.ts'

/** Ways into the desk that are neither a password nor a university. */
export const doors = endpoints({
  demo: {
    method: 'GET',
    path: '/api/auth/demo',
    summary: "Opens the desk of a demo school as its administrator, with the address of the server's start",
    query: object({ token: Type.Optional(Type.String({ maxLength: 64 })) }),
    response: Way,
    leads: true,
    rate: { name: 'accounts', max: 120, minutes: 1 },
    who: 'whoever started the demo on their own machine, once',
  },
})
