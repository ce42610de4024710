import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isShared } from '#contract/endpoint.ts'
import { allRows, unannounced } from '#server/db/announced.ts'
import { tagsRead } from '#server/db/tables-read.ts'
import { openEndpoints } from '#tests/support/endpoints.ts'
import { type Engine, engines } from '#tests/support/engines.ts'
import { copyTenant, multiplyRows } from '#tests/support/multiply-rows.ts'
import { type Asked, type PlanNode, type Planned, plansOf } from '#tests/support/query-plans.ts'
import type { SeededApi } from '#tests/support/seeded-api.ts'
import { openUncachedApi } from '#tests/support/uncached-api.ts'
import { addressOf, pathSamples, withParameter } from './samples.ts'

const school = 'tamarack'
const postgres = engines.find(({ name }) => name === 'PostgreSQL')
/** Reading a table from end to end is the right plan for a small one. */
const smallTable = 1_000

describe.runIf(postgres)('with ten times the data', () => {
  let api: SeededApi
  let asked: Asked[] = []
  let client: pg.Client
  let samples: Record<string, string> = {}
  const rows = new Map<string, number>()

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
    api = await openUncachedApi(engine, { onQuery: (query, params) => asked.push({ query, params }) })
    samples = await pathSamples(api, school)
    await multiplyRows(api.services.database, school, 10, 'copy')
    for (const copy of ['larch', 'alder']) await copyTenant(api.services.database, school, copy)
    await api.services.database.platform.execute(sql`vacuum analyze`)
    client = new pg.Client({ connectionString: url })
    await client.connect()
    const counted = await client.query<{ name: string; rows: number }>(
      "select relname as name, reltuples::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    for (const table of counted.rows) rows.set(table.name, table.rows)
  })
  afterAll(async () => {
    await client.end()
    await api.close()
  })

  /** The plans of the queries a call makes. */
  async function plansAt(address: string): Promise<Planned[]> {
    asked = []
    const { statusCode } = await api.get(address, school)
    // A filter may find nothing; the bare call must answer, or there would be nothing to look at.
    expect([address, statusCode]).toEqual([
      address,
      expect.toSatisfy((status: number) => status < (address.includes('?') ? 500 : 300)),
    ])
    return plansOf(client, school, asked)
  }

  const isLarge = ({ 'Relation Name': table = '' }: PlanNode) => (rows.get(table) ?? 0) > smallTable
  /** Row after row, or comparing the text of each row that an index gave for another reason. */
  const readsAll = (node: PlanNode) =>
    isLarge(node) && (node['Node Type'] === 'Seq Scan' || /~~|%>|<%|@@/.test(node.Filter ?? ''))

  test('no call reads a large table from end to end, or a table that its tags do not name, or writes without saying that it counts, whatever its filters', async () => {
    const found = new Set<string>()
    const unnamed = new Set<string>()
    const writers = new Set<string>()
    for (const { name, address, isNeverKept } of [...callsOf(samples), ...misspelt]) {
      for (const { nodes, query, params } of await plansAt(address)) {
        for (const { 'Relation Name': table } of nodes.filter(readsAll))
          found.add(`${name} ${table}: ${address}: ${query.slice(0, 160)}`)
        if (/\b(?:insert into|update|delete from) "/i.test(query)) writers.add(name)
        if (isNeverKept) continue
        const tags = tagsRead(query, params)
        for (const { 'Relation Name': table } of nodes)
          if (table && (unannounced.has(table) || !(tags.includes(table) || tags.includes(allRows(table)))))
            unnamed.add(`${name} ${table}: ${query.slice(0, 160)}`)
      }
    }
    expect([...rows.values()].filter((count) => count > smallTable).length).toBeGreaterThan(5)
    expect([...found]).toEqual([])
    expect([...unnamed]).toEqual([])
    expect([...writers]).toEqual(
      openEndpoints.filter(({ endpoint }) => endpoint.counts).map(({ name }) => name),
    )
  })
})

/** Words that are nowhere are compared with those of every title. */
const misspelt = [
  { name: 'search.find', address: '/api/v2/search?q=footbal%20chmpionship', isNeverKept: false },
]

/** Every call alone, and once with each filter that it takes. */
const callsOf = (samples: Record<string, string>) =>
  openEndpoints.flatMap(({ name, endpoint }) =>
    filtered(addressOf(endpoint, samples), endpoint.query?.properties ?? {}, samples).map((address) => ({
      name,
      address,
      isNeverKept: !isShared(endpoint),
    })),
  )

interface FilterSchema {
  type?: string
  examples?: unknown[]
  enum?: string[]
  format?: string
  pattern?: string
  multipleOf?: number
  minimum?: number
  maximum?: number
}

function filtered(address: string, properties: object, samples: Record<string, string>): string[] {
  const filters = Object.entries(properties as Record<string, FilterSchema>).filter(
    ([name]) => !name.startsWith('$'),
  )
  return [
    address,
    ...filters.map(([name, schema]) => withParameter(address, name, valueOf(name, schema, samples))),
  ]
}

/** Something that a filter takes, and that rows may have. */
function valueOf(name: string, schema: FilterSchema, samples: Record<string, string>): string {
  const [example] = schema.examples ?? schema.enum ?? []
  if (example !== undefined) return String(example)
  if (schema.type === 'boolean') return 'true'
  if (schema.type === 'integer')
    return samples[name] ?? String(schema.multipleOf ? 2020 : schema.minimum && schema.minimum > 1 ? 2025 : 1)
  if (schema.format === 'date') return name.startsWith('end') ? '2027-06-30' : '2025-07-01'
  if (schema.pattern === '^[A-Za-z]$') return 'M'
  if (schema.pattern?.includes('\\d{4}')) return '2026'
  return /slug|sport/i.test(name) ? (samples.slug ?? '') : 'river'
}
