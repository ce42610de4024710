import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Mail } from './adapters/mail.ts'
import type { Storage } from './adapters/storage.ts'
import { type Askers, openAskers } from './askers.ts'
import type { Bus } from './bus.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { TenantScope } from './db/tenant-scope.ts'
import { accessRoutes } from './domains/accounts/access-codes.routes.ts'
import { accountDoorRoutes } from './domains/accounts/account-doors.routes.ts'
import { liveStream } from './domains/live/live.stream.ts'
import { statFileRoutes } from './domains/stats/stat-files.routes.ts'
import { type Office, openOffice } from './domains/submissions/office.ts'
import { paymentDoorRoutes } from './domains/submissions/payment-doors.routes.ts'
import { submissionDoorRoutes } from './domains/submissions/submission-doors.routes.ts'
import { subscriptionRoutes } from './domains/subscriptions/subscriptions.routes.ts'
import type { TenantDirectory } from './domains/tenants/tenants.service.ts'
import { networkOf } from './network-of.ts'
import { frameworkErrors, problemErrors } from './plugins/errors.ts'
import { openapi } from './plugins/openapi.ts'
import { publicRoutes } from './plugins/public-routes.ts'
import { refuseUnstorable } from './plugins/storable.ts'
import type { ReadCache } from './read-cache.ts'

export interface ServerDeps {
  config: Config
  database: Database
  scope: TenantScope
  storage: Storage
  mail: Mail
  readCache: ReadCache
  directory: TenantDirectory
  now: () => Date
  /** Over which live scores are heard of. */
  bus?: Bus
  /** Who asks; made here where nobody made it before. */
  askers?: Askers
  /** Takes forms and payments; made here where nobody made it before. */
  office?: Office
  /** Describe the routes instead of showing the committed description; for writing that. */
  openapi?: 'generated'
}

export const apiBase = '/api/v2'

/** What the instance must be made with: paths in any case, and problem bodies for addresses that are no addresses. */
export const serverOptions = {
  routerOptions: { caseSensitive: false, maxParamLength: 500 },
  bodyLimit: 1024 * 1024,
  frameworkErrors,
} satisfies FastifyServerOptions

/** The JSON API on a given Fastify instance. Never listens, so tests inject. */
export async function buildServer(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  const askers = deps.askers ?? openAskers(app, deps)
  const log = (line: string, error?: unknown) => app.log.warn({ err: error }, line)
  await app.register(async (api) => {
    problemErrors(api)
    refuseUnstorable(api)
    await openapi(api, deps.openapi ?? 'committed')
    await api.register(rateLimit, {
      max: deps.config.RATE_LIMIT,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => networkOf(ip),
    })
    await api.register(async (v2) => publicRoutes(v2, { ...deps, ...askers }), { prefix: apiBase })
    await api.register(async (door) => statFileRoutes(door, deps), { prefix: apiBase })
    await api.register(async (door) => subscriptionRoutes(door, deps), { prefix: apiBase })
    await api.register(async (door) => accountDoorRoutes(door, { ...deps, ...askers, log }), {
      prefix: '/api/auth',
    })
    await api.register(async (door) => accessRoutes(door, { ...deps, ...askers }))
    const office = deps.office ?? openOffice({ ...deps, ...askers, log })
    api.addHook('onClose', () => office.stop())
    await api.register(async (door) => submissionDoorRoutes(door, { ...deps, ...askers, office }), {
      prefix: apiBase,
    })
    await api.register(async (door) => paymentDoorRoutes(door, { ...deps, office }), {
      prefix: '/api/payments',
    })
    await api.register(async (v2) => liveStream(v2, deps), { prefix: apiBase })
  })
}
