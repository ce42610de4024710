import type { Database, DatabaseOptions } from './client.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options) : openPglite(options)
}
