import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { ownPostgres } from './harness/own-postgres.ts'

/**
 * Restarts PostgreSQL under two processes and a crowd: kept pages never fail, whatever is new is answered or told 503 and
 * when to come again, no process ends, and everything is back within a second.
 *
 * node scripts/run.mjs --build bench/database-restarts.ts [restarts]
 */
const restarts = Number(process.argv[2] ?? 10)
const keptPaths = [
  '/',
  '/sports/football/roster',
  '/sports/football/schedule',
  '/staff-directory',
  '/calendar',
]
const visitorsOfEach = 4
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Answer {
  status: number
  retryAfter: string | undefined
  isHtml: boolean
}

function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  get(origin + path, { agent, headers, timeout: 20_000 }, (response) => {
    response.resume().once('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
        isHtml: response.headers['content-type']?.startsWith('text/html') ?? false,
      }),
    )
  })
    .once('timeout', () => resolve({ status: -1, retryAfter: undefined, isHtml: false }))
    .once('error', () => resolve({ status: 0, retryAfter: undefined, isHtml: false }))
  return promise
}

const word = () => Math.random().toString(36).slice(2, 8)
/** New every time: a page, a call of the API, and a call that writes. */
const fresh: { name: string; path: () => string; headers?: Record<string, string> }[] = [
  { name: 'page', path: () => `/search?q=${word()}` },
  { name: 'call', path: () => `/api/v2/Search?q=${word()}`, headers: { tenant: 'halcyon' } },
  { name: 'write', path: () => '/api/v2/forms/1/start', headers: { tenant: 'halcyon' } },
]

const postgres = await ownPostgres()
const folders = [
  await mkdtemp(join(tmpdir(), 'fieldhouse-restarts-')),
  await mkdtemp(join(tmpdir(), 'fieldhouse-restarts-')),
]
const servers: RunningServer[] = []
const tally = { kept: 0, keptFailed: 0, fresh: 0, told503: 0, without: 0, other: 0 }
const others = new Map<string, number>()
let isOver = false
/** When something new was last answered well, by server and way. */
const lastGood = new Map<string, number>()

try {
  for (const DATA_DIR of folders)
    servers.push(
      await startServer({
        DATA_DIR,
        DATABASE_URL: postgres.url,
        SECRET: 'x'.repeat(40),
        RATE_LIMIT: '100000000',
        FORM_RATE_LIMIT: '100000000',
        LOG_LEVEL: 'silent',
      }),
    )
  for (const { origin } of servers) for (const path of keptPaths) await ask(origin, path)

  const crowd = servers.flatMap(({ origin }) => [
    ...Array.from({ length: visitorsOfEach }, async () => {
      while (!isOver) {
        for (const path of keptPaths) {
          const { status } = await ask(origin, path)
          tally.kept++
          if (status !== 200) {
            tally.keptFailed++
            others.set(`kept ${path} ${status}`, (others.get(`kept ${path} ${status}`) ?? 0) + 1)
          }
        }
        await sleep(20)
      }
    }),
    ...fresh.map(async ({ name, path, headers }) => {
      while (!isOver) {
        const { status, retryAfter, isHtml } = await ask(origin, path(), headers)
        tally.fresh++
        if (status === 503) {
          tally.told503++
          if (!retryAfter || (name === 'page') !== isHtml) tally.without++
        } else if (status === 200) lastGood.set(`${origin} ${name}`, performance.now())
        else {
          tally.other++
          others.set(`${name} ${status}`, (others.get(`${name} ${status}`) ?? 0) + 1)
        }
        await sleep(20)
      }
    }),
  ])

  const rows: object[] = []
  for (let done = 0; done < restarts; done++) {
    await sleep(1_000 + Math.random() * 2_000)
    const begun = performance.now()
    await postgres.restart()
    const up = performance.now()
    const names = servers.flatMap(({ origin }) => fresh.map(({ name }) => `${origin} ${name}`))
    while (names.some((name) => (lastGood.get(name) ?? 0) < up) && performance.now() - up < 30_000)
      await sleep(5)
    const backMs = names.map((name) => Math.round((lastGood.get(name) ?? Number.POSITIVE_INFINITY) - up))
    rows.push({ restart: done + 1, awayMs: Math.round(up - begun), backWithinMs: Math.max(...backMs) })
  }
  isOver = true
  await Promise.all(crowd)
  console.table(rows)
  console.table(tally)
  for (const [what, count] of others) console.log(`${what}: ${count}`)
  const alive = await Promise.all(servers.map(({ origin }) => ask(origin, '/readyz')))
  console.log(`processes ready at the end: ${alive.filter(({ status }) => status === 200).length} of 2`)
} finally {
  isOver = true
  for (const server of servers) await server.stop()
  await postgres.remove()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  agent.destroy()
}
