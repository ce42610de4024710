import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { publicEndpoints } from '#contract/api.ts'
import { deskEndpoints } from '#contract/editing/desk.ts'
import { apiBase } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from './adapters/mail.ts'
import type { Storage } from './adapters/storage.ts'
import { publicCalls } from './api.ts'
import { type Askers, openAskers } from './askers.ts'
import type { Config } from './config/config.ts'
import { uploadLimits } from './config/upload-limits.ts'
import type { Bus } from './db/bus.ts'
import type { Database } from './db/client.ts'
import type { TenantScope } from './db/tenant-scope.ts'
import { kinds } from './desk.ts'
import { hasUniversity } from './domains/accounts/auth.ts'
import type { DemoDoor } from './domains/accounts/demo-door.ts'
import { doorsWrites } from './domains/accounts/doors.writes.ts'
import { peopleCalls } from './domains/accounts/office/people.calls.ts'
import { passkeyCalls } from './domains/accounts/two-step/passkey.calls.ts'
import { twoStepCalls } from './domains/accounts/two-step/two-step.calls.ts'
import { figuresCalls } from './domains/figures/figures.calls.ts'
import { scheduleGridCalls } from './domains/games/grid/schedule-grid.calls.ts'
import { liveStream } from './domains/live/live.stream.ts'
import { milestoneCalls } from './domains/media/cards/milestones.calls.ts'
import { libraryCalls } from './domains/media/library/library.calls.ts'
import { frontCalls } from './domains/news/front.calls.ts'
import { namesCalls } from './domains/news/names/names.calls.ts'
import { recapCalls } from './domains/news/recap/recap.calls.ts'
import { rosterGridCalls } from './domains/rosters/grid/roster-grid.calls.ts'
import { receivedFilesCalls } from './domains/stats/files/received-files.calls.ts'
import { strangerCalls } from './domains/stats/files/strangers.calls.ts'
import { gameDeskCalls } from './domains/stats/hand/game-desk.calls.ts'
import { numberCalls } from './domains/stats/numbers/numbers.calls.ts'
import { type Office, openOffice } from './domains/submissions/office.ts'
import { subscriberCalls } from './domains/subscriptions/subscriber-list.calls.ts'
import { deskCalls } from './editing/calls/desk.calls.ts'
import { brandCalls } from './exchange/school/brand.calls.ts'
import { schoolsCalls } from './exchange/school/schools.calls.ts'
import { networkOf } from './limits/network-of.ts'
import type { Meters } from './meters/meters.ts'
import { frameworkErrors, problemErrors } from './plugins/errors.ts'
import { lazySchemas } from './plugins/lazy-schemas.ts'
import { openapi } from './plugins/openapi.ts'
import { refuseUnstorable } from './plugins/storable.ts'
import { publicRoutes } from './public-routes.ts'
import type { ReadCache } from './read-cache.ts'
import { signWith } from './signing/sign.ts'
import type { TenantDirectory } from './unit-of-work/tenant-directory.ts'
import type { AdmissionDeps } from './writes/admission.ts'
import type { AnyHandlers } from './writes/call.ts'
import { callRoutes } from './writes/call-routes.ts'
import { openRates } from './writes/rates.ts'

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
  /** What this process counts of itself. */
  meters?: Meters
  /** Hears what became of each stat file. */
  onStatFile?: (outcome: string) => void
  /** The way into the demo's desk, where there is one. */
  demoDoor?: DemoDoor
  /** Describe the routes instead of showing the committed description; for writing that. */
  openapi?: 'generated'
}

/**
 * What the instance must be made with: paths in any case, long enough for the pass of a preview with a school's look in
 * it, and problem bodies for addresses that are no addresses.
 */
export const serverOptions = {
  routerOptions: { caseSensitive: false, maxParamLength: 2000 },
  bodyLimit: 1024 * 1024,
  schemaController: lazySchemas,
  frameworkErrors,
} satisfies FastifyServerOptions

export interface ServerParts {
  askers: Askers
  office: Office
  calls: ReturnType<typeof publicCalls>
  admission: AdmissionDeps
}

/** What the API and the pages share of one server. */
export function openParts(app: FastifyInstance, deps: ServerDeps): ServerParts {
  const { config } = deps
  const log = (line: string, error?: unknown) => app.log.warn({ err: error }, line)
  const askers = deps.askers ?? openAskers(app, deps)
  const office = deps.office ?? openOffice({ ...deps, ...askers, log })
  const count = openRates(config)
  const { originOf } = askers
  const senderOf = (tenant: Tenant) => ({ tenant, origin: originOf(tenant), mailFrom: config.MAIL_FROM })
  const calls = publicCalls({
    ...deps,
    ...askers,
    office,
    log,
    settings: { ...deps, senderOf, log },
    subscriptions: { ...deps, senderOf, log },
  })
  return { askers, office, calls, admission: { originOf, count } }
}

/** The JSON API on a given Fastify instance. Never listens, so tests inject. */
export async function buildServer(
  app: FastifyInstance,
  deps: ServerDeps,
  parts: ServerParts = openParts(app, deps),
): Promise<void> {
  const { askers, office, calls, admission } = parts
  await app.register(async (api) => {
    problemErrors(api)
    refuseUnstorable(api)
    await openapi(api, deps.openapi ?? 'committed')
    await api.register(rateLimit, {
      max: deps.config.RATE_LIMIT,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => networkOf(ip),
    })
    api.addHook('onClose', () => office.stop())
    await api.register(async (reads) => publicRoutes(reads, { ...deps, ...askers }))
    await api.register(async (rest) =>
      callRoutes(rest, publicEndpoints, calls as AnyHandlers, { ...deps, ...askers, ...admission }),
    )
    const { config, scope } = deps
    const log = (line: string, error?: unknown) => app.log.warn({ err: error }, line)
    const desk = {
      desk: {
        ...deskCalls({
          scope,
          kinds,
          sign: signWith(askers.secret),
          universityOf: (tenant) => (hasUniversity(config, tenant) ? config.OIDC_NAME : null),
        }),
        ...libraryCalls({ scope, kinds, storage: deps.storage, limits: uploadLimits(config) }),
        ...namesCalls({ scope, kinds }),
        ...frontCalls({ scope, kinds }),
        ...rosterGridCalls({ scope, kinds }),
        ...scheduleGridCalls({ scope, kinds }),
        ...recapCalls({ scope, kinds }),
        ...milestoneCalls({ scope }),
      },
      people: peopleCalls({ ...deps, ...askers, log }),
      twoStep: twoStepCalls({ ...deps, ...askers, log }),
      passkeys: passkeyCalls({ ...deps, ...askers, log }),
      brand: brandCalls({ ...deps, sign: signWith(askers.secret) }),
      schools: schoolsCalls({ ...deps, ...askers, log }),
      doors: doorsWrites({ ...deps, ...askers, log }),
      figures: figuresCalls(deps),
      gameDesk: gameDeskCalls({ scope, kinds }),
      incoming: {
        ...subscriberCalls(deps),
        ...receivedFilesCalls(deps),
        ...strangerCalls({ ...deps, kinds }),
      },
      statNumbers: numberCalls({ ...deps, kinds }),
    }
    await api.register(async (rest) =>
      callRoutes(rest, deskEndpoints, desk as AnyHandlers, { ...deps, ...askers, ...admission }, () => true),
    )
    await api.register(async (v2) => liveStream(v2, deps), { prefix: apiBase })
  })
}
