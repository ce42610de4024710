import { spawn } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { BackupError } from './backup-error.ts'

/** What an address of a database may say beside where it is, and how PostgreSQL's own programs are told. */
const named: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
}

/** An address of a database as the environment of PostgreSQL's own programs: what stands in a command line everybody sees. */
export function libpqEnvironment(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl)
  const whole = {
    PGHOST: url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  }
  const more = [...url.searchParams].map(([name, value]): [string, string] => [named[name] ?? '', value])
  const told = [...Object.entries(whole), ...more].filter(([name, value]) => name !== '' && value !== '')
  return Object.fromEntries(told)
}

/** Where distributions keep programs of PostgreSQL that are not in PATH, the newest version first. */
const homes = [
  { folder: '/usr/lib/postgresql', bin: 'bin' },
  { folder: '/opt/homebrew/opt', bin: 'bin' },
  { folder: '/Library/PostgreSQL', bin: 'bin' },
]

function foldersOf({ folder, bin }: { folder: string; bin: string }): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(folder, name, bin))
  } catch {
    return []
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A program of PostgreSQL's, by its whole path; an error that says what to install where there is none. */
export function findProgram(name: 'pg_dump' | 'pg_restore'): string {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  // Debian's own in PATH picks a version by the cluster; a real one of the newest version reads every server.
  for (const folder of [...homes.flatMap(foldersOf), ...path]) {
    const file = join(folder, name)
    if (isProgram(file)) return file
  }
  throw new BackupError(
    `${name} is not on this machine. Install the client of PostgreSQL (postgresql-client).`,
  )
}

/** Runs it with what it reads, and answers with what it writes, piece by piece; throws where it fails. */
export async function* runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  input: AsyncIterable<Uint8Array> | null,
): AsyncGenerator<Uint8Array> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = Promise.withResolvers<number | null>()
  child.on('error', ended.reject)
  child.on('close', ended.resolve)
  ended.promise.catch(() => {})
  let said = ''
  child.stderr.on('data', (piece: Buffer) => {
    said = (said + piece.toString()).slice(-2000)
  })
  const fed = feed(child.stdin, input).catch((error: unknown) => {
    child.kill()
    return error
  })
  try {
    for await (const piece of child.stdout) yield piece as Buffer
    const [code, broken] = [await ended.promise, await fed]
    if (broken !== undefined) throw broken
    if (code !== 0) throw new BackupError(`${program} failed: ${said.trim() || `status ${code}`}`)
  } finally {
    if (child.exitCode === null) child.kill()
  }
}

async function feed(to: NodeJS.WritableStream, input: AsyncIterable<Uint8Array> | null): Promise<undefined> {
  // A program that has ended says itself why.
  to.on('error', () => {})
  if (input)
    for await (const piece of input) {
      if (!to.writable) break
      if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')])
    }
  to.end()
  return undefined
}

const once = (emitter: NodeJS.WritableStream, event: string) =>
  new Promise<void>((resolve) => emitter.once(event, () => resolve()))
