import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { mendTriggers } from './change-triggers.ts'
import type { Database, DatabaseOptions, Handle, Tx } from './client.ts'
import { lockFolder } from './folder-lock.ts'
import { Combinations } from './gathered/combinations.ts'
import { Gathering } from './gathered/gathering.ts'
import { askingPglite, sendOnPglite } from './gathered/on-pglite.ts'
import { mendHistory } from './history-triggers.ts'
import { mendIsolation, mendRole } from './isolation.ts'
import { platformScope } from './platform-scope.ts'
import { quickened } from './quick-drizzle.ts'
import { type Lane, Turns } from './turns.ts'
import { isAway, toAnswered } from './unavailable.ts'
import { watchedBy } from './watched.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')

/** PostgreSQL compiled into the process: one connection, so whoever waits takes turns. */
export async function openPglite({ folder, timeouts, onQuery, onSent }: DatabaseOptions): Promise<Database> {
  const inMemory = folder.startsWith('memory://')
  const unlock = inMemory ? () => {} : lockFolder(folder)
  const dataDir = inMemory ? folder : join(folder, 'pglite')
  const client = await PGlite.create(dataDir, { extensions: { btree_gin, pg_trgm } }).catch(
    (error: unknown) => {
      unlock()
      throw error
    },
  )
  const database = drizzle(client, watchedBy(onQuery))
  const handle = database as unknown as Handle
  const { statement, wait } = timeouts
  const turns = new Turns({ pages: wait, writes: wait + statement, jobs: 20 * statement })

  const transactIn =
    (laneOf: (accessMode: 'read only' | 'read write') => Lane): Database['transact'] =>
    (accessMode, settings, work, onOwnQuery) =>
      turns
        .take(laneOf(accessMode), () =>
          (onOwnQuery || onSent
            ? drizzle(client, watchedBy(onQuery, onSent, onOwnQuery))
            : database
          ).transaction(
            async (tx) => {
              const calls = Object.entries(settings).map(
                ([name, value]) => sql`set_config(${name}, ${value}, true)`,
              )
              await tx.execute(sql`select ${sql.join(calls, sql`, `)}`)
              return work(tx as unknown as Tx)
            },
            { accessMode },
          ),
        )
        .catch((error: unknown) => {
          throw toAnswered(error)
        })

  const combinations = new Combinations()
  const gatherIn =
    (lane: Lane): Database['gather'] =>
    (settings) => {
      const gathering = new Gathering(
        (work) =>
          turns.take(lane, () =>
            client.transaction(async (own) => {
              await own.exec('set transaction read only')
              const calls = Object.keys(settings).map(
                (_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`,
              )
              await own.query(`select ${calls.join(', ')}`, Object.entries(settings).flat())
              await work(sendOnPglite(own, onSent))
            }),
          ),
        combinations,
        { toAnswered, isAway },
      )
      const asking = askingPglite(client, (asked) => gathering.ask(asked))
      return (work, onOwnQuery) =>
        gathering.read(() =>
          work(quickened(drizzle(asking, watchedBy(onQuery, onOwnQuery)) as unknown as Tx)),
        )
    }

  return {
    engine: 'pglite',
    platform: platformScope(handle),
    transact: transactIn((accessMode) => (accessMode === 'read only' ? 'pages' : 'writes')),
    gather: gatherIn('pages'),
    jobs: {
      engine: 'pglite',
      platform: platformScope(handle),
      transact: transactIn(() => 'jobs'),
      gather: gatherIn('jobs'),
    },
    async migrate() {
      const mended = await mendRole(handle)
      await migrate(database, { migrationsFolder })
      mended.push(...(await mendIsolation(handle)))
      await mendTriggers(handle)
      await mendHistory(handle)
      return mended
    },
    load() {
      const { isTaken, waiting } = turns.load()
      return (['pages', 'writes', 'jobs'] as const).map((lane) => ({
        lane,
        open: 1,
        idle: isTaken ? 0 : 1,
        waiting: waiting[lane],
      }))
    },
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    async close() {
      await client.close()
      unlock()
    },
  }
}
