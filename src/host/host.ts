import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ReadyPages } from '#contract/pages/page-request.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Storage } from '#server/adapters/storage.ts'
import { buildServer, openParts, type ServerDeps, serverOptions } from '#server/app.ts'
import type { Bus } from '#server/db/bus.ts'
import { kinds } from '#server/desk.ts'
import { hasUniversity } from '#server/domains/accounts/auth.ts'
import { openLibrary, storageWith } from '#server/domains/media/library/open-library.ts'
import { fileRoutes } from '#server/domains/media/media.files.ts'
import { iconRoutes } from '#server/domains/media/media.icons.ts'
import { imageRoutes } from '#server/domains/media/media.images.ts'
import type { Office } from '#server/domains/submissions/office.ts'
import { watchDueTimes } from '#server/due/watch-due.ts'
import type { FairQueueOptions } from '#server/limits/fair-queue.ts'
import { openWorkshop } from '#server/limits/workshop.ts'
import { apiBinder } from '#server/perform.ts'
import { ReadCache } from '#server/read-cache.ts'
import { signWith } from '#server/signing/sign.ts'
import { type FindAsker, nobody } from '#server/unit-of-work/work.ts'
import { apiElsewhere } from './api-elsewhere.ts'
import { apiListener, isApiCall } from './api-listener.ts'
import { type Lifetimes, untilTomorrow, untold } from './cache/lifetimes.ts'
import { PageCache } from './cache/page-cache.ts'
import { openSiteThread } from './drawing/site-thread.ts'
import { builds } from './files/builds.ts'
import { deskFiles, isDeskPath } from './files/desk-files.ts'
import { keepAssets } from './files/kept-assets.ts'
import { staticFiles } from './files/static-files.ts'
import { health } from './health.ts'
import { httpServer } from './http-server.ts'
import { loggedAddress, logOptions } from './log.ts'
import { loadDevDesk } from './pages/desk-dev.ts'
import { documents } from './pages/documents.ts'
import { isPage, openFailures } from './pages/failures.ts'
import { fastPath } from './pages/fast-path.ts'
import { openPreviews, type PreviewsDeps, previewRoutes } from './pages/open-previews.ts'
import { makeReady, type PagesDeps, page, pages } from './pages/pages.ts'
import { isPersonal, personalCookies } from './pages/personal.ts'
import type { Site } from './pages/site-build.ts'
import { loadDevSite } from './pages/site-dev.ts'
import { tidyForwardedFor } from './requests/forwarded-for.ts'
import { handOn } from './requests/hand-on.ts'
import { behindProxies } from './requests/proxies.ts'
import { securityHeaders } from './requests/security-headers.ts'
import { isStatFile, shedLoad } from './requests/shed-load.ts'
import { refuseTunnels } from './requests/tunnels.ts'
import { letIn } from './requests/whoever-waits.ts'

/** Names that change with the content; the others among the built files are asked for again. */
const hashedName = /(?:^|[-/])[\w-]{8}\.\w+$/

/**
 * Pages are drawn in one thread. One network has two at a time, of which the second is drawn while the first waits for
 * the database; the places beyond those are for other networks.
 */
const pageWork = { running: 8, runningPerNetwork: 2, waiting: 64 }
/** A preview holds a connection while its page is made, and the embedded database has one. */
const previewWork = { running: 2, runningPerNetwork: 1, waiting: 16 }
/** Pictures have threads of their own, of which half the cores are left to everything else. */
const pictureWork = { running: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 256 }

export interface HostDeps extends ServerDeps {
  bus: Bus
  storage: Storage
  dataDir: string
  /** The built site; in a thread of its own unless a test looks at what its code does. */
  loadSite?: (buildDir: string) => Promise<Site>
  /** Where the log goes; standard output unless a test reads it. */
  logTo?: { write(line: string): void }
}

export interface Host {
  app: FastifyInstance
  cache: PageCache
  originOf: PagesDeps['originOf']
  /** Takes forms and payments. */
  office: Office
  /** The pages that are worth making before anybody asks for them. */
  readyPages: ReadyPages
  /** Hears of the schools of which pages are made. */
  onVisit(listener: (tenant: string) => void): void
  /** Makes a page for everybody before anybody asks for it. */
  makeReady(tenant: Tenant, address: string): Promise<void>
  /** From here on /readyz says no and connections are not kept, so that the load balancer goes elsewhere. */
  drain(): void
}

