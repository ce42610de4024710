import { type Api, type ApiOf, publicEndpoints } from '../api.ts'
import { type Endpoint, type EndpointTable, isCallable, isShared, pathOf } from '../endpoint.ts'
import { ApiProblem } from '../shapes/problem.ts'
import { readAnswer, type Shape } from './read-answer.ts'

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** Of what is sent: the others say what is wrong with it, and say the same again. */
const resentStatuses = new Set([408, 425, 502, 503, 504])

export interface ClientOptions {
  /** '' in the browser; an origin when the site runs in front of another server of this API. */
  baseUrl: string
  tenant: string
  fetch?: typeof fetch
  /** Of the visitor for whom another server is asked; a browser adds its own. */
  headers?: Record<string, string>
  /** What answers are read by; needed when the first answer comes. */
  shapes?: () => Promise<Shapes>
  log: (message: string, error?: unknown) => void
}

export interface Shapes {
  shapeFor(endpoint: Endpoint): Shape
}

type Tables = Record<string, EndpointTable>

/** The whole `Api` over any fetch: tenant header, one retry, and the failure rules of the specification. */
export function createClient(options: ClientOptions): Api
export function createClient<Own extends Tables>(options: ClientOptions, tables: Own): ApiOf<Own>
export function createClient(options: ClientOptions, tables: Tables = publicEndpoints): unknown {
  const underWay = new Map<string, Promise<unknown>>()
  return mapEndpoints(
    (endpoint) =>
      (input = {}) => {
        const ask = () => request(endpoint, input, options)
        return guarded(endpoint, options.log, () =>
          isShared(endpoint) ? together(underWay, addressOf(endpoint, input), ask) : ask(),
        )
      },
    tables,
  )
}

/** Who asks what is being asked already gets that answer: a page and its shell may need the same list. */
function together(
  underWay: Map<string, Promise<unknown>>,
  address: string,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const asked = underWay.get(address) ?? ask().finally(() => underWay.delete(address))
  underWay.set(address, asked)
  return asked
}

type AnyCall = (input?: Record<string, unknown>) => Promise<unknown>

/** Builds an `Api` from one function per endpoint: the client and the in-process binding share it. */
export function mapEndpoints(
  makeCall: (endpoint: Endpoint, domain: string, name: string) => AnyCall,
  tables: Tables = publicEndpoints,
): Api {
  const domains = Object.entries(tables).map(([domain, table]) => [
    domain,
    Object.fromEntries(
      Object.entries<Endpoint>(table)
        .filter(([, endpoint]) => isCallable(endpoint))
        .map(([name, endpoint]) => [name, makeCall(endpoint, domain, name)]),
    ),
  ])
  return Object.fromEntries(domains) as Api
}

/** Section 8 of the specification in one place: a call that names a fall-back logs its failure and answers with that. */
export async function guarded(endpoint: Endpoint, log: ClientOptions['log'], call: () => Promise<unknown>) {
  try {
    return await call()
  } catch (error) {
    if (!('whenFailed' in endpoint)) throw error
    log(`${endpoint.method} ${endpoint.path} failed`, error)
    return endpoint.whenFailed
  }
}

async function request(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: ClientOptions,
): Promise<unknown> {
  const { body, ...asked } = input
  const { version } = asked
  // Not in the address, where it would be a question.
  if (endpoint.ifVersion) delete asked.version
  const address = options.baseUrl + addressOf(endpoint, asked)
  const send = () =>
    (options.fetch ?? fetch)(address, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        tenant: options.tenant,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(endpoint.ifVersion ? { 'if-match': `"${version}"` } : {}),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(endpoint.timeoutMs ?? 15_000),
      // What is counted arrives even when the visitor is about to leave.
      keepalive: endpoint.counts ?? false,
    })
  const shapes = (options.shapes ?? (() => import('./answer-shapes.ts')))()
  // Waited for below: until then nobody hears of its failure.
  shapes.catch(() => {})
  let response = await send()
  if (mayRetry(endpoint, response.status)) response = await send()
  if (!response.ok) throw await ApiProblem.from(response)
  const answer: unknown = response.status === 204 ? null : await response.json()
  if (answer === null && endpoint.mayBeEmpty) return null
  return readAnswer((await shapes).shapeFor(endpoint), answer, options.log)
}

function mayRetry({ method, idempotent }: Endpoint, status: number): boolean {
  return method === 'GET' ? retriedStatuses.has(status) : idempotent === true && resentStatuses.has(status)
}

/** The path with its parameters filled in + what is left as the query. */
export function addressOf(endpoint: Endpoint, input: Record<string, unknown>): string {
  const inPath = new Set<string>()
  const path = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) => {
    inPath.add(name)
    return encodeURIComponent(String(input[name]))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (!inPath.has(name) && value !== undefined && value !== null) query.set(name, String(value))
  }
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}
