import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { interruptedCode } from './children.mjs'
import { ensureChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { inRoot, SetupError } from './project.mjs'
import { ensureServerBuilt } from './server-build.mjs'

function shout(...lines) {
  const bar = '!'.repeat(78)
  console.error(['', bar, ...lines.map((line) => `!!  ${line}`), bar, ''].join('\n'))
}

/**
 * What a step may need, got once and only when asked for. An answer is `{ env }` for the step, with `missing` where
 * the thing cannot be had; `skip` says that the step is pointless without it, `broken` that it has failed with it.
 */
export function testServices(node) {
  let postgres = null
  let runFolder = null
  const dataFolder = join('test-results', `data-${process.pid}`)
  const providers = {
    async build() {
      await ensureBuilt(node)
      return { env: {} }
    },
    /** As `npm start` has it: a server of its own reads a thousand modules for longer than most tests need it. */
    async server() {
      const { main } = await ensureServerBuilt(node)
      return { env: { FIELDHOUSE_TEST_SERVER: main } }
    },
    async chromium() {
      const path = await ensureChromium(node)
      if (path) return { env: { FIELDHOUSE_CHROMIUM: path } }
      shout(
        'No Chromium could be found or installed: the pages are NOT being tested.',
        'Install one, or name it in CHROMIUM_PATH.',
      )
      return { env: {}, missing: 'Chromium', skip: true }
    },
    /** The schools and their pictures are made once for all browser tests of a run. */
    async data() {
      return { env: { FIELDHOUSE_TEST_DATA: dataFolder } }
    },
    /** What tests copy (tests/support/templates.ts) is made once too, for the API and the browser alike. */
    async templates() {
      runFolder = mkdtempSync(join(tmpdir(), 'fieldhouse-run-'))
      return { env: { FIELDHOUSE_TEST_RUN: runFolder } }
    },
    async postgres() {
      postgres = await startPostgres()
      if (postgres) return { env: { TEST_DATABASE_URL: postgres.url } }
      shout(
        'No PostgreSQL could be found or installed: the API is being tested on PGlite ONLY.',
        'Install the server, or name one in TEST_DATABASE_URL.',
      )
      return { env: { FIELDHOUSE_NO_POSTGRES: '1' }, missing: 'PostgreSQL' }
    },
  }
  const answers = new Map()

  async function provide(name) {
    try {
      return await providers[name]()
    } catch (error) {
      if (!(error instanceof SetupError)) throw error
      if (interruptedCode() === null) console.error(`fieldhouse: ${error.message}`)
      return { env: {}, broken: true }
    }
  }

  return {
    async get(name) {
      if (!answers.has(name)) answers.set(name, await provide(name))
      return answers.get(name)
    },
    async stop() {
      await postgres?.stop()
      rmSync(inRoot(dataFolder), { recursive: true, force: true })
      if (runFolder) rmSync(runFolder, { recursive: true, force: true })
    },
  }
}