/** One HTTP server: cached pages and built files first, then the API, pictures, health checks and pages. */
export async function buildHost(deps: HostDeps): Promise<Host> {
  const { config, directory, bus, loadSite = openSiteThread } = deps
  let visited: (tenant: string) => void = () => {}
  const cache = new PageCache({
    // In development every request shows the code as it is now.
    maxBytes: config.FIELDHOUSE_DEV ? 0 : config.PAGE_CACHE_MB * 1024 * 1024,
    onError: (error, key) => app.log.error({ err: error, key: loggedAddress(key) }, 'a stale page was shown'),
    onWrong: (key) => app.log.error({ key: loggedAddress(key) }, 'a kept page was no longer right'),
    onRender(tenant) {
      due?.watch(tenant)
      visited(tenant)
    },
  })
  const forget = (tenant: string, tags: readonly string[]) => {
    deps.readCache.invalidate(tenant, tags)
    if (tenant === '*') cache.invalidateAll()
    else if (tags.includes('*') || tags.includes('tenants')) {
      cache.clear(tenant)
      // What is made before the directory has heard of it is made of the old configuration, and may not stay.
      directory.reload().then(
        () => cache.clear(tenant),
        () => {},
      )
    } else cache.invalidate(tenant, tags)
  }
  // Where another server has the data, it is that one's to know.
  const due = config.API_BASE_URL
    ? null
    : watchDueTimes({
        scope: deps.scope,
        now: deps.now,
        onDue: forget,
        log: (line, error) => app.log.warn({ err: error }, line),
      })
  bus.subscribe(({ tenant, tags }) => {
    due?.changed(tenant, tags)
    forget(tenant, tags)
  })
  if (due) deps.readCache.follow((tenant) => due.watch(tenant))
  const lifetimesOf = ({ timeZone }: Tenant): Lifetimes =>
    config.API_BASE_URL ? untold : untilTomorrow(timeZone, deps.now())

  const client = resolve(config.FIELDHOUSE_BUILD_DIR, 'client')
  const assets = staticFiles({ root: resolve(client, 'assets'), prefix: '/assets/', immutable: hashedName })
  const kept = resolve(deps.dataDir, 'kept-assets')
  if (!config.FIELDHOUSE_DEV)
    keepAssets(resolve(client, 'assets'), kept, (name) => hashedName.test(name), Date.now())
  const earlierAssets = staticFiles({ root: kept, prefix: '/assets/', immutable: true })
  const publicFiles = staticFiles({ root: client, prefix: '/', immutable: false })
  const desk = config.FIELDHOUSE_DEV
    ? null
    : deskFiles({
        root: resolve(config.FIELDHOUSE_BUILD_DIR, 'admin'),
        kept: resolve(deps.dataDir, 'kept-desk-assets'),
        hashedName,
        isHttps: config.PUBLIC_URL.startsWith('https:'),
        isKnown: (host) => directory.byHost(host) !== undefined,
      })
  // Loaded before the load is watched: the time it takes is not pressure.
  const built = config.FIELDHOUSE_DEV ? null : await loadSite(config.FIELDHOUSE_BUILD_DIR)
  let isDraining = false
  let dev: Awaited<ReturnType<typeof loadDevSite>> | undefined
  let devDesk: Awaited<ReturnType<typeof loadDevDesk>> | undefined
  const app = Fastify({
    logger: logOptions(config.LOG_LEVEL, deps.logTo),
    ...behindProxies(config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    ...serverOptions,
    // No page has an address that cannot be read, as none has one that nobody knows.
    frameworkErrors: (error, request, reply) =>
      error.code === 'FST_ERR_BAD_URL' && isPage(request)
        ? void reply.redirect('/404')
        : serverOptions.frameworkErrors(error, request, reply),
    forceCloseConnections: 'idle',
    // Who is still connected while the process ends is served like everybody, and told to connect anew.
    return503OnClosing: false,
    serverFactory: (framework) => {
      const cached = fastPath(cache, (host) => directory.byHost(host)?.key, framework as RequestListener, {
        knownSearch: (...asked) => site.knownSearch(...asked),
        personalCookies,
      })
      const api = apiListener({
        cache,
        directory,
        app: () => app,
        framework: framework as RequestListener,
        breathe: () => breathe(),
        lifetimesOf,
      })
      const listener: RequestListener = (req, res) => {
        if (devDesk && isDeskPath(req.url ?? '/')) devDesk.middleware(req, res, () => framework(req, res))
        else if (dev) dev.middleware(req, res, () => framework(req, res))
        else if (isApiCall(req)) (config.API_BASE_URL ? framework : api)(req, res)
        else if (desk?.(req, res)) return
        else if (!assets(req, res) && !publicFiles(req, res) && !earlierAssets(req, res)) cached(req, res)
      }
      return httpServer(listener, { isDraining: () => isDraining })
    },
  })
  const site = built ?? (dev = await loadDevSite(app.server))
  if (!built) devDesk = await loadDevDesk(app.server)
  const breathe = letIn(app.server)
  tidyForwardedFor(app.server)
  refuseTunnels(app.server)

  const parts = openParts(app, deps)
  const { askers, office } = parts
  const common = securityHeaders(config.PUBLIC_URL.startsWith('https:'))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    for (const [name, value] of common) reply.header(name, value)
  })

  health(app, deps.database, () => isDraining)
  if (built) builds(app, config.FIELDHOUSE_BUILD_DIR, Object.keys(built.readyPages))
  // Pictures bound their own work, and a page without them helps nobody: they are not shed.
  const openOwn = (work: FairQueueOptions) =>
    openWorkshop({ ...work, breathe, perMinute: config.MISS_LIMIT, sign: signWith(askers.secret) })
  const library = openLibrary({ scope: deps.scope, directory, bus })
  const storage = storageWith(library, deps.storage)
  await app.register(
    imageRoutes({
      workshop: openOwn(pictureWork),
      storage,
      library,
      cacheDir: resolve(deps.dataDir, 'image-cache'),
      allowedHosts: list(config.IMAGE_HOSTS),
      webhook: config.ALERT_WEBHOOK,
    }),
  )
  await app.register(fileRoutes({ storage }))
  await app.register(iconRoutes({ storage, tenantOf: directory.byHost }))
  const log = (message: string, error: unknown) => app.log.warn({ err: error }, message)
  const bindApi = apiBinder({
    ...deps,
    secret: askers.secret,
    sending: { ...parts.admission, calls: parts.calls },
    log,
  })
  const api: PagesDeps['api'] = (tenant, uses, visit, failed, afresh) =>
    config.API_BASE_URL
      ? apiElsewhere(
          { baseUrl: config.API_BASE_URL, tenant: tenant.key, log },
          visit,
          askers.originOf(tenant),
        )
      : bindApi(tenant, uses, visit, failed, afresh)
  const failures = openFailures({
    tenants: directory.all,
    tenantOf: directory.byHost,
    emailOf: async (tenant) => (await api(tenant, () => {}).settings.site())?.supportEmail ?? null,
    write: site.writeFailureDocument,
    isHttps: config.PUBLIC_URL.startsWith('https:'),
  })
  const prepareFailures = () =>
    void failures.prepare().catch((error: unknown) => log('the error pages are not written', error))
  prepareFailures()
  bus.subscribe(({ tags }) => {
    if (['settings', 'tenants', '*'].some((tag) => tags.includes(tag))) prepareFailures()
  })
  let prepare: Host['makeReady'] = async () => {}
  await app.register(async (shed) => {
    await shedLoad(shed, {
      maxEventLoopDelay: config.FIELDHOUSE_DEV ? 0 : config.MAX_EVENT_LOOP_DELAY,
      refuse: failures.unavailable,
      spared: isStatFile,
    })
    if (config.API_BASE_URL) {
      shed.addHook('onClose', () => office.stop())
      await shed.register((server) => handOn(server, { config, directory, originOf: askers.originOf }))
    } else await shed.register((server) => buildServer(server, deps, parts))
    const pageDeps: PagesDeps = {
      site,
      cache,
      workshop: openOwn(pageWork),
      directory,
      api,
      findAsker: config.API_BASE_URL ? askerElsewhere : askers.findAsker,
      count: parts.admission.count,
      originOf: askers.originOf,
      lifetimesOf,
      universityOf: (tenant) => (hasUniversity(config, tenant) ? config.OIDC_NAME : null),
      isDevelopment: config.FIELDHOUSE_DEV,
      platformTagManager: config.PLATFORM_GTM_ID || null,
      failures,
      log: (message, error) => app.log.error({ err: error }, message),
    }
    prepare = (tenant, address) => makeReady(tenant, address, pageDeps)
    // The drafts are where the data is.
    const previewDeps: PreviewsDeps | null = config.API_BASE_URL
      ? null
      : {
          ...deps,
          kinds,
          pages: { ...pageDeps },
          workshop: openOwn(previewWork),
          sign: signWith(askers.secret),
          isSecure: config.PUBLIC_URL.startsWith('https:'),
          apiOver: (scope, now, tenant, asker) =>
            apiBinder({
              scope,
              readCache: new ReadCache(),
              now: () => now,
              secret: askers.secret,
              log,
            })(tenant, () => {}, { asker, sender: null }),
        }
    const previews = previewDeps && openPreviews(previewDeps)
    if (previews) pageDeps.previews = previews
    await shed.register(async (scope) => {
      if (previewDeps && previews) previewRoutes(scope, previewDeps, previews)
      pages(scope, pageDeps)
      documents(scope, {
        ...pageDeps,
        storage,
        page: (request, reply) => page(request, reply, pageDeps),
      })
    })
  })
  app.addHook('onClose', async () => {
    due?.stop()
    await dev?.close()
    await devDesk?.close()
  })
  return {
    app,
    cache,
    originOf: askers.originOf,
    office,
    readyPages: site.readyPages,
    onVisit(listener) {
      visited = listener
    },
    makeReady: (tenant, address) => prepare(tenant, address),
    drain() {
      isDraining = true
    },
  }
}

/** Who somebody is the other server knows: what is made for them is theirs alone even so. */
const askerElsewhere: FindAsker = async (headers) =>
  isPersonal(headers) ? { visitor: null, mayEnter: () => false } : nobody

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
