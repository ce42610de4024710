import type { IncomingMessage, RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { contentTags } from '#server/content-tags.ts'
import type { TenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { type Rendered, sendEntry } from './page-entry.ts'
import { pageKey } from './page-key.ts'
import { isForOne, isPersonal } from './personal.ts'

const prefix = '/api/v2/'
/** Answered for as long as the viewer stays, so there is nothing to keep. */
const stream = '/api/v2/livestats/stream'

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
): RequestListener {
  return (req, res) => {
    const key = keyOf(req, directory)
    if (!key) return framework(req, res)
    const answer = cache.get(key)
    if (answer) return send(answer)
    cache.fetch(key, () => ask(app(), req)).then(send, () => framework(req, res))

    function send({ entry, state, age }: Answer) {
      sendEntry(req, res, entry, ['vary', 'tenant', 'x-cache', state, 'x-cache-age', String(age)])
    }
  }
}

export const isApiCall = ({ url }: IncomingMessage): boolean =>
  url?.slice(0, prefix.length).toLowerCase() === prefix

function keyOf({ method, url = '', headers }: IncomingMessage, directory: TenantDirectory): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || isPersonal(headers) || isForOne(url)) return null
  const parsed = URL.parse(url, 'http://host')
  const tenant = headers.tenant ?? parsed?.searchParams.get('tenant')
  if (parsed?.pathname.toLowerCase() === stream) return null
  if (!parsed || typeof tenant !== 'string' || !directory.byKey(tenant)) return null
  return pageKey({ tenant, pathname: parsed.pathname, search: parsed.search, variant: 'api' })
}

/** The framework answers as it would over a socket, with its checks and limits. */
async function ask(app: FastifyInstance, { url = '', headers, socket }: IncomingMessage): Promise<Rendered> {
  const tags = new Set<string>()
  // What the client has and takes is between it and the cache.
  const { 'if-none-match': _, 'accept-encoding': __, ...asked } = headers
  const response = await contentTags.run(tags, async () =>
    app.inject({
      method: 'GET',
      url,
      headers: asked,
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
