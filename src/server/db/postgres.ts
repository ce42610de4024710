import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { mendTriggers } from './change-triggers.ts'
import type { Database, DatabaseOptions, Handle, Tx } from './client.ts'
import { Combinations } from './gathered/combinations.ts'
import { Gathering } from './gathered/gathering.ts'
import { askingClient, sendOn } from './gathered/on-postgres.ts'
import { mendHistory } from './history-triggers.ts'
import { mendIsolation, mendRole } from './isolation.ts'
import { listenOnPostgres } from './listen.ts'
import { platformScope } from './platform-scope.ts'
import { isOutdated, preparing } from './preparing.ts'
import { quickened } from './quick-drizzle.ts'
import { tellingSlow } from './slow-statements.ts'
import type { Lane } from './turns.ts'
import { DatabaseUnavailable, isAway, toAnswered } from './unavailable.ts'
import { watchedBy } from './watched.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')
/** Any constant: all processes of one database take the same lock before they migrate. */
const migrationLock = 7_051_917
/** How many times the time that a page has a lane may take for a statement and for a lock. */
const patience: Record<Lane, { statement: number; lock: number; idleMs: number }> = {
  pages: { statement: 1, lock: 1, idleMs: 30_000 },
  writes: { statement: 1, lock: 5, idleMs: 30_000 },
  jobs: { statement: 20, lock: 60, idleMs: 300_000 },
}
/** How much later than the server the driver gives up a statement: only where the server does not answer at all. */
const graceMs = 2_000

type AccessMode = 'read only' | 'read write'
type PoolFor = (accessMode: AccessMode) => pg.Pool

/** A pool for each lane: a crowd before one table, or a long job, leaves the others their connections. */
export async function openPostgres(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, pools, timeouts, onQuery, onSent, onSlow, slowMs = 0 } = options

  function openPool(lane: Lane): pg.Pool {
    const { statement, lock, idleMs } = patience[lane]
    const statementMs = timeouts.statement * statement
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: pools[lane],
      statement_timeout: statementMs,
      query_timeout: statementMs + graceMs,
      lock_timeout: timeouts.lock * lock,
      idle_in_transaction_session_timeout: idleMs,
      connectionTimeoutMillis: timeouts.wait,
      keepAlive: true,
      application_name: `fieldhouse ${lane}`,
    })
    // Without listeners the error of a connection that breaks would end the process. An idle one is replaced by the
    // pool; whoever uses one hears of it by the statement that fails.
    pool.on('error', () => {})
    pool.on('connect', (client) => {
      client.on('error', () => {})
      if (onSlow && slowMs > 0) tellingSlow(client, slowMs, onSlow)
    })
    return pool
  }

  const lanes = { pages: openPool('pages'), writes: openPool('writes'), jobs: openPool('jobs') }
  const handleOf = (pool: pg.Pool) => drizzle(pool, watchedBy(onQuery)) as unknown as Handle

  const beginIn =
    (poolFor: PoolFor) =>
    async <Result>(
      accessMode: AccessMode,
      settings: Record<string, string>,
      work: (client: pg.PoolClient) => Promise<Result>,
    ): Promise<Result> => {
      const calls = Object.entries(settings).map(
        ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
      )
      const client = await poolFor(accessMode).connect().catch(throwAnswered)
      let broken: Error | undefined
      try {
        // In one message: every call of the API pays for each trip to the database.
        await client.query(`begin ${accessMode}; select ${calls.join(', ')}`)
        const result = await work(preparing(client))
        await client.query('commit')
        return result
      } catch (error) {
        const answered = toAnswered(error)
        // A connection that is lost, cannot go back or has prepared for another schema is not used again.
        if (answered instanceof DatabaseUnavailable && answered.isAway) broken = answered
        else if (isOutdated(error)) broken = error as Error
        else
          await client.query('rollback').catch((reason: Error) => {
            broken = reason
          })
        throw answered
      } finally {
        client.release(broken)
      }
    }

  const combinations = new Combinations()
  function worker(poolFor: PoolFor): Pick<Database, 'transact' | 'gather'> {
    const begin = beginIn(poolFor)
    return {
      transact: (accessMode, settings, work, onOwnQuery) =>
        begin(accessMode, settings, (client) =>
          work(drizzle(client, watchedBy(onQuery, onSent, onOwnQuery)) as unknown as Tx),
        ),
      gather(settings) {
        const gathering = new Gathering(
          (work) => begin('read only', settings, (client) => work(sendOn(client, onSent))),
          combinations,
          { toAnswered, isAway },
        )
        const asking = askingClient((asked) => gathering.ask(asked))
        return (work, onOwnQuery) =>
          gathering.read(() =>
            work(quickened(drizzle(asking, watchedBy(onQuery, onOwnQuery)) as unknown as Tx)),
          )
      },
    }
  }

  return {
    engine: 'postgres',
    platform: platformScope(handleOf(lanes.writes)),
    ...worker((accessMode) => (accessMode === 'read only' ? lanes.pages : lanes.writes)),
    jobs: {
      engine: 'postgres',
      platform: platformScope(handleOf(lanes.jobs)),
      ...worker(() => lanes.jobs),
    },
    async migrate() {
      const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
      client.on('error', () => {})
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        const own = drizzle(client)
        const handle = own as unknown as Handle
        const mended = await mendRole(handle)
        await migrate(own, { migrationsFolder })
        mended.push(...(await mendIsolation(handle)))
        await mendTriggers(handle)
        await mendHistory(handle)
        return mended
      } finally {
        await client.end()
      }
    },
    load: () =>
      (['pages', 'writes', 'jobs'] as const).map((lane) => {
        const { totalCount: open, idleCount: idle, waitingCount: waiting } = lanes[lane]
        return { lane, open, idle, waiting }
      }),
    listen: (channel, onMessage) => listenOnPostgres(databaseUrl, channel, onMessage),
    async close() {
      await Promise.all(Object.values(lanes).map((pool) => pool.end()))
    },
  }
}

function throwAnswered(error: unknown): never {
  throw toAnswered(error)
}
