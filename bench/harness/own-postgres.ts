import { execFile, execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensurePostgresBinaries } from '../../scripts/lib/postgres-binaries.mjs'

const run = promisify(execFile)

/** A PostgreSQL that may be restarted, as its administrator would. */
export interface OwnPostgres {
  url: string
  restart(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

export async function ownPostgres(): Promise<OwnPostgres> {
  const binaries = await ensurePostgresBinaries()
  if (!binaries) throw new Error('There is no PostgreSQL on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-own-postgres-'))
  const identity = unprivileged()
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const options = { ...identity, cwd: folder }
  const data = join(folder, 'data')
  const port = await freePort()
  await run(
    join(binaries, 'initdb'),
    ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '-D', data],
    options,
  )
  const control = (...args: string[]) =>
    run(
      join(binaries, 'pg_ctl'),
      ['-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ${folder}`, ...args],
      options,
    )
  await control('start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => void (await control('restart', '-m', 'fast')),
    stop: async () => void (await control('stop', '-m', 'fast')),
    start: async () => void (await control('start')),
    async remove() {
      await control('stop', '-m', 'immediate').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as { port: number }
    probe.close(() => resolve(port))
  })
  return promise
}
