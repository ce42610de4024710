import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ensurePostgresBinaries } from './postgres-binaries.mjs'

const keeper = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url))

/** The first line of the keeper, or nothing when it ended without one. */
async function firstLine(stream) {
  let text = ''
  for await (const chunk of stream) {
    text += chunk
    if (text.includes('\n')) break
  }
  return text.split('\n')[0]
}

/** A PostgreSQL for the tests, `{ url, stop }`: the one of TEST_DATABASE_URL, else our own; null when none can be had. */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  return startCluster(await ensurePostgresBinaries())
}

/** A cluster of its own, made from the programs in a folder. */
export async function startCluster(binaries) {
  if (!binaries) return null
  // Detached, so that Ctrl-C ends the tests first and the database after them.
  const child = spawn(process.execPath, [keeper, binaries], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'close')
  const url = await firstLine(child.stdout.setEncoding('utf8'))
  if (!url) return null
  return {
    url,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
