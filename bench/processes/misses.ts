import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { buildHost } from '#host/host.ts'
import { readConfig } from '#server/config/config.ts'
import { allRows } from '#server/db/announced.ts'
import * as games from '#server/db/schema/games.ts'
import * as honors from '#server/db/schema/honors.ts'
import * as live from '#server/db/schema/live.ts'
import * as media from '#server/db/schema/media.ts'
import * as news from '#server/db/schema/news.ts'
import * as rosters from '#server/db/schema/rosters.ts'
import * as search from '#server/db/schema/search.ts'
import * as staff from '#server/db/schema/staff.ts'
import * as stats from '#server/db/schema/stats.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { median } from '../harness/compare.ts'
import { kindAddresses } from '../server/kind-addresses.ts'
import type { Cost, Miss } from '../server/miss.ts'

/** Makes every kind of page again and again in this process and prints what one costs; nothing of a page is kept. */
const [only = '', isBrief = ''] = process.argv.slice(2)
const [warmUps, rounds, requests] = [40, 3, 12]
const tenant = 'halcyon'

const counts = { queries: 0, units: 0, rows: 0 }
const begins = /^(?:begin|set transaction|select set_config)/i
const config = readConfig({ ...process.env, PAGE_CACHE_MB: '0' })
if (config.DATABASE_URL) countRows()
const services = await openServices(config, {
  onSent(text) {
    if (!begins.test(text)) counts.queries++
  },
})
const scope: typeof services.scope = {
  ...services.scope,
  read(...unit) {
    counts.units++
    return services.scope.read(...unit)
  },
  gather(school) {
    const { read } = services.scope.gather(school)
    return {
      read(...unit) {
        counts.units++
        return read(...unit)
      },
    }
  },
}
const bus = await services.openBus()
const readCache = new ReadCache()
const directory = await openTenantDirectory(services.database, bus, config.DEFAULT_TENANT)
const { app } = await buildHost({
  ...services,
  config,
  scope,
  bus,
  directory,
  readCache,
  dataDir: config.DATA_DIR,
  now: () => new Date(),
})
const backends = config.DATABASE_URL ? new pg.Client({ connectionString: config.DATABASE_URL }) : null
await backends?.connect()

const kinds = await kindAddresses({
  get: async (path) => (await app.inject({ url: `/api/v2${path}`, headers: { tenant } })).json(),
  send: async (path, payload) =>
    (await app.inject({ method: 'POST', url: `/api/v2${path}`, headers: { tenant }, payload })).json(),
})
const tables = contentTables()
const misses: Miss[] = []
for (const { name, path } of kinds) {
  if (only !== '' && !only.split(',').includes(name)) continue
  for (let index = 0; index < warmUps; index++) await make(path, tables)
  const first = await middleCost(path, tables)
  const worst = isBrief ? '' : await worstTable(path)
  misses.push({ name, path, worst, first, afterChange: isBrief ? first : await middleCost(path, [worst]) })
}
console.log(JSON.stringify(misses))
await backends?.end()
await app.close()
await services.close()
process.exit(0)

async function middleCost(path: string, written: readonly string[]): Promise<Cost> {
  const results: Cost[] = []
  for (let round = 0; round < rounds; round++) results.push(await costOf(path, written))
  const middle = (name: keyof Cost) => median(results.map((one) => one[name]))
  return {
    queries: middle('queries'),
    unitsOfWork: middle('unitsOfWork'),
    rows: middle('rows'),
    ms: middle('ms'),
    databaseMs: middle('databaseMs'),
  }
}

async function costOf(path: string, written: readonly string[]): Promise<Cost> {
  Object.assign(counts, { queries: 0, units: 0, rows: 0 })
  const [database, before] = [await databaseMs(), process.cpuUsage()]
  for (let index = 0; index < requests; index++) await make(path, written)
  const { user, system } = process.cpuUsage(before)
  return {
    queries: counts.queries / requests,
    unitsOfWork: counts.units / requests,
    rows: counts.rows / requests,
    ms: (user + system) / 1000 / requests,
    databaseMs: ((await databaseMs()) - database) / requests,
  }
}

/** The table whose change has most asked anew. */
async function worstTable(path: string): Promise<string> {
  let [worst, most] = ['', -1]
  for (const table of tables) {
    counts.queries = 0
    await make(path, [table])
    if (counts.queries > most) [worst, most] = [table, counts.queries]
  }
  return worst
}

/** As after a change of these tables; what stands around every page is known. */
async function make(path: string, written: readonly string[]): Promise<void> {
  readCache.invalidate(tenant, [...written, ...written.map(allRows)])
  const { statusCode } = await app.inject({
    url: path,
    headers: { host: 'localhost', 'accept-encoding': 'br' },
  })
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
}

/** What a school's content is: all but the small tables that every page needs and few people write. */
function contentTables(): string[] {
  return [games, honors, live, media, news, rosters, search, staff, stats]
    .flatMap((schema) => Object.values<unknown>(schema))
    .filter((value) => is(value, PgTable))
    .map(getTableName)
}

/** The processor time of the connections to PostgreSQL, which stands on the same machine. */
async function databaseMs(): Promise<number> {
  if (!backends) return 0
  const { rows } = await backends.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name like 'fieldhouse%'`,
  )
  return rows.reduce((sum, { pid }) => sum + onCpuMs(pid), 0)
}

function onCpuMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

/** Drizzle tells of queries before they are made; how many rows came back only the driver knows. */
function countRows(): void {
  const { query } = pg.Client.prototype
  const counting = async function (this: pg.Client, ...args: unknown[]) {
    const result = await (Reflect.apply(query, this, args) as Promise<pg.QueryResult> | undefined)
    counts.rows += Array.isArray(result) ? 0 : (result?.rows?.length ?? 0)
    return result
  }
  Object.assign(pg.Client.prototype, { query: counting })
}
