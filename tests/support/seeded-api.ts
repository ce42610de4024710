import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { apiListener } from '#host/api-listener.ts'
import { untilTomorrow } from '#host/cache/lifetimes.ts'
import { PageCache } from '#host/cache/page-cache.ts'
import { httpServer } from '#host/http-server.ts'
import { buildServer, serverOptions } from '#server/app.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import type { Engine } from './engines.ts'
import { heardScope } from './heard-scope.ts'
import { aSaturday, demo } from './templates.ts'

export interface ApiAnswer {
  statusCode: number
  headers: Record<string, string | undefined>
  body: string
  json<T = unknown>(): T
}

export interface SeededApi {
  services: Services
  get(path: string, tenant?: string, headers?: Record<string, string>): Promise<ApiAnswer>
  close(): Promise<void>
}

/** The real API over a database with both schools, asked over a socket as clients do. Its clock stands still. */
export async function openSeededApi(engine: Engine): Promise<SeededApi> {
  const { config, dispose } = await engine.create({ RATE_LIMIT: '1000000' }, demo(aSaturday))
  const opened = await openServices(config)
  const bus = await opened.openBus()
  const services = { ...opened, scope: heardScope(opened.scope, bus) }
  const directory = await openTenantDirectory(services.database, bus, config.DEFAULT_TENANT)
  const readCache = new ReadCache()
  const cache = new PageCache({ maxBytes: 64 * 1024 * 1024 })
  bus.subscribe(({ tenant, tags }) => {
    readCache.invalidate(tenant, tags)
    cache.invalidate(tenant, tags)
  })
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    serverFactory: (framework) => {
      const { listener, atOnce } = apiListener({
        cache,
        directory,
        app: () => app,
        framework,
        breathe: async () => {},
        // Its clock stands still, and so does what is due.
        lifetimesOf: ({ timeZone }) => untilTomorrow(timeZone, aSaturday),
      })
      return httpServer(listener, { isDraining: () => false, atOnce })
    },
  })
  await buildServer(app, { config, ...services, directory, readCache, now: () => aSaturday })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    services,
    async get(path, tenant, headers = {}) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'accept-encoding': 'identity', ...(tenant ? { tenant } : {}), ...headers },
      })
      const body = await response.text()
      return {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
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
