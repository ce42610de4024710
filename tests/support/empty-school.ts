import { tenants } from '#server/db/schema/tenants.ts'
import { openServices, type Services } from '#server/open.ts'
import { engines } from './engines.ts'
import { empty } from './templates.ts'

/** Folders with the database of a school that has nothing yet but its name: a server of it starts in a moment. */
export async function emptySchool(prepare: (services: Services) => Promise<void> = async () => {}) {
  const [pglite] = engines
  if (!pglite) throw new Error('There is no engine')
  const { config, dispose } = await pglite.create({}, empty)
  const services = await openServices(config)
  await services.database.platform.insert(tenants).values({
    key: 'northfold',
    name: 'Northfold University',
    abbreviation: 'NFU',
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
  await prepare(services)
  await services.close()
  const env = { DATA_DIR: config.DATA_DIR, DATABASE_URL: '', DEMO: 'false' }
  return { env, dispose }
}
