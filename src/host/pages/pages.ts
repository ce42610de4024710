import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/api.ts'
import { isPayload } from '#contract/pages/router-names.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { submissions } from '#contract/submissions.ts'
import type { Tenant } from '#contract/tenants.ts'
import { isTracking } from '#contract/tracking-names.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { Abandoned, TooMany } from '#server/limits/dropped.ts'
import type { Caller, Workshop } from '#server/limits/workshop.ts'
import { nobodysVisit, type Visit } from '#server/perform.ts'
import type { TenantDirectory } from '#server/unit-of-work/tenant-directory.ts'
import { type FindAsker, isSomebody } from '#server/unit-of-work/work.ts'
import type { Sender } from '#server/writes/call.ts'
import { senderOf } from '#server/writes/call-routes.ts'
import type { Count } from '#server/writes/rates.ts'
import { type Lifetimes, none } from '../cache/lifetimes.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Rendered } from '../cache/page-entry.ts'
import { pageKeyOfUrl } from '../cache/page-key.ts'
import { isPersonal } from '../requests/personal.ts'
import { refusesTracking } from '../requests/privacy-signal.ts'
import { securityHeaders } from '../requests/security-headers.ts'
import { asksForHints, isSlow, saysSlow } from '../requests/slow-connection.ts'
import { type Failures, isUnavailable } from './failures.ts'
import { isForOthers, sendAnswer } from './fast-path.ts'
import type { Site } from './site-build.ts'
import { unlessAbandoned } from './unless-abandoned.ts'

export interface PagesDeps {
  site: Site
  cache: PageCache
  /** Makes what is not kept, in turns. */
  workshop: Workshop
  directory: TenantDirectory
  api: (
    tenant: Tenant,
    uses: (...tags: string[]) => void,
    visit?: Visit,
    failed?: (error: unknown) => void,
    afresh?: boolean,
  ) => Api
  findAsker: FindAsker
  count: Count
  /** The school's own origin: never the request's Host header, which anybody may invent and a cache would keep. */
  originOf: (tenant: Tenant) => string
  isDevelopment: boolean
  platformTagManager: string | null
  /** What a school's page for signing in calls the university's own; null where there is none. */
  universityOf: (tenant: Tenant) => string | null
  /** How long what everybody may see is kept. */
  lifetimesOf: (tenant: Tenant) => Lifetimes
  failures: Failures
  /** Answers where somebody looks at the site as it would be, with a page or what is asked for otherwise. */
  previews?: {
    answer(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): Promise<FastifyReply> | null
    look<Told>(
      request: FastifyRequest,
      reply: FastifyReply,
      tenant: Tenant,
      ask: (api: Api) => Promise<Told>,
    ): Promise<Told> | null
  }
  /** Hears of each page that was made and shown to nobody in particular. */
  onShown?: (tenant: string, url: string, headers: IncomingHttpHeaders) => void
  log: (message: string, error: unknown) => void
}

/** Everything that is not the API, a file or a health check is a page. */
export function pages(app: FastifyInstance, deps: PagesDeps): void {
  // Bodies of forms stay streams: the router reads them itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    isRefusal(error) ? refuseRequest(error, reply) : deps.failures.handle(error, request, reply),
  )
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => page(request, reply, deps),
  })
}

/** What the framework has against a request: it is not the site that failed. */
const isRefusal = ({ code, statusCode = 500 }: FastifyError) =>
  code?.startsWith('FST_') === true && statusCode < 500

/** In our words: the framework's own tell a visitor nothing and a stranger too much. */
function refuseRequest({ statusCode = 400 }: FastifyError, reply: FastifyReply): FastifyReply {
  const words = statusCode === 415 ? 'Pages take forms and nothing else.' : 'That cannot be answered.'
  return reply.code(statusCode).header('cache-control', 'no-store').type('text/plain').send(`${words}\n`)
}

