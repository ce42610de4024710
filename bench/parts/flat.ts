import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { publicEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenants.ts'
import { seedSchools } from '#seeds/load/load.ts'
import { readConfig } from '#server/config/config.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { openServices, type Services } from '#server/open.ts'
import { type Perform, performer } from '#server/perform.ts'
import { ReadCache } from '#server/read-cache.ts'
import { copyTenant, multiplyRows } from '#tests/support/multiply-rows.ts'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { median } from '../harness/compare.ts'
import type { Context } from '../harness/context.ts'
import type { Row } from '../harness/rows.ts'

const factor = 10
const rounds = 9
const callsARound = 20
const aim = '≤ 1.50'

interface Call {
  what: string
  tenant: string
  domain: string
  name: string
  input: object
}

/** Lists in pages, in a school that grew tenfold itself; and whole lists, in one that stayed while all around it grew. */
function calls(): Call[] {
  const paged = Object.entries(publicEndpoints).flatMap(([domain, table]) =>
    Object.entries(table as Record<string, Endpoint>)
      .filter(
        ([, { params, query, hidden, counts }]) =>
          !params &&
          !hidden &&
          !counts &&
          query &&
          '$pageSize' in query.properties &&
          !query.required?.length,
      )
      .map(([name]) => ({
        what: `${domain}.${name}, ${factor} times the rows`,
        tenant: 'tamarack',
        domain,
        name,
        input: {},
      })),
  )
  const whole = [
    { domain: 'sports', name: 'list', input: {} },
    { domain: 'rosters', name: 'bySport', input: { slug: 'football' } },
    { domain: 'games', name: 'scheduleBySport', input: { slug: 'football' } },
  ]
  return [
    ...paged,
    ...whole.map((call) => ({
      ...call,
      what: `${call.domain}.${call.name}, ${factor} times the schools`,
      tenant: 'halcyon',
    })),
  ]
}

/** What a list costs when there are ten times as many schools and rows, against the two schools as they are. */
export async function flatPart(context: Context): Promise<Row[]> {
  await using databases = await openPair(context)
  const { small, large, engine } = databases
  for (let copy = 1; copy < factor; copy++) {
    for (const key of ['halcyon', 'tamarack']) await copyTenant(large.database, key, `${key}-${copy}`)
  }
  await multiplyRows(large.database, 'tamarack', factor, 'copy')
  for (const { database } of [small, large]) await database.platform.execute(sql`vacuum analyze`)
  const sides = [await callerOf(large), await callerOf(small)] as const
  const rows: Row[] = []
  for (const call of calls()) {
    const [grown, plain] = [sides[0](call), sides[1](call)]
    for (const side of [grown, plain]) await timeOf(side)
    const results: [number, number][] = []
    for (let round = 0; round < rounds; round++) results.push([await timeOf(grown), await timeOf(plain)])
    const ms = (value: number) => `${value.toFixed(2)} ms`
    rows.push({
      what: call.what,
      ours: ms(median(results.map(([one]) => one))),
      reference: `as seeded, ${engine} ${ms(median(results.map(([, one]) => one)))}`,
      ratio: median(results.map(([one, other]) => one / other)),
      aim,
    })
  }
  return rows
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let call = 0; call < callsARound; call++) await ask()
  return (performance.now() - start) / callsARound
}

/** Past the memory of answers: a new one for each call remembers nothing. */
async function callerOf({ database, scope }: Services): Promise<(call: Call) => () => Promise<unknown>> {
  const tenants = new Map(
    (await allTenants(database.platform)).map((tenant): [string, Tenant] => [tenant.key, tenant]),
  )
  const now = new Date()
  return ({ tenant: key, domain, name, input }) => {
    const tenant = tenants.get(key)
    if (!tenant) throw new Error(`There is no school '${key}'`)
    const fresh = (): Perform =>
      performer({ scope, readCache: new ReadCache(), now: () => now }, domain, name)
    return () => fresh()(tenant, input, () => {})
  }
}

interface Pair extends AsyncDisposable {
  engine: string
  small: Services
  large: Services
}

/** The same two schools twice: on PostgreSQL where one can be had, else in two folders. */
async function openPair(context: Context): Promise<Pair> {
  const postgres = await startPostgres()
  const folder = context.folder('flat')
  const open = (name: string, databaseUrl = '') =>
    openServices(readConfig({ DATA_DIR: join(folder, name), DATABASE_URL: databaseUrl }))
  if (!postgres) {
    const seeded = join(context.env.DATA_DIR ?? '', 'pglite')
    for (const name of ['small', 'large']) await cp(seeded, join(folder, name, 'pglite'), { recursive: true })
    const [small, large] = [await open('small'), await open('large')]
    return {
      engine: 'PGlite',
      small,
      large,
      [Symbol.asyncDispose]: async () => void (await Promise.all([small.close(), large.close()])),
    }
  }
  const name = `fieldhouse_flat_${process.pid}`
  const url = (database: string) => Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href
  const onServer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await onServer(`create database ${name}_small`)
  const seeding = await open('small', url(`${name}_small`))
  await seedSchools({ ...seeding, log: () => {} })
  await seeding.close()
  await onServer(`create database ${name}_large template ${name}_small`)
  const [small, large] = [
    await open('small', url(`${name}_small`)),
    await open('large', url(`${name}_large`)),
  ]
  return {
    engine: 'PostgreSQL',
    small,
    large,
    async [Symbol.asyncDispose]() {
      await Promise.all([small.close(), large.close()])
      await onServer(`drop database ${name}_small with (force)`, `drop database ${name}_large with (force)`)
      await postgres.stop()
    },
  }
}
