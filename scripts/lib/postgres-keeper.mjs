// Keeps one throw-away PostgreSQL for as long as its standard input stays open. Living in a process of its own, it
// tidies up however its parent ends, kill -9 included.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const binaries = process.argv[2]

/** PostgreSQL refuses to run as root; any account without rights will do. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {
      // No such account: the next one.
    }
  }
  throw new Error('neither the account "postgres" nor "nobody" exists')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function initialise(folder, identity) {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries, 'initdb'), [...options, '-D', join(folder, 'data')], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Starts the server; answers with its process once it takes connections, or fails with what it said. */
function serve(folder, identity, port) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 60,
    // The data is thrown away at the end, so nothing needs to survive a power cut.
    fsync: 'off',
    full_page_writes: 'off',
    lc_messages: 'C',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('error', reject)
    server.once('exit', () => reject(new Error(said.trim() || 'the server ended at once')))
    server.stderr.setEncoding('utf8').on('data', (chunk) => {
      said = (said + chunk).slice(-4000)
      if (said.includes('ready to accept connections')) resolve(server)
    })
  })
}

async function serveOnFreePort(folder, identity) {
  // Another program may take the free port in the moment before the server does.
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    try {
      return { port, server: await serve(folder, identity, port) }
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

function stop(server) {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', resolve)
    // SIGINT is PostgreSQL's fast shutdown; SIGQUIT its immediate one.
    server.kill('SIGINT')
    setTimeout(() => server.kill('SIGQUIT'), 5000).unref()
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.stdin.destroy())
// The parent may be gone before it reads the address.
process.stdout.on('error', () => process.stdin.destroy())

const parentGone = new Promise((resolve) => process.stdin.resume().once('close', resolve))
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-postgres-'))
try {
  const identity = unprivilegedUser()
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid)
  initialise(folder, identity)
  const { port, server } = await serveOnFreePort(folder, identity)
  process.stdout.write(`postgres://postgres@127.0.0.1:${port}/postgres\n`)
  await parentGone
  await stop(server)
} catch (error) {
  console.error(`PostgreSQL did not start: ${error.message}`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
  process.stdin.destroy()
}
