import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#server/db/gathered/asked.ts'
import { Combinations } from '#server/db/gathered/combinations.ts'
import { sendOn } from '#server/db/gathered/on-postgres.ts'
import { openEndpoints } from '#tests/support/endpoints.ts'
import { type Engine, engines } from '#tests/support/engines.ts'
import { keptAddresses } from '#tests/support/kept-addresses.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import type { SeededApi } from '#tests/support/seeded-api.ts'
import { openUncachedApi } from '#tests/support/uncached-api.ts'
import { addressOf, pathSamples } from './samples.ts'

const [school, schools] = ['halcyon', ['halcyon', 'tamarack']]
/** A query is asked alone the first time, seen together with others the second time, and joined with them the third. */
const times = 3

describe.each(engines)('what a page asks together on $name', (engine) => {
  let site: Site
  let sent: string[] = []
  let asked = 0

  beforeAll(async () => {
    site = await openSite(engine, {}, { onSent: (text) => sent.push(text), onQuery: () => asked++ })
  })
  afterAll(() => site.close())

  const isJoined = (text: string) => text.startsWith('select (select json_agg(')

  test('is answered as each query alone would be', async () => {
    const joined = new Set<string>()
    const wrong: string[] = []
    const addresses = await keptAddresses(site, school, false)
    for (const { row, address, isOtherForm } of addresses) {
      if (isOtherForm || !row.startsWith('/')) continue
      const bodies = new Set<string>()
      for (let time = 0; time < times; time++) {
        site.forget()
        site.forgetAnswers()
        sent = []
        asked = 0
        const { headers, body } = await site.ask(school, address)
        // What is made for one visitor may be another one each time.
        if (headers['cache-control']?.includes('public')) bodies.add(body)
        // What fails together is asked again one by one, which would be more statements than queries.
        if (sent.some(isJoined) && sent.length < asked) joined.add(row)
      }
      if (bodies.size > 1) wrong.push(address)
    }
    expect(wrong).toEqual([])
    // Otherwise the test would prove nothing.
    expect(joined.size).toBeGreaterThan(50)
  })
})

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

describe.runIf(postgres)('every query of every call', () => {
  let api: SeededApi
  let client: pg.Client
  const queries = new Map<string, { school: string; query: string; params: unknown[] }>()

  beforeAll(async () => {
    if (!postgres) return
    let url = ''
    const engine = {
      ...postgres,
      async create(...args: Parameters<Engine['create']>) {
        const database = await postgres.create(...args)
        url = database.config.DATABASE_URL
        return database
      },
    }
    let asking = ''
    api = await openUncachedApi(engine, {
      onQuery: (query, params) =>
        queries.set(`${asking} ${query} ${params}`, { school: asking, query, params }),
    })
    for (asking of schools) {
      const samples = await pathSamples(api, asking)
      for (const { endpoint } of openEndpoints) await api.get(addressOf(endpoint, samples), asking)
    }
    client = new pg.Client({ connectionString: url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await api.close()
  })

  test('has the same values as a part of another statement', async () => {
    const wrong = new Set<string>()
    const [joined, alone] = [new Set<string>(), new Set<string>()]
    for (const { school, query, params } of queries.values()) {
      const send = sendOn(client as unknown as pg.PoolClient)
      await client.query('begin read only')
      await client.query(
        `select set_config('app.tenant', '${school}', true), set_config('role', 'fieldhouse_app', true)`,
      )
      for (const rowMode of ['array', 'object'] as const) {
        const asked: Asked = {
          text: query,
          params,
          rowMode,
          parserOf: (type) => pg.types.getTypeParser(type) as (text: string) => unknown,
        }
        const combinations = new Combinations()
        const expected = await send(asked).catch(() => null)
        if (!expected) break
        combinations.learn(query, expected.fields)
        if (!combinations.mayJoin(asked)) {
          alone.add(query)
          continue
        }
        const pair = [asked, asked]
        combinations.of(pair)
        const combination = combinations.of(pair)
        if (!combination) throw new Error('What is known was not joined')
        const { rows } = await send(combination.asked)
        joined.add(query)
        for (const answer of combination.answers(rows[0] as unknown[]))
          if (!isSame(answer.rows, expected.rows)) wrong.add(query)
      }
      await client.query('rollback')
    }
    expect([...wrong]).toEqual([])
    expect(joined.size).toBeGreaterThan(100)
    expect(alone.size).toBeLessThan(joined.size / 5)
  })
})

function isSame(one: unknown, other: unknown): boolean {
  try {
    expect(one).toStrictEqual(other)
    return true
  } catch {
    return false
  }
}
