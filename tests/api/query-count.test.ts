import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sport } from '#contract/sports.ts'
import { openEndpoints } from '#tests/support/endpoints.ts'
import { engines } from '#tests/support/engines.ts'
import { multiplyRows } from '#tests/support/multiply-rows.ts'
import type { SeededApi } from '#tests/support/seeded-api.ts'
import { openUncachedApi } from '#tests/support/uncached-api.ts'
import { addressOf, pathSamples, withParameter } from './samples.ts'

/** One engine is enough: the queries are made before either sees them. */
const engine = engines.at(-1)
if (!engine) throw new Error('There is no engine')

const school = 'tamarack'
/** A query is left out where it would have nothing to ask for, so a longer answer may need a few that a short one does not. */
const slack = 3
const mostQueries = 24

describe('no call asks more of the database when there is more to answer', () => {
  let api: SeededApi
  let queries: string[] = []
  const before = new Map<string, Asked>()
  let addresses: string[] = []

  interface Asked {
    queries: number
    rows: number
  }

  /** How many queries a call makes, and how long the lists of its answer are in all. */
  async function ask(address: string): Promise<Asked> {
    queries = []
    const response = await api.get(address, school)
    expect([address, response.statusCode]).toEqual([
      address,
      expect.toSatisfy((status: number) => status === 200 || status === 204),
    ])
    return { queries: queries.length, rows: response.body ? listed(response.json()) : 0 }
  }

  beforeAll(async () => {
    api = await openUncachedApi(engine, { onQuery: (query) => queries.push(query) })
    const samples = await pathSamples(api, school)
    const sports = (await api.get('/api/v2/Sports', school)).json<Sport[]>()
    const teams = sports
      .filter(({ rosterId }) => rosterId)
      .flatMap(({ globalSportNameSlug: slug }) => [
        `/api/v2/Rosters/bySport/${slug}`,
        `/api/v2/Schedule/bySport/${slug}`,
      ])
    addresses = [...openEndpoints.map(({ endpoint }) => addressOf(endpoint, samples)), ...teams]
    for (const address of addresses) before.set(address, await ask(address))
    await multiplyRows(api.services.database, school, 10, 'original')
    await api.services.database.platform.execute(sql`vacuum analyze`)
  })
  afterAll(() => api.close())

  test('with ten times the rows', async () => {
    const grown: string[] = []
    const longer: string[] = []
    for (const address of addresses) {
      const [small, large] = [before.get(address), await ask(address)]
      if (!small) throw new Error(`${address} was not asked before`)
      if (large.queries > small.queries + slack)
        grown.push(
          `${address}: ${small.queries} → ${large.queries} queries, ${small.rows} → ${large.rows} rows`,
        )
      if (large.rows > small.rows) longer.push(address)
    }
    expect(grown).toEqual([])
    // Otherwise the test would prove nothing: there must have been more to answer.
    expect(longer.length).toBeGreaterThan(openEndpoints.length / 5)
  })

  test('with a page of 50 in place of 5', async () => {
    const paged = openEndpoints.filter(
      ({ endpoint }) => endpoint.query && '$pageSize' in endpoint.query.properties,
    )
    const samples = await pathSamples(api, school)
    const grown: string[] = []
    for (const { name, endpoint } of paged) {
      const address = addressOf(endpoint, samples)
      const [five, fifty] = [
        await ask(withParameter(address, '$pageSize', '5')),
        await ask(withParameter(address, '$pageSize', '50')),
      ]
      if (fifty.queries > five.queries + slack) grown.push(`${name}: ${five.queries} → ${fifty.queries}`)
    }
    expect(paged.length).toBeGreaterThan(3)
    expect(grown).toEqual([])
  })

  test('and none needs more than two dozen', () => {
    const greedy = [...before]
      .filter(([, { queries }]) => queries > mostQueries)
      .map(([address, { queries }]) => `${address}: ${queries}`)
    expect(greedy).toEqual([])
  })
})

/** Items in all the lists of an answer, however deep. */
function listed(value: unknown): number {
  if (Array.isArray(value)) return value.length + value.reduce<number>((sum, item) => sum + listed(item), 0)
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce<number>((sum, item) => sum + listed(item), 0)
  return 0
}
