import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { killAll, start } from './harness/children.ts'
import { findCommand } from './harness/find-command.ts'
import { freePort, ready } from './harness/http.ts'
import { version } from './harness/version.ts'

/**
 * Restarts two processes on one PostgreSQL in turn, behind HAProxy, while fans ask without a pause, and counts what
 * failed. FIELDHOUSE_ROOT names another version's tree to compare with.
 *
 * node scripts/run.mjs --build bench/rolling-restarts.ts [restarts]
 */
const restarts = Number(process.argv[2] ?? 20)
const fans = 8
const drainSeconds = 3
/** HAProxy asks each process twice a second and believes the second answer of a kind. */
const checkMs = 500
const paths = [
  '/',
  '/sports/football/roster',
  '/sports/football/schedule',
  '/sports/football/stats',
  '/api/v2/Sports?tenant=halcyon',
  '/api/v2/Rosters/bySport/football?tenant=halcyon',
]

const haproxy = findCommand('haproxy')
if (!haproxy) throw new Error('HAProxy is not installed')
const postgres = await startPostgres()
if (!postgres) throw new Error('There is no PostgreSQL')
const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-rolling-'))
process.once('exit', () => {
  killAll()
  rmSync(scratch, { recursive: true, force: true })
})

const ports = [await freePort(), await freePort()]
const door = await freePort()

async function startSite(port: number) {
  const child = start(process.execPath, [version.main], {
    env: {
      ...version.env,
      PORT: String(port),
      DATABASE_URL: postgres?.url ?? '',
      DATA_DIR: join(scratch, 'data'),
      SIMULATOR: 'off',
      TRUST_PROXY: 'loopback',
      RATE_LIMIT: '1000000000',
      DRAIN_SECONDS: String(drainSeconds),
    },
  })
  await ready(child, `http://127.0.0.1:${port}/readyz`)
  return child
}

const configuration = `
global
  maxconn 1000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option forwardfor
frontend door
  bind 127.0.0.1:${door}
  default_backend site
backend site
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter ${checkMs}ms fall 2 rise 2
${ports.map((port, index) => `  server site${index} 127.0.0.1:${port} check`).join('\n')}
`
const file = join(scratch, 'haproxy.cfg')
writeFileSync(file, configuration)

console.log('Seeding …')
const processes = [await startSite(ports[0] ?? 0)]
processes.push(await startSite(ports[1] ?? 0))
await using balancer = start(haproxy, ['-db', '-f', file])
await ready(balancer, `http://127.0.0.1:${door}/readyz`)
await sleep(4 * checkMs)

const counts = { asked: 0, failed: 0 }
const failures = new Map<string, number>()
let isOver = false

function ask(agent: Agent, path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { host: 'localhost', 'accept-encoding': 'br' }
    request({ host: '127.0.0.1', port: door, path, agent, headers, timeout: 30_000 }, async (response) => {
      const body = await buffer(response).catch(() => null)
      const status = response.statusCode ?? 0
      resolve(body && status < 400 ? null : `status ${status}${body ? '' : ', cut off'}`)
    })
      .on('timeout', () => resolve('no answer in 30 s'))
      .on('error', ({ message }) => resolve(message))
      .end()
  })
}

const crowd = Array.from({ length: fans }, async (_, fan) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = fan; !isOver; turn++) {
    const failure = await ask(agent, paths[turn % paths.length] ?? '/')
    counts.asked++
    if (failure) {
      counts.failed++
      failures.set(failure, (failures.get(failure) ?? 0) + 1)
    }
    await sleep(10 + Math.random() * 40)
  }
  agent.destroy()
})

for (let restart = 0; restart < restarts; restart++) {
  const index = restart % 2
  await processes[index]?.stop()
  processes[index] = await startSite(ports[index] ?? 0)
  await sleep(4 * checkMs)
  console.log(`restart ${restart + 1}: ${counts.asked} asked, ${counts.failed} failed`)
}
isOver = true
await Promise.all(crowd)
await Promise.all(processes.map((each) => each.stop()))
await balancer.stop()
await postgres.stop()
console.table({ restarts, ...counts, ...Object.fromEntries(failures) })
if (counts.failed > 0) process.exitCode = 1
