import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ReadyPages } from '#contract/pages/page-request.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Storage } from '#server/adapters/storage.ts'
import { buildServer, openParts, type ServerDeps, serverOptions } from '#server/app.ts'
import type { Bus } from '#server/db/bus.ts'
import { kinds } from '#server/desk.ts'
import { hasUniversity } from '#server/domains/accounts/auth.ts'
import type { Counter } from '#server/domains/figures/counter.ts'
import { openLibrary, storageWith } from '#server/domains/media/library/open-library.ts'
import { fileRoutes } from '#server/domains/media/media.files.ts'
import { iconRoutes } from '#server/domains/media/media.icons.ts'
import { imageRoutes } from '#server/domains/media/media.images.ts'
import type { Office } from '#server/domains/submissions/office.ts'
import { watchDueTimes } from '#server/due/watch-due.ts'
import { Meters } from '#server/meters/meters.ts'
import { apiBinder } from '#server/perform.ts'
import { ReadCache } from '#server/read-cache.ts'
import { signWith } from '#server/signing/sign.ts'
import { type FindAsker, nobody } from '#server/unit-of-work/work.ts'
import { apiElsewhere } from './api-elsewhere.ts'
import { apiListener } from './api-listener.ts'
import { type Lifetimes, untilTomorrow, untold } from './cache/lifetimes.ts'
import { PageCache } from './cache/page-cache.ts'
import { openSiteThread } from './drawing/site-thread.ts'
import { builds } from './files/builds.ts'
import { builtFiles } from './files/built-files.ts'
import { isDeskPath } from './files/desk-files.ts'
import { hotPictures } from './files/hot-pictures.ts'
import { health } from './health.ts'
import { httpServer } from './http-server.ts'
import { inTurn } from './in-turn.ts'
import { loggedAddress, logOptions } from './log.ts'
import { countRequests } from './metrics/count-requests.ts'
import { countShown } from './metrics/count-shown.ts'
import { countHost } from './metrics/host-meters.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import { cards } from './pages/cards.ts'
import { loadDevDesk } from './pages/desk-dev.ts'
import { documents } from './pages/documents.ts'
import { isPage, openFailures } from './pages/failures.ts'
import { keptPages } from './pages/fast-path.ts'
import { keepNoPreview, openPreviews, type PreviewsDeps, previewRoutes } from './pages/open-previews.ts'
import { makeReady, type PagesDeps, page, pages } from './pages/pages.ts'
import type { Site } from './pages/site-build.ts'
import { loadDevSite } from './pages/site-dev.ts'
import { tidyForwardedFor } from './requests/forwarded-for.ts'
import { handOn } from './requests/hand-on.ts'
import { isPersonal, personalCookies } from './requests/personal.ts'
import { policyReports } from './requests/policy-reports.ts'
import { behindProxies } from './requests/proxies.ts'
import { renewCookies } from './requests/renew-cookies.ts'
import { securityHeaders } from './requests/security-headers.ts'
import { seenRoute } from './requests/seen.ts'
import { isStatFile, shedLoad } from './requests/shed-load.ts'
import { sentWhole } from './requests/slow-connection.ts'
import { refuseTunnels } from './requests/tunnels.ts'
import { letIn } from './requests/whoever-waits.ts'
import { openWorkshops } from './requests/workshops.ts'

