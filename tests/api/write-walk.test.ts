import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, pathOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/shapes/shared.ts'
import { type AccountAnswer, type AccountDoor, openAccountDoor } from '#tests/support/account-door.ts'
import { callEndpoints } from '#tests/support/endpoints.ts'
import { engines } from '#tests/support/engines.ts'
import { schoolRows } from '#tests/support/school-rows.ts'

const ajv = new Ajv({ strict: false })
addFormats.default(ajv)
const isProblem = ajv.compile(Problem)

const samples: Record<string, string> = { formId: '1', reference: 'ABCDEFGH2345', gateway: 'offline' }
const queries: Record<string, string> = { token: 'x'.repeat(43), returnTo: '/', gameId: '1', file: 'x.xml' }

const addressOf = (endpoint: Endpoint): string => {
  const path = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '')
  const query = Object.keys(endpoint.query?.properties ?? {}).map((name) => `${name}=${queries[name]}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
const isVersioned = (endpoint: Endpoint) => pathOf(endpoint) !== endpoint.path
const takesBytes = ({ takes }: Endpoint) => Array.isArray(takes)
const mediaType = ({ takes }: Endpoint) =>
  Array.isArray(takes)
    ? 'application/xml'
    : takes === 'form'
      ? 'application/x-www-form-urlencoded'
      : 'application/json'

/** Every call of the tables that does not only read: a new one is tested by existing. */
describe.each(engines)('every call that writes on $name', (engine) => {
  let door: AccountDoor
  beforeAll(async () => {
    door = await openAccountDoor(engine)
  }, 120_000)
  afterAll(() => door.close())

  const send = (endpoint: Endpoint, body: string, headers: Record<string, string> = {}) =>
    door.ask(
      endpoint.method as 'POST',
      addressOf(endpoint),
      { headers: { 'content-type': mediaType(endpoint), ...headers } },
      endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : body,
    )
  const rows = async () => [
    await schoolRows(door.services, 'east', []),
    await schoolRows(door.services, 'west', []),
    door.mailed.length,
  ]
  function expectProblem({ status, body }: AccountAnswer, expected: number) {
    expect(status).toBe(expected)
    isProblem(JSON.parse(body))
    expect(isProblem.errors ?? []).toEqual([])
  }

  test.each(callEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET'))(
    '$name refuses what it cannot read, and changes nothing',
    async ({ endpoint }) => {
      const before = await rows()
      const tries = [
        send(endpoint, '{', {}),
        send(endpoint, '\0', {}),
        send(endpoint, 'x', { 'content-type': 'image/png' }),
        send(endpoint, 'x'.repeat((endpoint.maxBytes ?? 1024 * 1024) + 1)),
      ]
      for (const answer of await Promise.all(tries)) {
        const isLed = answer.status === 303
        if (isLed) expect(answer.location).toMatch(/^\/(?!\/)/)
        else if (answer.status >= 400) expectProblem(answer, answer.status)
        expect(answer.status).toBeLessThan(500)
      }
      expect(await rows()).toEqual(before)
    },
  )

  test.each(callEndpoints.filter(({ endpoint }) => isVersioned(endpoint) && !takesBytes(endpoint)))(
    '$name needs a school, and a known one',
    async ({ endpoint }) => {
      expectProblem(await send(endpoint, '{}', { tenant: '' }), 400)
      expectProblem(await send(endpoint, '{}', { tenant: 'nobody' }), 404)
    },
  )

  test.each(callEndpoints.filter(({ endpoint }) => endpoint.guard === 'same origin'))(
    '$name is not for the pages of other sites',
    async ({ endpoint }) => {
      expectProblem(await send(endpoint, '{}', { origin: 'https://elsewhere.example' }), 403)
      expectProblem(await send(endpoint, '{}', { 'sec-fetch-site': 'cross-site' }), 403)
    },
  )

  test.each(callEndpoints.filter(({ endpoint: { rate } }) => typeof rate?.max === 'number'))(
    '$name is for one network so many times, and then tells when to come again',
    async ({ endpoint }) => {
      const { rate } = endpoint
      const max = Number(rate?.max)
      const address = `192.0.2.${callEndpoints.findIndex((each) => each.endpoint === endpoint) + 1}`
      const sendFrom = () =>
        door.ask(
          endpoint.method as 'POST',
          addressOf(endpoint),
          { address, headers: { 'content-type': mediaType(endpoint) } },
          endpoint.method === 'GET' ? undefined : '',
        )
      const isRefused = ({ status, location }: AccountAnswer) =>
        status === 429 || location?.endsWith('note=later')
      expect((await Promise.all(Array.from({ length: max }, sendFrom))).filter(isRefused)).toEqual([])
      // What may come grows back while this goes on, but never as quickly.
      const refused = (await Promise.all(Array.from({ length: max }, sendFrom))).filter(isRefused)
      expect(refused.length).toBeGreaterThan(0)
      for (const answer of refused) if (answer.status !== 303) expectProblem(answer, 429)
    },
  )

  test('nothing that writes is left without a guard', () => {
    const unguarded = callEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.guard)
    expect(unguarded.map(({ name }) => name)).toEqual([])
  })
})
