import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
import { listenOnPostgres } from './listen.ts'

/** What a unit of work may do: the same Drizzle face on both engines. */
export type Tx = PgDatabase<PgQueryResultHKT>

/** Held by tenant-scope.ts and the composition root; nothing else sees the bare handle. */
export interface Database {
  engine: 'pglite' | 'postgres'
  handle: Tx
  /** One transaction with settings of its own. They end with it, so a pooled connection carries nothing over. */
  transact<Result>(
    accessMode: 'read only' | 'read write',
    settings: Record<string, string>,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result>
  migrate(): Promise<void>
  /** Calls back with every notification, and with null when some may have been missed. */
  listen(channel: string, onMessage: (payload: string | null) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

const migrationsFolder = join(import.meta.dirname, 'migrations')
/** Any constant: all processes of one database take the same lock before they migrate. */
const migrationLock = 7_051_917

export interface DatabaseOptions {
  databaseUrl: string
  poolSize: number
  /** Folder of the embedded database, or 'memory://' for tests. */
  folder: string
  /** Sees every query of a unit of work: tests count them and read their plans. */
  onQuery?: (query: string, params: unknown[]) => void
}

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options) : openPglite(options)
}

const drizzleOptions = ({ onQuery }: DatabaseOptions) => (onQuery ? { logger: { logQuery: onQuery } } : {})

async function openPglite(options: DatabaseOptions): Promise<Database> {
  const { folder } = options
  const inMemory = folder.startsWith('memory://')
  const unlock = inMemory ? () => {} : lockFolder(folder)
  const dataDir = inMemory ? folder : join(folder, 'pglite')
  const client = await PGlite.create(dataDir, { extensions: { btree_gin, pg_trgm } }).catch(
    (error: unknown) => {
      unlock()
      throw error
    },
  )
  const handle = drizzlePglite(client, drizzleOptions(options))
  return {
    engine: 'pglite',
    handle: handle as unknown as Tx,
    transact: (accessMode, settings, work) =>
      handle.transaction(
        async (tx) => {
          const calls = Object.entries(settings).map(
            ([name, value]) => sql`set_config(${name}, ${value}, true)`,
          )
          await tx.execute(sql`select ${sql.join(calls, sql`, `)}`)
          return work(tx as unknown as Tx)
        },
        { accessMode },
      ),
    migrate: () => migratePglite(handle, { migrationsFolder }),
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    async close() {
      await client.close()
      unlock()
    },
  }
}

async function openPostgres(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, poolSize } = options
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'fieldhouse',
  })
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => {})
  return {
    engine: 'postgres',
    handle: drizzlePostgres(pool, drizzleOptions(options)) as unknown as Tx,
    async transact(accessMode, settings, work) {
      const calls = Object.entries(settings).map(
        ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
      )
      const client = await pool.connect()
      let failure: Error | undefined
      try {
        // In one message: every call of the API pays for each trip to the database.
        await client.query(`begin ${accessMode}; select ${calls.join(', ')}`)
        const result = await work(drizzlePostgres(client, drizzleOptions(options)) as unknown as Tx)
        await client.query('commit')
        return result
      } catch (error) {
        // A connection that cannot go back is not used again.
        await client.query('rollback').catch((reason: Error) => {
          failure = reason
        })
        throw error
      } finally {
        client.release(failure)
      }
    },
    async migrate() {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migratePostgres(drizzlePostgres(client), { migrationsFolder })
      } finally {
        await client.end()
      }
    },
    listen: (channel, onMessage) => listenOnPostgres(databaseUrl, channel, onMessage),
    close: () => pool.end(),
  }
}
