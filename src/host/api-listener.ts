import type { IncomingMessage, RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { publicEndpoints } from '#contract/api.ts'
import { apiBase, type Endpoint, isShared, pathOf } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenants.ts'
import { contentTags } from '#server/content-tags.ts'
import { remembered } from '#server/text/remembered.ts'
import type { TenantDirectory } from '#server/unit-of-work/tenant-directory.ts'
import { knownCallSearch } from './cache/known-query.ts'
import { type Lifetimes, none } from './cache/lifetimes.ts'
import type { Answer, PageCache } from './cache/page-cache.ts'
import { answerAtOnce, type Rendered, sendEntry } from './cache/page-entry.ts'
import { pageKey } from './cache/page-key.ts'
import type { Asked } from './connections/asked.ts'
import type { ReadyAnswer } from './connections/written-answer.ts'
import { isPersonal } from './requests/personal.ts'

const prefix = `${apiBase}/`

/** What each call that is shared reads of its query: a name that is not in its schema makes no other answer. */
const knownSearch = knownCallSearch(
  Object.values(publicEndpoints)
    .flatMap((table) => Object.values<Endpoint>(table))
    .filter(({ method }) => method === 'GET')
    .map(
      (endpoint) =>
        [
          pathOf(endpoint),
          isShared(endpoint) ? Object.keys(endpoint.query?.properties ?? {}) : null,
        ] as const,
    ),
)

/** Headers of an answer that are the same for everybody who asks. */
const shared = new Set([
  'content-type',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
])

interface ApiListenerDeps {
  cache: PageCache
  directory: TenantDirectory
  app: () => FastifyInstance
  framework: RequestListener
  breathe: () => Promise<void>
  /** How long what everybody may see is kept. */
  lifetimesOf: (tenant: Tenant) => Lifetimes
}

/**
 * Reading calls of the API go through the same cache as pages: compressed once, answered without the framework, and
 * dropped the moment something they were made from changes. Anything else is handed to the framework.
 */
export function apiListener({ cache, directory, app, framework, breathe, lifetimesOf }: ApiListenerDeps) {
  const listener: RequestListener = (req, res) => {
    const call = sharedCall(req, directory)
    if (!call) return framework(req, res)
    const answer = cache.get(call.key)
    if (answer) return send(answer)
    void breathe().then(() => {
      // Nothing is made for somebody who has left.
      if (res.destroyed) return
      cache
        .fetch(call.key, (_gone, afresh) => ask(app(), req, call, lifetimesOf(call.school), afresh))
        .then(send, () => framework(req, res))
    })

    function send(answer: Answer) {
      sendEntry(req, res, answer.entry, saidOf(answer))
    }
  }
  return {
    listener,
    /** What is kept and can be written at once. */
    atOnce(asked: Asked): ReadyAnswer | undefined {
      const call = sharedCall(asked, directory)
      const answer = call ? cache.get(call.key) : undefined
      return answer && answerAtOnce(asked, answer.entry, saidOf(answer))
    },
  }
}

const saidOf = ({ state, age }: Answer): string[] => [
  'vary',
  'tenant',
  'x-cache',
  state,
  'x-cache-age',
  String(age),
]

export const isApiCall = ({ url }: Asked): boolean => url?.slice(0, prefix.length).toLowerCase() === prefix

interface Call {
  pathname: string
  search: string
  /** Named in the query by clients that cannot set headers. */
  tenant: string | null
}

/** What a target asks for; null for what nobody shares, such as the live stream, which is no call of the table. */
const callOf = remembered((target): Call | null => {
  const parsed = URL.parse(target, 'http://host')
  const search = parsed && knownSearch(parsed.pathname, parsed.search)
  if (!parsed || search === null) return null
  return { pathname: parsed.pathname, search, tenant: parsed.searchParams.get('tenant') }
})

const maxUrlLength = 4096

/** What may be kept for everybody: the call in its one form, and the name that it is kept under. */
function sharedCall({ method, url = '', headers }: Asked, directory: TenantDirectory) {
  if ((method !== 'GET' && method !== 'HEAD') || isPersonal(headers)) return null
  const call = url.length > maxUrlLength ? null : callOf(url)
  const tenant = headers.tenant ?? call?.tenant
  const school = call && typeof tenant === 'string' ? directory.byKey(tenant) : undefined
  if (!call || !school) return null
  const { pathname, search } = call
  const key = pageKey({ tenant: school.key, pathname, search, variant: 'api' })
  return key && { key, school, target: pathname + search }
}

/** The framework answers as it would over a socket, with its checks and limits. */
async function ask(
  app: FastifyInstance,
  { headers, socket }: IncomingMessage,
  { school, target }: { school: Tenant; target: string },
  lifetimes: Lifetimes,
  afresh: boolean,
): Promise<Rendered> {
  const tags = new Set<string>()
  // What the client has and takes is between it and the cache.
  const { 'if-none-match': _, 'accept-encoding': __, ...asked } = headers
  const response = await contentTags.run({ tags, afresh }, async () =>
    app.inject({
      method: 'GET',
      url: target,
      headers: { ...asked, tenant: school.key },
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
    ...(isAnswer ? lifetimes : none),
  }
}
