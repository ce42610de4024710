import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureServerBuilt } from '../../scripts/lib/server-build.mjs'
import { median } from '../harness/compare.ts'
import type { Context } from '../harness/context.ts'
import { freePort, get } from '../harness/http.ts'
import type { Row } from '../harness/rows.ts'
import { seededPostgres } from '../harness/seeded-postgres.ts'

const times = 5
const aimMs = 2_000

/** From the start of the built server on a seeded database to its first good answer, on all cores of the machine. */
export async function startPart(context: Context): Promise<Row[]> {
  const built = await ensureServerBuilt(process.execPath)
  await using postgres = await seededPostgres(context)
  const engines = [
    ...(postgres ? [['PostgreSQL', await postgres.copy('start')] as const] : []),
    ['PGlite', ''] as const,
  ]
  const rows: Row[] = []
  for (const [engine, DATABASE_URL] of engines) {
    const env = { ...context.env, ...built.env, DATABASE_URL }
    // The first one compiles, which is kept.
    await timeToReady(built.main, env)
    const results: number[] = []
    for (let time = 0; time < times; time++) results.push(await timeToReady(built.main, env))
    const ms = median(results)
    rows.push({
      what: `cold start on ${engine}, median of ${times}`,
      ours: `${Math.round(ms)} ms`,
      reference: `fastest ${Math.round(Math.min(...results))} ms`,
      ratio: ms / aimMs,
      aim: `≤ ${aimMs} ms`,
    })
  }
  return rows
}

async function timeToReady(main: string, env: Record<string, string>): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  const isReady = async () => (await get(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200
  while (child.exitCode === null && !(await isReady())) await new Promise((done) => setTimeout(done, 10))
  const ms = performance.now() - start
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
  child.kill('SIGTERM')
  await ended
  return ms
}
