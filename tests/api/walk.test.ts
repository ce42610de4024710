import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, isShared, roleNeeded } from '#contract/endpoint.ts'
import { Problem } from '#contract/shapes/shared.ts'
import { openEndpoints, readEndpoints } from '#tests/support/endpoints.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'
import { addressOf, fillPath, pathSamples, withParameter } from './samples.ts'

const tenants = ['halcyon', 'tamarack'] as const
const hidden = readEndpoints.filter(({ endpoint }) => roleNeeded(endpoint) !== null)

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const isProblem = ajv.compile(Problem)

function expectValid(validate: ValidateFunction, value: unknown) {
  validate(value)
  expect(validate.errors ?? []).toEqual([])
}

describe.each(engines)('every endpoint on $name', (engine) => {
  let api: SeededApi
  const samples: Record<string, Record<string, string>> = {}

  beforeAll(async () => {
    api = await openSeededApi(engine)
    for (const tenant of tenants) samples[tenant] = await pathSamples(api, tenant)
  })
  afterAll(() => api.close())

  const addressFor = (endpoint: Endpoint, tenant: string) => addressOf(endpoint, samples[tenant] ?? {})

  describe.each(openEndpoints)('$name', ({ endpoint }) => {
    const validate = ajv.compile(endpoint.response)

    test.each(tenants)('answers %s with its schema, and with nothing of another school', async (tenant) => {
      const response = await api.get(addressFor(endpoint, tenant), tenant)
      if (endpoint.mayBeEmpty && response.statusCode === 204) return
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toMatch('application/json')
      expectValid(validate, response.json())
      const other = tenants.find((name) => name !== tenant)
      expect(response.body).not.toContain(`${other}/`)
    })

    test('needs a tenant, and a known one', async () => {
      const address = addressFor(endpoint, 'halcyon')
      for (const [tenant, status] of [
        [undefined, 400],
        ['nobody', 404],
        ["'; drop table sports; --", 404],
      ] as const) {
        const response = await api.get(address, tenant)
        expect(response.statusCode).toBe(status)
        expect(response.headers['content-type']).toMatch('application/problem+json')
        expectValid(isProblem, response.json())
      }
      expect((await api.get(withParameter(address, 'tenant', 'halcyon'))).statusCode).toBeLessThan(300)
    })

    test('is found in any spelling of its path', async () => {
      const path = endpoint.path.replace(/\/(?!:)[^/]+/g, (segment) => segment.toUpperCase())
      const address = addressOf({ ...endpoint, path }, samples.halcyon ?? {})
      expect((await api.get(address, 'halcyon')).statusCode).toBeLessThan(300)
    })

    test.skipIf(!isShared(endpoint))(
      'answers a repeated question with 304 and compresses what is long',
      async () => {
        const address = addressFor(endpoint, 'halcyon')
        const first = await api.get(address, 'halcyon', { 'accept-encoding': 'br, gzip' })
        if (first.statusCode === 204) return
        expect(first.headers.etag).toBeTruthy()
        expect(first.headers['cache-control']).toMatch(/public, max-age=\d+/)
        expect(first.headers.vary).toMatch(/tenant/)
        const again = await api.get(address, 'halcyon', {
          'accept-encoding': 'br, gzip',
          'if-none-match': String(first.headers.etag),
        })
        expect([again.statusCode, again.body]).toEqual([304, ''])
        const plain = await api.get(address, 'halcyon')
        if (plain.body.length > 2000) expect(first.headers['content-encoding']).toBe('br')
      },
    )

    test('refuses bad input with a clear 4xx', async () => {
      for (const bad of badAddresses(endpoint, samples.halcyon ?? {})) {
        const response = await api.get(bad, 'halcyon')
        expect([bad, response.statusCode]).toEqual([
          bad,
          expect.toSatisfy((status: number) => status === 400 || status === 404),
        ])
        expectValid(isProblem, response.json())
        expect(response.json<{ detail: string }>().detail).not.toBe('')
      }
    })
  })

  test.each(hidden)('$name answers 401 without a session', async ({ endpoint }) => {
    const response = await api.get(addressFor(endpoint, 'halcyon'), 'halcyon')
    expect(response.statusCode).toBe(401)
    expectValid(isProblem, response.json())
  })

  test('an unknown path of the API is a 404 problem', async () => {
    const response = await api.get('/api/v2/nothing', 'halcyon')
    expect(response.statusCode).toBe(404)
    expectValid(isProblem, response.json())
  })
})

/** One address for each way in which a parameter can be wrong. */
function badAddresses(endpoint: Endpoint, samples: Record<string, string>): string[] {
  const good = addressOf(endpoint, samples)
  const inQuery = Object.entries(endpoint.query?.properties ?? {}).flatMap(([name, schema]) =>
    wrongValues(schema as WrongSchema).map((value) => withParameter(good, name, value)),
  )
  const inPath = Object.entries(endpoint.params?.properties ?? {}).flatMap(([name, schema]) =>
    [...wrongValues(schema as WrongSchema), 'no-such-thing-999'].map((value) =>
      fillPath(endpoint, { ...samples, [name]: encodeURIComponent(value) }),
    ),
  )
  return [...inQuery, ...inPath]
}

interface WrongSchema {
  type?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  format?: string
  enum?: string[]
}

function wrongValues(schema: WrongSchema): string[] {
  if (schema.enum) return ['Z']
  if (schema.type === 'integer') {
    return [
      'abc',
      '1.5',
      ...(schema.minimum === undefined ? [] : [String(schema.minimum - 1)]),
      ...(schema.maximum === undefined ? [] : [String(schema.maximum + 1)]),
    ]
  }
  if (schema.type === 'boolean') return ['maybe']
  return [
    ...(schema.maxLength ? ['x'.repeat(schema.maxLength + 1)] : []),
    ...(schema.pattern || schema.format ? ['never'] : []),
  ]
}
