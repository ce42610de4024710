import { sql } from 'drizzle-orm'
import { tenants } from '#server/db/schema/tenants.ts'
import { openServices } from '#server/open.ts'
import { engines } from './engines.ts'
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
  const [pglite] = engines
  if (!pglite) throw new Error('There is no engine')
  const { config, dispose } = await pglite.create()
  const { database, close } = await openServices(config)
  await database.handle.insert(tenants).values({
    key: 'northfold',
    name: 'Northfold University',
    hosts: ['localhost'],
    timeZone: 'America/Chicago',
    brand: { primary: '#7A1F1F', secondary: '#F7E7CE' },
    configuration: {
      tenant: 'northfold',
      bucket: 'northfold',
      imagesCdnPath: '/images',
      logo: '',
      defaultPersonImage: '',
      nativoEnabled: false,
      enableFooterPersonalInfo: true,
      gtmIds: [],
      htlbid: { siteId: '', isTesting: true },
      disableSSR: false,
      takeoversEnabled: false,
    },
  })
  for (const table of tables)
    await database.handle.execute(sql.raw(`alter table ${table} rename to ${table}_gone`))
  await close()
  const server = await startServer({
    DATA_DIR: config.DATA_DIR,
    DATABASE_URL: '',
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    MAX_EVENT_LOOP_DELAY: '0',
  })
  return {
    ...server,
    async stop() {
      const code = await server.stop()
      await dispose()
      return code
    },
  }
}
