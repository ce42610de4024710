import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '#server/config.ts'

/** An empty database of its own, gone when the test is over. */
export interface TestDatabase {
  config: Config
  dispose(): Promise<void>
}

export interface Engine {
  name: string
  create(env?: Record<string, string>): Promise<TestDatabase>
}

const pglite: Engine = {
  name: 'PGlite',
  async create(env = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-test-'))
    return {
      config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal', PORT: '0', ...env }),
      dispose: () => rm(folder, { recursive: true, force: true }),
    }
  },
}

const postgres = (serverUrl: string): Engine => ({
  name: 'PostgreSQL',
  async create(env = {}) {
    const name = `fieldhouse_${randomBytes(6).toString('hex')}`
    const onServer = async (statement: string) => {
      const client = new pg.Client({ connectionString: serverUrl })
      await client.connect()
      await client.query(statement).finally(() => client.end())
    }
    await onServer(`create database ${name}`)
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    const { config, dispose } = await pglite.create({ DATABASE_URL: url.href, ...env })
    return {
      config,
      async dispose() {
        await onServer(`drop database ${name} with (force)`)
        await dispose()
      },
    }
  },
})

const { TEST_DATABASE_URL } = process.env

/** Every test of the API runs on each of these. `npm test` provides the server of the second. */
export const engines: Engine[] = TEST_DATABASE_URL ? [pglite, postgres(TEST_DATABASE_URL)] : [pglite]
