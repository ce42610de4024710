import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/api.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { TenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { isForOthers, sendAnswer } from './fast-path.ts'
import type { PageCache } from './page-cache.ts'
import type { Rendered } from './page-entry.ts'
import { normaliseSearch, pageKeyOfUrl } from './page-key.ts'
import { isPersonal } from './personal.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteHandler } from './site-build.ts'

export interface PagesDeps {
  site: SiteHandler
  cache: PageCache
  directory: TenantDirectory
  api: (tenant: Tenant, uses: (...tags: string[]) => void) => Api
  /** The school's own origin: never the request's Host header, which anybody may invent and a cache would keep. */
  originOf: (tenant: Tenant) => string
  isDevelopment: boolean
  platformTagManager: string | null
}

/** Seconds: fresh, then shown while rendered anew, then shown if rendering fails. Writes invalidate at once. */
const lifetimes = { ttl: 30, swr: 300, sie: 86_400 }

/** Everything that is not the API, a file or a health check is a page. */
export function pages(app: FastifyInstance, deps: PagesDeps): void {
  // Bodies of forms stay streams: the router reads them itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => page(request, reply, deps),
  })
}

export async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PagesDeps,
): Promise<FastifyReply> {
  const tenant = deps.directory.byHost(request.headers.host)
  if (!tenant) return reply.code(404).type('text/plain').send('No school answers at this address.\n')
  const key = pageKeyOfUrl(tenant.key, request.raw.url ?? '/')
  if (key && isShareable(request)) {
    const answer = await deps.cache.fetch(key, () =>
      renderPage(sharedRequest(request, tenant, deps), tenant, deps),
    )
    if (!isForOthers(answer, request.raw.url ?? '/')) {
      reply.raw.setHeader('x-request-id', request.id)
      reply.hijack()
      sendAnswer(request.raw, reply.raw, answer)
      return reply
    }
  }
  const rendered = await renderPage(ownRequest(request, tenant, deps), tenant, deps)
  for (const [name, value] of rendered.headers) reply.header(name, value)
  return reply.code(rendered.status).send(rendered.body)
}

/** Put together, not resolved: a target such as '//elsewhere.example' would resolve to another origin. */
const addressOf = ({ url = '/' }: IncomingMessage, origin: string) =>
  new URL(origin + (url.startsWith('/') ? url : '/'))

function isShareable({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !isPersonal(headers)
}

/** A request that nobody in particular made: nothing of the first visitor may end up in a page kept for all. */
function sharedRequest({ raw }: FastifyRequest, tenant: Tenant, { originOf }: PagesDeps): Request {
  const url = addressOf(raw, originOf(tenant))
  url.search = normaliseSearch(url.search)
  return new Request(url, { headers: { accept: raw.headers.accept ?? '*/*' } })
}

function ownRequest({ raw, method, body }: FastifyRequest, tenant: Tenant, { originOf }: PagesDeps): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(addressOf(raw, originOf(tenant)), {
    method,
    headers: webHeaders(raw),
    ...(hasBody ? { body: Readable.toWeb(body as Readable) as ReadableStream, duplex: 'half' } : {}),
  })
}

async function renderPage(request: Request, tenant: Tenant, deps: PagesDeps): Promise<Rendered> {
  const tags = new Set<string>()
  const url = new URL(request.url)
  const response = await deps.site(request, {
    tenant,
    api: deps.api(tenant, (...used) => used.forEach((tag) => tags.add(tag))),
    origin: url.origin,
    shellOnly: tenant.configuration.disableSSR && url.searchParams.get('ssr') !== '1',
    isDocument: !url.pathname.endsWith('.data'),
    isDevelopment: deps.isDevelopment,
    platformTagManager: deps.platformTagManager,
  })
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
  if (!isPublic) response.headers.set('cache-control', 'private, no-store')
  return {
    status: response.status,
    headers: [...response.headers, ...securityHeaders(url.protocol === 'https:')],
    body: Buffer.from(await response.arrayBuffer()),
    tags: [...tags],
    ...(isPublic ? lifetimes : { ttl: 0, swr: 0, sie: 0 }),
  }
}

function webHeaders({ headers }: IncomingMessage): Headers {
  const web = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !name.startsWith(':'))
      web.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return web
}