export interface HostDeps extends ServerDeps {
  bus: Bus
  storage: Storage
  dataDir: string
  /** Counts what is read. */
  figures?: Counter
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
  const { config, directory, bus, loadSite = openSiteThread, meters = new Meters() } = deps
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
    pictures.hot.clear()
    due?.changed(tenant, tags)
    forget(tenant, tags)
  })
  if (due) deps.readCache.follow((tenant) => due.watch(tenant))
  const lifetimesOf = ({ timeZone }: Tenant): Lifetimes =>
    config.API_BASE_URL ? untold : untilTomorrow(timeZone, deps.now())

  const files = builtFiles({
    config,
    dataDir: deps.dataDir,
    isKnown: (host) => directory.byHost(host) !== undefined,
    sent: meters.counter('built_files_total', 'Files of the built site and desk that were sent'),
  })
  const pictures = hotPictures(meters)
  // Loaded before the load is watched: the time it takes is not pressure.
  const built = config.FIELDHOUSE_DEV ? null : await loadSite(config.FIELDHOUSE_BUILD_DIR)
  const onShown = countShown(meters, deps.figures)
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
    serverFactory: (given) => {
      const framework = given as RequestListener
      const kept = keptPages(cache, (host) => directory.byHost(host)?.key, {
        knownSearch: (...asked) => site.knownSearch(...asked),
        personalCookies,
        isSentWhole: sentWhole(directory.byHost),
        onShown,
      })
      const api = config.API_BASE_URL
        ? { listener: framework, atOnce: () => undefined }
        : apiListener({ cache, directory, app: () => app, framework, breathe: () => breathe(), lifetimesOf })
      const { listener, atOnce } = inTurn({ api, files, pictures, pages: kept, framework })
      const inDevelopment: RequestListener = (req, res) => {
        if (devDesk && isDeskPath(req.url ?? '/')) devDesk.middleware(req, res, () => framework(req, res))
        else if (dev) dev.middleware(req, res, () => framework(req, res))
        else listener(req, res)
      }
      // In development every request shows the code as it is now.
      return config.FIELDHOUSE_DEV
        ? httpServer(inDevelopment, { isDraining: () => isDraining })
        : httpServer(listener, { isDraining: () => isDraining, atOnce })
    },
  })
  const site = built ?? (dev = await loadDevSite(app.server))
  if (!built) devDesk = await loadDevDesk(app.server)
  const breathe = letIn(app.server)
  tidyForwardedFor(app.server)
  refuseTunnels(app.server)

  const parts = openParts(app, deps)
  const { askers, office } = parts
  renewCookies(app.server, askers.secret)
  const common = securityHeaders(config.PUBLIC_URL.startsWith('https:'))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    for (const [name, value] of common) reply.header(name, value)
  })

  countRequests(app, meters, (host) => directory.byHost(host)?.key)
  metricsRoute(app, meters, config.METRICS_TOKEN)
  await policyReports(app, meters)
  seenRoute(app, directory, deps.figures)
  health(app, deps.database, () => isDraining)
  if (built) builds(app, config.FIELDHOUSE_BUILD_DIR, Object.keys(built.readyPages))
  // Pictures bound their own work, and a page without them helps nobody: they are not shed.
  const workshops = openWorkshops({ breathe, perMinute: config.MISS_LIMIT, sign: signWith(askers.secret) })
  countHost(meters, { cache, readCache: deps.readCache, workshops, database: deps.database, bus })
  const library = openLibrary({ scope: deps.scope, directory, bus })
  const storage = storageWith(library, deps.storage)
  await app.register(
    imageRoutes({
      workshop: workshops.pictures,
      hot: pictures.hot,
      storage,
      library,
      cacheDir: resolve(deps.dataDir, 'image-cache'),
      maxCacheBytes: config.IMAGE_CACHE_MB * 1024 * 1024,
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
    keepNoPreview(shed)
    if (config.API_BASE_URL) {
      shed.addHook('onClose', () => office.stop())
      await shed.register((server) => handOn(server, { config, directory, originOf: askers.originOf }))
    } else await shed.register((server) => buildServer(server, { ...deps, meters }, parts))
    const pageDeps: PagesDeps = {
      site,
      cache,
      workshop: workshops.pages,
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
      onShown,
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
          workshop: workshops.previews,
          sign: signWith(askers.secret),
          isSecure: config.PUBLIC_URL.startsWith('https:'),
          apiOver: (scope, now, tenant, asker) =>
            apiBinder({ scope, readCache: new ReadCache(), now: () => now, secret: askers.secret, log })(
              tenant,
              () => {},
              { asker, sender: null },
            ),
        }
    const previews = previewDeps && openPreviews(previewDeps)
    if (previews) pageDeps.previews = previews
    await shed.register(async (scope) => {
      if (previewDeps && previews) previewRoutes(scope, previewDeps, previews)
      pages(scope, pageDeps)
      cards(scope, {
        ...pageDeps,
        storage,
        allowedHosts: list(config.IMAGE_HOSTS),
        cacheDir: resolve(deps.dataDir, 'card-cache'),
        workshop: workshops.cards,
      })
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
