import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { killAll, start } from './harness/children.ts'
import { freePort, ready } from './harness/http.ts'
import { version } from './harness/version.ts'

/**
 * Floods a server from one network and asks from another what a fan asks; prints how the fan fares. FIELDHOUSE_ROOT names
 * another version's tree to compare with, BENCH_DATA a seeded folder to begin with.
 *
 * node scripts/run.mjs --build bench/floods.ts [queries | pictures | sign-ins | slow-bodies | leavers …]
 */
const seconds = 20
const flooder = (index = 0) => `127.0.${1 + Math.floor(index / 200)}.${1 + (index % 200)}`
const fanAddress = '127.9.9.9'
let port = 0

interface Asked {
  path: string
  from: string
  agent: Agent
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/** The status of the answer, 0 where none came. */
function ask({ path, from, agent, method = 'GET', headers = {}, body, signal }: Asked): Promise<number> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, method, agent, localAddress: from, timeout: 60_000 }
    const all = { host: `localhost:${port}`, 'accept-encoding': 'br', ...headers }
    const sent = request({ ...options, headers: all, ...(signal ? { signal } : {}) }, async (response) => {
      await buffer(response).catch(() => null)
      resolve(response.statusCode ?? 0)
    })
      .on('timeout', () => sent.destroy())
      .on('error', () => resolve(0))
    sent.end(body)
  })
}

interface Flood {
  /** One visitor of the flood, who goes on until told to stop. Tells of each answer. */
  visit(index: number, isOver: () => boolean, tell: (status: number) => void): Promise<void>
  visitors: number
}

const word = () => Math.random().toString(36).slice(2)
const size = () => 1 + Math.floor(Math.random() * 3000)
const picture = 'halcyon/seed/facilities/1.svg'

/** Asks again and again, as fast as it is answered. */
const again =
  (path: () => string): Flood['visit'] =>
  async (index, isOver, tell) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver()) {
      const status = await ask({ path: path(), from: flooder(), agent })
      tell(status)
      if (status !== 200) await sleep(20)
    }
    agent.destroy()
    return void index
  }

let pictures: string[] = [picture]

const floods: Record<string, Flood> = {
  queries: { visitors: 32, visit: again(() => `/sports/football/roster?${word()}=${word()}`) },
  pictures: {
    visitors: 32,
    visit: again(
      () =>
        `/images/crop?url=${pictures[Math.floor(Math.random() * pictures.length)]}&width=${size()}&height=${size()}&type=webp`,
    ),
  },
  'sign-ins': {
    visitors: 60,
    async visit(index, isOver, tell) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
      for (let turn = 0; !isOver(); turn++) {
        const body = `email=${word()}@halcyon.example&password=${word()}${word()}`
        const from = flooder(index * 30 + (turn % 30))
        const status = await ask({
          path: '/api/auth/form/sign-in',
          method: 'POST',
          from,
          agent,
          headers,
          body,
        })
        tell(status)
        if (status !== 303) await sleep(200)
      }
      agent.destroy()
    },
  },
  'slow-bodies': {
    visitors: 200,
    async visit(_index, isOver, tell) {
      while (!isOver()) {
        const socket = connect({ host: '127.0.0.1', port, localAddress: flooder() })
        const { promise: ended, resolve } = Promise.withResolvers<void>()
        socket.on('error', () => {}).on('close', () => resolve())
        socket.resume()
        socket.write(`POST /form/1 HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 100000\r\n`)
        socket.write('Content-Type: application/x-www-form-urlencoded\r\n\r\na=')
        const drip = setInterval(() => socket.write('a'), 1000)
        const stop = setInterval(() => isOver() && socket.destroy(), 200)
        await ended
        clearInterval(drip)
        clearInterval(stop)
        tell(408)
      }
    },
  },
  leavers: {
    visitors: 32,
    async visit(_index, isOver, tell) {
      const agent = new Agent({ keepAlive: false })
      while (!isOver()) {
        const path = `/search?q=${word()}`
        tell(await ask({ path, from: flooder(), agent, signal: AbortSignal.timeout(50) }))
      }
    },
  },
}

/** What a fan asks for: pages that are kept, one that is not, an answer of the API and a picture that is kept. */
async function watch(isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: Record<string, number[]> = {}
  let errors = 0
  for (let turn = 0; !isOver(); turn++) {
    const asked: [string, string][] = [
      ['kept page', '/'],
      ['new page', `/search?q=fan${turn}${word()}`],
      ['kept answer', '/api/v2/Sports?tenant=halcyon'],
      ['kept picture', `/images/resize?url=${pictures[0]}&width=320`],
    ]
    const [what, path] = asked[turn % asked.length] ?? ['kept page', '/']
    const began = performance.now()
    const status = await ask({ path, from: fanAddress, agent })
    ;(times[what] ??= []).push(performance.now() - began)
    if (status !== 200) errors++
    await sleep(50)
  }
  agent.destroy()
  return { times, errors }
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

async function fare(name: string, flood: Flood | null) {
  let isOver = false
  const statuses = new Map<number, number>()
  const tell = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const crowd = flood
    ? Array.from({ length: flood.visitors }, (_, index) => flood.visit(index, () => isOver, tell))
    : []
  if (flood) await sleep(1000)
  setTimeout(() => {
    isOver = true
  }, seconds * 1000)
  const { times, errors } = await watch(() => isOver)
  await Promise.all(crowd)
  const all = Object.values(times).flat()
  return {
    flood: name,
    asked: all.length,
    errors,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    most: percentile(all, 1),
    ...Object.fromEntries(
      Object.entries(times).map(([what, each]) => [`${what} p99`, percentile(each, 0.99)]),
    ),
    'to the flood': [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-floods-'))
process.once('exit', () => {
  killAll()
  rmSync(scratch, { recursive: true, force: true })
})
if (process.env.BENCH_DATA) cpSync(process.env.BENCH_DATA, scratch, { recursive: true })
const names = process.argv.slice(2)
const rows: object[] = []
for (const name of ['none', ...Object.keys(floods)]) {
  if (names.length > 0 && name !== 'none' && !names.includes(name)) continue
  port = await freePort()
  await using server = start(process.execPath, [version.main], {
    env: {
      ...version.env,
      PORT: String(port),
      DATABASE_URL: '',
      DATA_DIR: scratch,
      SIMULATOR: 'off',
      DRAIN_SECONDS: '0',
    },
  })
  await ready(server, `http://127.0.0.1:${port}/readyz`)
  const galleries = await fetch(`http://127.0.0.1:${port}/galleries`).then((page) => page.text())
  pictures = [
    ...new Set([...galleries.matchAll(/images\/\w+\?url=([\w%.-]+)/g)].map(([, url = '']) => url)),
  ].slice(0, 20)
  if (pictures.length === 0) throw new Error('There is no picture to ask for')
  const row = await fare(name, floods[name] ?? null)
  console.log(JSON.stringify(row))
  rows.push(row)
}
console.table(rows)