export async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PagesDeps,
): Promise<FastifyReply> {
  const tenant = deps.directory.byHost(request.headers.host)
  if (!tenant) return reply.code(404).type('text/plain').send('No school answers at this address.\n')
  const caller = deps.workshop.callerOf(request, reply)
  return unlessAbandoned(
    reply,
    async () =>
      deps.previews?.answer(request, reply, tenant) ?? answerPage(request, reply, deps, tenant, caller),
    caller.gone,
  )
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PagesDeps,
  tenant: Tenant,
  caller: Caller,
): Promise<FastifyReply> {
  const { cache, workshop } = deps
  const isWhole = tenant.configuration.disableSSR && isSlow(request.headers)
  const key = pageKeyOfUrl(
    tenant.key,
    request.raw.url ?? '/',
    deps.site.knownSearch,
    isWhole ? 'whole' : 'html',
  )
  if (key && isShareable(request, deps.site)) {
    if (cache.needsRender(key)) workshop.count(caller)
    const render = (gone: AbortSignal, afresh: boolean) =>
      renderPage(sharedRequest(request, tenant, deps, gone, isWhole), tenant, deps, nobodysVisit, afresh)
    const answer = await cache.fetch(
      key,
      (gone, afresh) => workshop.make(caller, () => render(gone, afresh), gone),
      caller.gone,
    )
    if (!isForOthers(answer, request.raw.url ?? '/')) {
      if (request.method === 'GET' && answer.entry.status === 200)
        deps.onShown?.(tenant.key, request.raw.url ?? '/', request.headers)
      reply.raw.setHeader('x-request-id', request.id)
      reply.hijack()
      sendAnswer(request.raw, reply.raw, answer)
      return reply
    }
  }
  if (isOfUnknownLength(request))
    return reply.code(411).type('text/plain').send('Say with Content-Length how much it is.\n')
  if (isTooLarge(request)) return reply.code(413).type('text/plain').send('That is too much to send.\n')
  const isSent = request.method === 'POST'
  const sender = senderOf(request, reply)
  if (!isSent) workshop.count(caller)
  else if (!deps.site.takesForms(request.raw.url ?? '/')) {
    countForm(sender, deps)
    return deps.failures.misplaced(tenant, request, reply)
  }
  // Read before its turn comes: whoever sends slowly holds up nobody.
  const sent = isSent ? await bodyOf(request) : null
  const rendered = await workshop.make(caller, async () => {
    const asker = await deps.findAsker(request.headers, tenant)
    const own = ownRequest(request, sent, tenant, deps)
    return renderPage(own, tenant, deps, { asker, sender })
  })
  // A form that was taken in is counted by then; one that could not even be read is not.
  if (isSent && rendered.status !== 429) countForm(sender, deps)
  for (const [name, value] of rendered.headers) reply.header(name, value)
  if (refusesTracking(request.headers)) reply.header('server-timing', 'gpc')
  return reply.code(rendered.status).send(rendered.body)
}

/** What is sent to a page is counted with the forms, whether there is a form to be taken or not. */
function countForm(sender: Sender, { count }: PagesDeps): void {
  const seconds = count(submissions.submit.rate, sender)
  if (seconds > 0) throw new TooMany(seconds)
}

/** Makes a page that is kept for everybody before anybody asks for it; one that is kept already is left as it is. */
export async function makeReady(tenant: Tenant, address: string, deps: PagesDeps): Promise<void> {
  const key = pageKeyOfUrl(tenant.key, address, deps.site.knownSearch)
  const request = () => new Request(deps.originOf(tenant) + address, { headers: { accept: '*/*' } })
  if (key) await deps.cache.fetch(key, () => renderPage(request(), tenant, deps))
}

/**
 * The address with what its page knows of the query. Put together, not resolved: a target such as '//elsewhere.example'
 * would resolve to another origin.
 */
function addressOf(
  { url: target = '/' }: IncomingMessage,
  tenant: Tenant,
  { originOf, site }: PagesDeps,
  alsoKept?: (name: string) => boolean,
): URL {
  const url = new URL(originOf(tenant) + (target.startsWith('/') ? target : '/'))
  url.search = site.knownSearch(url.pathname, url.search, alsoKept)
  return url
}

function isShareable({ method, headers, raw }: FastifyRequest, site: Site): boolean {
  return (method === 'GET' || method === 'HEAD') && !isPersonal(headers) && !site.isForOne(raw.url ?? '/')
}

/** Pages take forms that people fill in, and say how long they are; nothing else is read into memory. */
const mostBytes = 512 * 1024

const isOfUnknownLength = ({ method, headers }: FastifyRequest) =>
  method === 'POST' && headers['transfer-encoding'] !== undefined

function isTooLarge({ method, headers }: FastifyRequest): boolean {
  if (method !== 'POST') return false
  return !(Number(headers['content-length'] ?? Number.NaN) <= mostBytes)
}

