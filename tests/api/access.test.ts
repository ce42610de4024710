import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskEndpoints } from '#contract/editing/desk.ts'
import { type Endpoint, roleNeeded } from '#contract/endpoint.ts'
import { roles } from '#contract/shapes/visitor.ts'
import { type AccessList, accessOfApi } from '#tests/support/access-list.ts'
import { type AccountDoor, openAccountDoor } from '#tests/support/account-door.ts'
import { callEndpoints, readEndpoints } from '#tests/support/endpoints.ts'
import { engines } from '#tests/support/engines.ts'
import { callAddress } from '#tests/support/sent-samples.ts'
import { cookiesOfTriers, mayUse, type Trier, triers } from '#tests/support/triers.ts'

const accountForms = callEndpoints.flatMap(({ endpoint }) => {
  const [, form] = /^\/api\/auth\/form\/(.+)$/.exec(endpoint.path) ?? []
  return form ? [[form, roleNeeded(endpoint)] as const] : []
})

/** A parameter may be anything: who may not come in is told so before it is looked at. */
const filled = ({ path }: Endpoint) =>
  path.replace(/:(\w+)/g, (_, name: string) => (/date/i.test(name) ? '2026-11-14' : '1'))

/** The desk's calls say themselves what they are asked with. */
const deskAddresses = new Map(
  Object.values(deskEndpoints)
    .flatMap((table): Endpoint[] => Object.values(table))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, callAddress(endpoint)]),
)

describe.each(engines)('every endpoint on $name', (engine) => {
  let door: AccountDoor
  let cookies: Map<Trier, string>
  let access: AccessList

  beforeAll(async () => {
    access = await accessOfApi()
    door = await openAccountDoor(engine)
    cookies = await cookiesOfTriers(async ({ email, role, at, isOperator }) => {
      const school = at === 'own' ? 'east' : 'west'
      return door.signedIn(await door.person(email, role, school, isOperator), school)
    })
  })
  afterAll(() => door.close())

  const sentBy = (trier: Trier) => {
    const cookie = cookies.get(trier)
    return cookie ? { cookie } : {}
  }

  describe.each(triers)('asked by %s', (trier, role) => {
    test('opens what the list says, and nothing else', async () => {
      const wrong: string[] = []
      for (const { name, endpoint } of readEndpoints) {
        const needed = roleNeeded(endpoint)
        const { status, cacheControl } = await door.get(`/api/v2${filled(endpoint)}`, sentBy(trier))
        const isRefused = status === 401 || status === 403
        // An open endpoint may still ask for the code of what it would show.
        if (needed !== null && isRefused === mayUse(needed, role)) wrong.push(`${name}: ${status}`)
        if (needed === null && status === 401) wrong.push(`${name}: ${status}`)
        if (needed !== null && !isRefused && !/no-store/.test(cacheControl ?? ''))
          wrong.push(`${name} may be kept: ${cacheControl}`)
      }
      expect(wrong).toEqual([])
    })

    test('and every form of the account pages', async () => {
      const wrong: string[] = []
      for (const [name, needed] of accountForms) {
        // Signing out would end the session that tries the others.
        if (name.startsWith('sign-out')) continue
        const { status, location } = await door.form(name, {}, sentBy(trier))
        const isRefused = status === 403 || location === '/login?returnTo=%2Faccount'
        if (isRefused === mayUse(needed, role)) wrong.push(`${name}: ${status} ${location}`)
      }
      expect(wrong).toEqual([])
    })

    test('and every other call that names a role', async () => {
      const wrong: string[] = []
      for (const [route, who] of access) {
        const [method = '', path = ''] = route.split(' ')
        const needed = roles.find((each) => who === each || who === `${each} and higher`)
        // What has a body is refused for the body first; the walk of the desk sends whole ones.
        if (!needed || path.startsWith('/api/auth/') || method === 'POST' || method === 'PUT') continue
        const address =
          deskAddresses.get(route) ??
          path.replace(/:(\w+)/g, (_, name: string) =>
            /date/i.test(name) ? '2026-11-14' : name === 'reference' ? 'ABCDEFGH2345' : '1',
          )
        const { status } = await door.ask(method as 'GET' | 'DELETE', address, sentBy(trier))
        if ((status === 401 || status === 403) === mayUse(needed, role)) wrong.push(`${route}: ${status}`)
      }
      expect(wrong).toEqual([])
    })
  })
})
