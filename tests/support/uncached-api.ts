import Fastify from 'fastify'
import { buildServer, serverOptions } from '#server/app.ts'
import type { DatabaseOptions } from '#server/db/client.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import type { Engine } from './engines.ts'
import type { SeededApi } from './seeded-api.ts'
import { aSaturday, demo, empty } from './templates.ts'

/** Remembers nothing, so that every call asks the database. */
class NoCache extends ReadCache {
  override get<T>(
    _tenant: string,
    _name: string,
    uses: (...tags: string[]) => void,
    read: (uses: (...tags: string[]) => void) => Promise<T>,
  ): Promise<T> {
    return read(uses)
  }
}

interface UncachedOptions extends Pick<DatabaseOptions, 'onQuery'> {
  fill?: (services: Services) => Promise<unknown>
}

/** The API without any cache, at a fixed moment, over a database with both schools or what `fill` puts there. */
export async function openUncachedApi(engine: Engine, options: UncachedOptions = {}): Promise<SeededApi> {
  const { onQuery } = options
  const { config, dispose } = await engine.create(
    { RATE_LIMIT: '1000000' },
    options.fill ? empty : demo(aSaturday),
  )
  const services = await openServices(config, onQuery ? { onQuery } : {})
  await options.fill?.(services)
  const bus = await services.openBus()
  const directory = await openTenantDirectory(services.database, bus, config.DEFAULT_TENANT)
  const app = Fastify(serverOptions)
  await buildServer(app, { config, ...services, directory, readCache: new NoCache(), now: () => aSaturday })
  await app.ready()
  return {
    services,
    async get(path, tenant, headers = {}) {
      const response = await app.inject({
        method: 'GET',
        url: path,
        headers: { ...(tenant ? { tenant } : {}), ...headers },
      })
      const { statusCode, body } = response
      return {
        statusCode,
        headers: response.headers as Record<string, string>,
        body,
        json: <T>() => JSON.parse(body) as T,
      }
    },
    async close() {
      await app.close()
      await services.close()
      await dispose()
    },
  }
}
