import { join } from 'node:path'
import { countedMail } from './adapters/counted-mail.ts'
import { type Mail, openMail } from './adapters/mail.ts'
import type { Storage } from './adapters/storage.ts'
import type { Config } from './config/config.ts'
import { type Bus, openBus } from './db/bus.ts'
import type { Database, DatabaseOptions, WorkDatabase } from './db/client.ts'
import { openDatabase } from './db/open-database.ts'
import { createTenantScope, type TenantScope } from './db/tenant-scope.ts'
import type { Meters } from './meters/meters.ts'
import { openStorage } from './open-storage.ts'

/** What the server and every command need of the outside: the database, migrated, and the file storage. */
export interface Services {
  database: Database
  scope: TenantScope
  /** The same for work that nobody waits for. */
  jobs: { database: WorkDatabase; scope: TenantScope }
  storage: Storage
  mail: Mail
  openBus(): Promise<Bus>
  close(): Promise<void>
}

export const databaseOptions = (config: Config): DatabaseOptions => ({
  databaseUrl: config.DATABASE_URL,
  pools: {
    pages: config.DATABASE_POOL,
    writes: config.DATABASE_WRITE_POOL,
    jobs: config.DATABASE_JOB_POOL,
  },
  timeouts: {
    statement: config.DATABASE_STATEMENT_MS,
    lock: config.DATABASE_LOCK_MS,
    wait: config.DATABASE_WAIT_MS,
  },
  folder: config.DATA_DIR,
  slowMs: config.DATABASE_SLOW_MS,
})

interface Watchers extends Pick<DatabaseOptions, 'onQuery' | 'onSent' | 'onSlow'> {
  /** Where mails and calls of the store are counted. */
  meters?: Meters
}

export async function openServices(
  config: Config,
  { meters, ...watchers }: Watchers = {},
): Promise<Services> {
  const database = await openDatabase({ ...databaseOptions(config), ...watchers })
  try {
    const [mended, ...others] = await database.migrate()
    if (mended)
      console.log(`Mended: ${mended}${others.length > 0 ? `, and ${others.length} faults more` : ''}.`)
  } catch (error) {
    await database.close()
    throw error
  }
  let bus: Bus | undefined
  const mail = openMail({
    smtpUrl: config.SMTP_URL,
    outbox: join(config.DATA_DIR, 'outbox'),
    log: (line) => console.log(line),
  })
  return {
    database,
    scope: createTenantScope(database),
    jobs: { database: database.jobs, scope: createTenantScope(database.jobs) },
    storage: openStorage(config, meters),
    mail: meters
      ? countedMail(
          mail,
          meters.counter('mails_total', 'Mails that were handed over, by what became of them'),
        )
      : mail,
    async openBus() {
      bus = await openBus(database)
      return bus
    },
    async close() {
      await bus?.close()
      mail.close()
      await database.close()
    },
  }
}