/** A request that nobody in particular made: nothing of the first visitor may end up in a page kept for all. */
function sharedRequest(
  { raw }: FastifyRequest,
  tenant: Tenant,
  deps: PagesDeps,
  signal: AbortSignal,
  isWhole: boolean,
): Request {
  return new Request(addressOf(raw, tenant, deps), {
    headers: { accept: raw.headers.accept ?? '*/*', ...(isWhole ? saysSlow : {}) },
    signal,
  })
}

/** Empty where nothing was sent, which the framework has no stream for. */
async function bodyOf({ body }: FastifyRequest): Promise<Buffer> {
  if (!body) return Buffer.alloc(0)
  return buffer(body as Readable).catch(() => {
    throw new Abandoned()
  })
}

/** With where the visitor came from, which a page that they are sent to should learn. */
function ownRequest(
  { raw, method }: FastifyRequest,
  sent: Buffer | null,
  tenant: Tenant,
  deps: PagesDeps,
): Request {
  return new Request(addressOf(raw, tenant, deps, isTracking), {
    method,
    headers: webHeaders(raw),
    ...(sent ? { body: new Uint8Array(sent) } : {}),
  })
}

export async function renderPage(
  request: Request,
  tenant: Tenant,
  deps: PagesDeps,
  visit: Visit = nobodysVisit,
  afresh = false,
): Promise<Rendered> {
  const tags = new Set<string>()
  const url = new URL(request.url)
  let outage: unknown
  let lacksSomething = false
  // A page goes on without a call that failed; without the whole database there would be nothing on it to wait for.
  const away = Promise.withResolvers<never>()
  away.promise.catch(() => {})
  const { disableSSR } = tenant.configuration
  const isDocument = !isPayload(url.pathname)
  const page = deps.site.handle(request, {
    tenant,
    api: deps.api(
      tenant,
      (...used) => used.forEach((tag) => tags.add(tag)),
      visit,
      (error) => {
        if (error instanceof DatabaseUnavailable && error.isAway) away.reject(error)
        lacksSomething ||= !isApiProblem(error) || error.problem.status >= 500
      },
      afresh,
    ),
    cookies: visit.sender ? (visit.sender.headers.cookie ?? '') : null,
    origin: url.origin,
    // The answer to what was sent is in this document alone: a browser that drew the page could not ask for it again.
    shellOnly:
      disableSSR &&
      request.method !== 'POST' &&
      url.searchParams.get('ssr') !== '1' &&
      !isSlow(Object.fromEntries(request.headers)),
    isDocument,
    isDevelopment: deps.isDevelopment,
    platformTagManager: deps.platformTagManager,
    university: deps.universityOf(tenant),
    onError(error) {
      if (request.signal.aborted || isRoutersRefusal(error)) return
      deps.log('a page could not be loaded', error)
      if (isUnavailable(error)) outage = error
    },
  })
  const response = await Promise.race([page, away.promise])
  // A page that failed for the moment is no page: a kept one is shown instead, or the error page that comes back.
  if (outage !== undefined) throw outage
  // What was sent is answered to who sent it, and what was made for somebody in particular is theirs alone, whatever the page says of itself; a school may have every
  // page made anew; and a page that went on without a call that failed would be without it until tomorrow.
  const mayKeep =
    request.method !== 'POST' &&
    !isSomebody(visit.asker) &&
    tenant.configuration.documentCacheEnabled !== false &&
    !lacksSomething
  const isPublic = mayKeep && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
  if (disableSSR && isDocument) asksForHints(response.headers)
  if (!isPublic) response.headers.set('cache-control', unkept(request, response, visit))
  return {
    status: response.status,
    headers: [...response.headers, ...securityHeaders(url.protocol === 'https:')],
    body: Buffer.from(await response.arrayBuffer()),
    tags: [...tags],
    ...(isPublic ? deps.lifetimesOf(tenant) : none),
  }
}

/**
 * A page that no one else may be shown. One that nobody in particular asked for, as the way to sign in, a form and an
 * address that is none, may be gone back to: `no-store` would have the browser make it anew, and empty the form.
 */
function unkept(request: Request, { status }: Response, { asker }: Visit): string {
  const isAnybodys = request.method === 'GET' && (status === 200 || status === 404) && !isSomebody(asker)
  return isAnybodys ? 'private, no-cache' : 'private, no-store'
}

/** What the router itself refuses, such as a form of another site's page, is no failure of ours. */
function isRoutersRefusal(error: unknown): boolean {
  const { status = 500 } = (error ?? {}) as { status?: number }
  return !(error instanceof Error) && status < 500
}

function webHeaders({ headers }: IncomingMessage): Headers {
  const web = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !name.startsWith(':'))
      web.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return web
}
