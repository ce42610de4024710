import { sql } from 'drizzle-orm'
import { emptySchool } from './empty-school.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** What every page needs besides its content, and what cannot be read of it. A start refuses to do without a table. */
const columns = {
  settings: 'value',
  social_accounts: 'network',
  navigation_items: 'menu',
  promotion_locations: 'name',
  alerts: 'title',
  house_sponsors: 'name',
}

/** A server of an empty school, in whose database the tables behind the shell cannot be read. */
export async function startBrokenServer(): Promise<RunningServer> {
  const { env, dispose } = await emptySchool(async ({ database }) => {
    for (const [table, column] of Object.entries(columns))
      await database.platform.execute(sql.raw(`alter table ${table} rename column ${column} to gone`))
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
