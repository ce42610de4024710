import { sql } from 'drizzle-orm'
import { readConfig } from '#server/config/config.ts'
import { openServices, type Services } from '#server/open.ts'
import { copyTenant, multiplyRows } from '#tests/support/multiply-rows.ts'
import { run } from '../harness/children.ts'
import type { Context } from '../harness/context.ts'
import { cores } from '../harness/cpus.ts'
import { get } from '../harness/http.ts'
import { cpuMs, hasProcessFigures, residentBytes } from '../harness/process-figures.ts'
import type { Row } from '../harness/rows.ts'
import { seededPostgres } from '../harness/seeded-postgres.ts'
import { addLeanSchools } from '../server/many-schools.ts'
import type { Miss } from '../server/miss.ts'

/** Those that show whole lists grow with what they list, so ten times the rows are measured on the others. */
const kinds = { schools: 'Home,roster,schedule,archives', rows: 'Home,archives,story' }
const hotPages = [
  '/',
  '/sports/football',
  '/sports/football/roster',
  '/sports/football/schedule',
  '/sports/football/stats',
  '/sports/baseball',
  '/sports/baseball/roster',
  '/sports/baseball/schedule',
  '/archives',
  '/calendar',
  '/staff-directory',
  '/tickets',
]
const [wholeSchools, allSchools, tenfold] = [30, 300, 10]
const idleSeconds = 20
const mostBytes = 300 * 1024 * 1024
const aim = '≤ 1.20'

/** What a page costs with 3, 30 and 300 schools and with ten times the rows; and what so many schools cost by themselves. */
export async function growthPart(context: Context): Promise<Row[]> {
  await using postgres = hasProcessFigures ? await seededPostgres(context) : null
  if (!postgres) {
    console.log('  left out: it takes a PostgreSQL and /proc')
    return []
  }
  const url = await postgres.copy('growth')
  const grow = (work: (services: Services) => Promise<void>) => growing(context, url, work)
  const rows: Row[] = []
  const tell = (...more: Row[]) => {
    rows.push(...more)
    // It takes minutes: what is known is worth having also if the rest fails.
    for (const { what, ours, reference } of more) console.log(`  ${what}: ${ours}; ${reference}`)
  }

  await grow(({ database }) => copyTenant(database, 'tamarack', 'third'))
  const few = await costs(context, url, kinds.schools)
  const fewIdle = await idle(context, url)
  await grow(async ({ database }) => {
    for (let count = 3; count < wholeSchools; count++) await copyTenant(database, 'halcyon', `whole-${count}`)
  })
  tell(...compared(`${wholeSchools} schools`, await costs(context, url, kinds.schools), few))
  tell(await hotMemory(context, url))
  await grow(({ database }) => addLeanSchools(database, 'tamarack', allSchools - wholeSchools))
  tell(...compared(`${allSchools} schools`, await costs(context, url, kinds.schools), few))
  const manyIdle = await idle(context, url)
  tell(
    {
      what: `start with ${allSchools} schools`,
      ours: `${Math.round(manyIdle.startMs)} ms`,
      reference: `with 3 ${Math.round(fewIdle.startMs)} ms`,
      ratio: manyIdle.startMs / fewIdle.startMs,
    },
    {
      what: `duties and directory of ${allSchools} schools, nobody asks`,
      ours: `${manyIdle.cpuShare.toFixed(1)} % of a core`,
      reference: `of 3 ${fewIdle.cpuShare.toFixed(1)} %`,
      ratio: null,
    },
  )

  const before = await costs(context, url, kinds.rows)
  await grow(({ database }) => multiplyRows(database, 'halcyon', tenfold, 'copy'))
  tell(...compared(`${tenfold} times the rows`, await costs(context, url, kinds.rows), before))
  return rows
}

async function growing(context: Context, url: string, work: (services: Services) => Promise<void>) {
  const services = await openServices(
    readConfig({ DATA_DIR: context.folder('growth'), DATABASE_URL: url, DATABASE_STATEMENT_MS: '600000' }),
  )
  await work(services)
  await services.database.platform.execute(sql`vacuum analyze`)
  await services.close()
}

async function costs(context: Context, DATABASE_URL: string, names: string): Promise<Miss[]> {
  const script = `${import.meta.dirname}/../processes/misses.ts`
  const env = { ...context.env, DATABASE_URL, LOG_LEVEL: 'silent', DEMO: 'false' }
  const output = await run(process.execPath, [script, names, 'brief'], { env, core: cores.server })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Miss[]
}

/** A page whose answers are all asked for: of what is remembered nothing grows. */
function compared(when: string, grown: readonly Miss[], before: readonly Miss[]): Row[] {
  const msOf = ({ first }: Miss) => first.ms + first.databaseMs
  return grown.flatMap((miss) => {
    const small = before.find(({ name }) => name === miss.name)
    if (!small) return []
    return {
      what: `${miss.name} made, ${when}`,
      ours: `${msOf(miss).toFixed(1)} ms CPU, ${Math.round(miss.first.queries)} queries`,
      reference: `before ${msOf(small).toFixed(1)} ms, ${Math.round(small.first.queries)} queries`,
      ratio: msOf(miss) / msOf(small),
      aim,
    }
  })
}

/** How long a start takes and what the process does when nobody asks for anything. */
async function idle(context: Context, DATABASE_URL: string) {
  const start = performance.now()
  await using ours = await context.startFieldhouse({ DATABASE_URL, DEMO: 'false' })
  const startMs = performance.now() - start
  // What is kept ready is made by then.
  await new Promise((done) => setTimeout(done, idleSeconds * 1000))
  const before = cpuMs(ours.pid)
  await new Promise((done) => setTimeout(done, idleSeconds * 1000))
  return { startMs, cpuShare: (cpuMs(ours.pid) - before) / (idleSeconds * 10) }
}

/** Memory with the pages that are asked for most of every school in the cache. */
async function hotMemory(context: Context, DATABASE_URL: string): Promise<Row> {
  await using ours = await context.startFieldhouse({ DATABASE_URL, DEMO: 'false' })
  const { port } = new URL(ours.origin)
  const schools = ['halcyon', ...Array.from({ length: wholeSchools - 3 }, (_, index) => `whole-${index + 3}`)]
  let pages = 0
  for (const school of schools) {
    const host = school === 'halcyon' ? `localhost:${port}` : `${school}.localhost:${port}`
    for (const path of hotPages) {
      const { status } = await get(ours.origin + path, { host, 'accept-encoding': 'br' })
      if (status === 200) pages++
    }
  }
  // What was thrown away while they were made is given back when nobody asks for anything.
  await new Promise((done) => setTimeout(done, idleSeconds * 1000))
  const bytes = residentBytes(ours.pid)
  return {
    what: `memory with ${pages} hot pages of ${schools.length} schools`,
    ours: `${Math.round(bytes / 1024 / 1024)} MB`,
    reference: `aim ${mostBytes / 1024 / 1024} MB`,
    ratio: bytes / mostBytes,
    aim: '≤ 1.00',
  }
}
