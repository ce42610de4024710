import { join } from 'node:path'
import pg from 'pg'
import { run } from '../harness/children.ts'
import type { Context } from '../harness/context.ts'
import { cores } from '../harness/cpus.ts'
import { getOk } from '../harness/http.ts'
import type { Row } from '../harness/rows.ts'
import { seededPostgres } from '../harness/seeded-postgres.ts'

interface HitTimes {
  perSecond: number
  middle: number
  p99: number
  most: number
  others: number
}

const [connections, seconds] = [50, 20]
const settlingMs = 20_000
/** Not made from stories, so that it is kept while they are written. */
const kept = '/staff-directory'
/** Made from stories: each is made anew after every write. */
const dropped = ['/', '/archives', '/sports/football']
const client = join(import.meta.dirname, '../processes/hit-times.ts')

/** How long 50 visitors wait for a kept page: when nothing else happens, and while others are made anew beside it. */
export async function busyPart(context: Context): Promise<Row[]> {
  await using postgres = await seededPostgres(context)
  if (!postgres) {
    console.log('  left out: there is no PostgreSQL that somebody else could write to')
    return []
  }
  const DATABASE_URL = await postgres.copy('busy')
  const rows: Row[] = []
  await using ours = await context.startFieldhouse({ DATABASE_URL })
  const visit = async () => {
    const args = [client, ours.origin + kept, String(seconds), String(connections)]
    return JSON.parse(await run(process.execPath, args, { core: cores.client })) as HitTimes
  }
  // What is kept ready is made by then, and the code has been run often enough.
  await new Promise((done) => setTimeout(done, settlingMs))
  for (const path of [kept, ...dropped]) await getOk(ours.origin + path)
  rows.push(hitRow('nothing is written', await visit()))
  for (const everyMs of [1000, 250]) {
    await using writer = await writeStories(DATABASE_URL, ours.origin, everyMs)
    const times = await visit()
    rows.push(hitRow(`${(writer.made() / seconds).toFixed(1)} pages a second are made anew`, times))
  }
  return rows
}

/** Writes a story and asks for what was made from it, again and again. */
async function writeStories(databaseUrl: string, origin: string, everyMs: number) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  let [made, count, isOver] = [0, 0, false]
  const round = async () => {
    await database.query(
      `update stories set title = rtrim(title, '.') || $1 where tenant_id = 'halcyon' and id = (select min(id) from stories where tenant_id = 'halcyon')`,
      [count++ % 2 === 0 ? '.' : ''],
    )
    for (const path of dropped) {
      const { headers } = await getOk(origin + path)
      if (headers['x-cache'] === 'miss') made++
    }
  }
  const writing = (async () => {
    while (!isOver) {
      const start = performance.now()
      await round()
      await new Promise((done) => setTimeout(done, Math.max(0, everyMs - (performance.now() - start))))
    }
  })()
  return {
    made: () => made,
    async [Symbol.asyncDispose]() {
      isOver = true
      await writing
      await database.end()
    },
  }
}

function hitRow(when: string, { perSecond, middle, p99, most, others }: HitTimes): Row {
  return {
    what: `kept page, ${connections} connections, ${when}`,
    ours: `p99 ${p99.toFixed(1)} ms`,
    reference: `middle ${middle.toFixed(1)} ms, longest ${most.toFixed(0)} ms, ${Math.round(perSecond)}/s${others > 0 ? `, ${others} not from the cache` : ''}`,
    ratio: p99 / 10,
    aim: '≤ 10 ms',
  }
}
