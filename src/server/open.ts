import { join } from 'node:path'
import { type Mail, openMail } from './adapters/mail.ts'
import { folderStorage, type Storage } from './adapters/storage.ts'
import { type Bus, openBus } from './bus.ts'
import type { Config } from './config.ts'
import { type Database, type DatabaseOptions, openDatabase } from './db/client.ts'
import { createTenantScope, type TenantScope } from './db/tenant-scope.ts'

/** What the server and every command need of the outside: the database, migrated, and the file storage. */
export interface Services {
  database: Database
  scope: TenantScope
  storage: Storage
  mail: Mail
  openBus(): Promise<Bus>
  close(): Promise<void>
}

export async function openServices(
  config: Config,
  { onQuery }: Pick<DatabaseOptions, 'onQuery'> = {},
): Promise<Services> {
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    folder: config.DATA_DIR,
    ...(onQuery ? { onQuery } : {}),
  })
  try {
    await database.migrate()
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
    storage: folderStorage(join(config.DATA_DIR, 'files')),
    mail,
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
