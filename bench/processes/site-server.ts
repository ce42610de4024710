import { createServer } from 'node:http'
import type { Api } from '#contract/api.ts'
import { mapEndpoints } from '#contract/client/client.ts'
import { isPayload } from '#contract/pages/router-names.ts'
import { loadBuiltSite } from '#host/pages/site-build.ts'
import { readConfig } from '#server/config/config.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices } from '#server/open.ts'
import { apiBinder } from '#server/perform.ts'
import { ReadCache } from '#server/read-cache.ts'

type Calls = Record<string, Record<string, (input: object) => Promise<unknown>>>

/** The same `Api`, asking each question once. */
function remembering(api: Api): Api {
  const known = new Map<string, Promise<unknown>>()
  return mapEndpoints(
    (_endpoint, domain, name) =>
      (input = {}) =>
        known.getOrInsertComputed(`${domain}.${name} ${JSON.stringify(input)}`, () => {
          const call = (api as unknown as Calls)[domain]?.[name]
          return call ? call(input) : Promise.reject(new Error(`No ${domain}.${name}`))
        }),
  )
}

/** Our site's render and nothing else: no cache, no compression, and no database once the answers are known. */
const [paths = '', port = '0'] = process.argv.slice(2)
const config = readConfig()
const services = await openServices(config)
const directory = await openTenantDirectory(
  services.database,
  await services.openBus(),
  config.DEFAULT_TENANT,
)
const tenant = directory.byKey(config.DEFAULT_TENANT)
if (!tenant) throw new Error(`There is no school '${config.DEFAULT_TENANT}'`)
const bind = apiBinder({
  scope: services.scope,
  readCache: new ReadCache(),
  now: () => new Date(),
  log: console.error,
})
const api = remembering(bind(tenant, () => {}))
const site = await loadBuiltSite(config.FIELDHOUSE_BUILD_DIR)
const origin = 'http://localhost'

function render(path: string): Promise<Response> {
  const isDocument = !isPayload(path)
  return site.handle(new Request(origin + path), {
    tenant: tenant as NonNullable<typeof tenant>,
    api,
    cookies: null,
    origin,
    shellOnly: false,
    isDocument,
    isDevelopment: false,
    platformTagManager: null,
    university: null,
    onError: console.error,
  })
}

for (const path of paths.split(',')) await render(path)
await services.close()

createServer((req, res) => {
  render(req.url ?? '/')
    .then(async (response) => {
      const body = Buffer.from(await response.arrayBuffer())
      res.writeHead(response.status, [...response.headers].flat()).end(body)
    })
    .catch((error: unknown) => {
      console.error(error)
      res.writeHead(500).end()
    })
}).listen(Number(port), '127.0.0.1')
