import Fastify, { type FastifyInstance } from 'fastify'
import type { Tenant } from '#contract/tenants.ts'
import { buildServer, serverOptions } from '#server/app.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { createSchool } from '#tests/factories/school.ts'
import type { Engine } from './engines.ts'
import { schoolRows } from './school-rows.ts'
import { empty } from './templates.ts'

export interface Sent {
  status: number
  body: Record<string, unknown> & { detail?: string; gameId?: number; unmatched?: unknown[] }
  headers: Record<string, unknown>
}

/** Two small schools and the door that scoring programs send their files to. */
export interface StatDoor {
  app: FastifyInstance
  services: Services
  tenants: { east: Tenant; west: Tenant }
  now: () => Date
  send(
    bytes: string | Uint8Array,
    options?: { token?: string; query?: string; headers?: object },
  ): Promise<Sent>
  get<T>(path: string, tenant?: string): Promise<T>
  newToken(tenant: Tenant): Promise<{ id: number; token: string }>
  inSchool<T>(run: (work: Work) => Promise<T>, tenant?: Tenant): Promise<T>
  /** Every row of a school by table, as text. */
  rows(tenant: string, without?: string[]): Promise<Record<string, string>>
  close(): Promise<void>
}

/** The evening of the factory's game. */
const now = () => new Date('2026-11-15T02:00:00Z')

export async function openStatDoor(engine: Engine, env: Record<string, string> = {}): Promise<StatDoor> {
  const database = await engine.create({ RATE_LIMIT: '1000000', STATS_RATE_LIMIT: '100000', ...env }, empty)
  const services = await openServices(database.config)
  const tenants = {
    east: await createSchool(services, 'east'),
    west: await createSchool(services, 'west'),
  }
  const bus = await services.openBus()
  const directory = await openTenantDirectory(services.database, bus, '')
  const app = Fastify(serverOptions)
  await buildServer(app, {
    config: database.config,
    ...services,
    bus,
    directory,
    readCache: new ReadCache(),
    now,
  })
  await app.ready()
  const inSchool = <T>(run: (work: Work) => Promise<T>, tenant = tenants.east) =>
    services.scope.write(tenant.key, (tx) => run({ tx, tenant, now: now() }))
  const newToken = (tenant: Tenant) => inSchool((work) => createStatToken(work, 'Press box'), tenant)
  const { token: first } = await newToken(tenants.east)
  return {
    app,
    services,
    tenants,
    now,
    newToken,
    inSchool,
    async send(bytes, { token = first, query = '', headers = {} } = {}) {
      const response = await app.inject({
        method: 'POST',
        url: `/api/v2/stats/files${query}`,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          'content-type': 'application/xml',
          ...headers,
        },
        payload: typeof bytes === 'string' ? bytes : Buffer.from(bytes),
      })
      return { status: response.statusCode, body: response.json(), headers: response.headers }
    },
    async get<T>(path: string, tenant = 'east') {
      const response = await app.inject({ url: `/api/v2${path}`, headers: { tenant } })
      return (response.statusCode === 204 ? null : response.json()) as T
    },
    rows: (tenant, without) => schoolRows(services, tenant, without),
    async close() {
      await app.close()
      await services.close()
      await database.dispose()
    },
  }
}
