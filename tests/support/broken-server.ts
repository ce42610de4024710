import { sql } from 'drizzle-orm'
import { emptySchool } from './empty-school.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** What every page needs besides its content. */
const tables = [
  'settings',
  'social_accounts',
  'navigation_items',
  'promotion_locations',
  'alerts',
  'house_sponsors',
]

/** A server of an empty school, in whose database the tables behind the shell cannot be read. */
export async function startBrokenServer(): Promise<RunningServer> {
  const { env, dispose } = await emptySchool(async ({ database }) => {
    for (const table of tables)
      await database.handle.execute(sql.raw(`alter table ${table} rename to ${table}_gone`))
  })
  const server = await startServer({ ...env, LOG_LEVEL: 'warn' })
  return {
    ...server,
    async stop() {
      const code = await server.stop()
      await dispose()
      return code
    },
  }
}
