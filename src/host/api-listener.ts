import type { IncomingMessage, RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { publicEndpoints } from '#contract/api.ts'
import { apiBase, type Endpoint, isRead, pathOf } from '#contract/endpoint.ts'
import { contentTags } from '#server/content-tags.ts'
import type { TenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { remembered } from '#server/text/remembered.ts'
import { knownCallSearch } from './cache/known-query.ts'
import type { Answer, PageCache } from './cache/page-cache.ts'
import { type Rendered, sendEntry } from './cache/page-entry.ts'
import { pageKey } from './cache/page-key.ts'
import { isForOne, isPersonal } from './pages/personal.ts'

const prefix = `${apiBase}/`

/** What each call reads of its query: a name that is not in its schema makes no other answer. */
const knownSearch = knownCallSearch(
  Object.values(publicEndpoints)
    .flatMap((table) => Object.values<Endpoint>(table))
    .filter(isRead)
    .map((endpoint) => [pathOf(endpoint), Object.keys(endpoint.query?.properties ?? {})] as const),
)

/** Seconds; what clients are told in Cache-Control is the same. Writes invalidate at once. */
const lifetimes = { ttl: 10, swr: 60, sie: 600 }

/** Headers of an answer that are the same for everybody who asks. */
const shared = new Set([
  'content-type',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
])

/**
 * Reading calls of the API go through the same cache as pages: compressed once, answered without the framework, and
 * dropped the moment something they were made from changes. Anything else is handed to the framework.
 */
export function apiListener(
  cache: PageCache,
  directory: TenantDirectory,
  app: () => FastifyInstance,
  framework: RequestListener,
  breathe: () => Promise<void>,
): RequestListener {
  return (req, res) => {
    const call = sharedCall(req, directory)
    if (!call) return framework(req, res)
    const answer = cache.get(call.key)
    if (answer) return send(answer)
    void breathe().then(() => {
      // Nothing is made for somebody who has left.
      if (res.destroyed) return
      cache.fetch(call.key, () => ask(app(), req, call)).then(send, () => framework(req, res))
    })

    function send({ entry, state, age }: Answer) {
      sendEntry(req, res, entry, ['vary', 'tenant', 'x-cache', state, 'x-cache-age', String(age)])
    }
  }
}

export const isApiCall = ({ url }: IncomingMessage): boolean =>
  url?.slice(0, prefix.length).toLowerCase() === prefix

interface Call {
  pathname: string
  search: string
  /** Named in the query by clients that cannot set headers. */
  tenant: string | null
}

/** What a target asks for; null for what is no call of the table, such as the live stream, which has nothing to keep. */
const callOf = remembered((target): Call | null => {
  const parsed = URL.parse(target, 'http://host')
  const search = parsed && knownSearch(parsed.pathname, parsed.search)
  if (!parsed || search === null) return null
  return { pathname: parsed.pathname, search, tenant: parsed.searchParams.get('tenant') }
})

const maxUrlLength = 4096

/** What may be kept for everybody: the call in its one form, and the name that it is kept under. */
function sharedCall({ method, url = '', headers }: IncomingMessage, directory: TenantDirectory) {
  if ((method !== 'GET' && method !== 'HEAD') || isPersonal(headers) || isForOne(url)) return null
  const call = url.length > maxUrlLength ? null : callOf(url)
  const tenant = headers.tenant ?? call?.tenant
  if (!call || typeof tenant !== 'string' || !directory.byKey(tenant)) return null
  const { pathname, search } = call
  const key = pageKey({ tenant, pathname, search, variant: 'api' })
  return key && { key, tenant, target: pathname + search }
}

/** The framework answers as it would over a socket, with its checks and limits. */
async function ask(
  app: FastifyInstance,
  { headers, socket }: IncomingMessage,
  { tenant, target }: { tenant: string; target: string },
): Promise<Rendered> {
  const tags = new Set<string>()
  // What the client has and takes is between it and the cache.
  const { 'if-none-match': _, 'accept-encoding': __, ...asked } = headers
  const response = await contentTags.run(tags, async () =>
    app.inject({
      method: 'GET',
      url: target,
      headers: { ...asked, tenant },
      ...(socket.remoteAddress ? { remoteAddress: socket.remoteAddress } : {}),
    }),
  )
  const isAnswer = response.statusCode < 300
  return {
    status: response.statusCode,
    headers: Object.entries(response.headers).flatMap(([name, value]) =>
      value !== undefined && name !== 'vary' && (!isAnswer || shared.has(name))
        ? [[name, String(value)] as const]
        : [],
    ),
    body: response.rawPayload,
    tags: [...tags],
    ...(isAnswer ? lifetimes : { ttl: 0, swr: 0, sie: 0 }),
  }
}
