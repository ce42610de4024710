import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lean } from '../../scripts/lib/lean.mjs'
import { freePort } from './http.ts'
import { type Served, serve } from './servers.ts'

/** What every part of the bench is given. */
export interface Context {
  /** A fresh folder of the part's own, removed at the end of the run. */
  folder(name: string): string
  /** The settings that make a process of ours read the run's own seeded database. */
  env: Record<string, string>
  /** The production server on that database, on one core. One at a time: the database belongs to one process. */
  startFieldhouse(settings?: Record<string, string>): Promise<Served>
}

const main = join(import.meta.dirname, '../../src/main.ts')

export function createContext(scratch: string): Context {
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    DATA_DIR: join(scratch, 'data'),
    DEMO: 'true',
    // Nothing else shall be at work.
    SIMULATOR: 'off',
    DEFAULT_TENANT: 'halcyon',
    // Every request comes from one address, which the limit would stop at once.
    RATE_LIMIT: '1000000000',
    // A refusal is no answer: what is slow shall be measured, not shed.
    MAX_EVENT_LOOP_DELAY: '0',
    DRAIN_SECONDS: '0',
    MISS_LIMIT: '0',
  }
  return {
    env,
    folder(name) {
      const path = join(scratch, name)
      mkdirSync(path, { recursive: true })
      return path
    },
    async startFieldhouse(settings = {}) {
      const port = await freePort()
      return serve(port, '/readyz', process.execPath, [...lean.flags, main], {
        ...lean.env,
        ...env,
        ...settings,
        PORT: String(port),
      })
    },
  }
}
