import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { Tenant } from '#contract/tenants.ts'
import { buildServer, serverOptions } from '#server/app.ts'
import type { Config } from '#server/config/config.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { type EventStream, openEvents } from './event-source.ts'

export interface LiveServer {
  services: Services
  origin: string
  /** A viewer of this process. */
  watch(tenant: string, query?: string, headers?: Record<string, string>): Promise<EventStream>
  get<T>(path: string, tenant: string): Promise<T>
  write(tenant: Tenant, change: (work: Work) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** A process's worth of the API on a database, with its own connections and bus, and the clock it is given. */
export async function openLiveServer(config: Config, now: () => Date): Promise<LiveServer> {
  const services = await openServices(config)
  const bus = await services.openBus()
  const directory = await openTenantDirectory(services.database, bus, '')
  const app = Fastify(serverOptions)
  await buildServer(app, { config, ...services, bus, directory, readCache: new ReadCache(), now })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    services,
    origin,
    watch: (tenant, query = '', headers = {}) =>
      openEvents(`${origin}/api/v2/LiveStats/stream${query}`, { ...(tenant ? { tenant } : {}), ...headers }),
    get: async <T>(path: string, tenant: string) =>
      (await fetch(`${origin}/api/v2${path}`, { headers: { tenant } })).json() as Promise<T>,
    write: (tenant, change) => services.scope.write(tenant.key, (tx) => change({ tx, tenant, now: now() })),
    async close() {
      await app.close()
      await services.close()
    },
  }
}
