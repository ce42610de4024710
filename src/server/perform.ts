import { type Api, publicEndpoints } from '#contract/api.ts'
import { guarded, mapEndpoints } from '#contract/client/client.ts'
import { type Endpoint, type EndpointTable, isRead, isShared, roleNeeded } from '#contract/endpoint.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { publicApi, type publicCalls } from './api.ts'
import type { Tx } from './db/client.ts'
import type { ReadScope, TenantScope, Uses } from './db/tenant-scope.ts'
import type { Counter } from './domains/figures/counter.ts'
import { untilTomorrowMs } from './parts/next-midnight.ts'
import { unstorable } from './plugins/storable.ts'
import type { ReadCache } from './read-cache.ts'
import { signWith } from './signing/sign.ts'
import { refuseLowerRoles } from './unit-of-work/access.ts'
import { Known } from './unit-of-work/known.ts'
import { type Asker, isSomebody, nobody, type Work } from './unit-of-work/work.ts'
import { type AdmissionDeps, admitSender } from './writes/admission.ts'
import type { AnyHandlers, Sender } from './writes/call.ts'
import { checkInput } from './writes/check-input.ts'
import { performCall } from './writes/perform-call.ts'

export interface PerformDeps {
  scope: TenantScope
  readCache: ReadCache
  now: () => Date
  /** Hears what visitors search for. */
  figures?: Pick<Counter, 'searched'>
  /** Signs tokens that come back. */
  secret?: string
  /** What browsers subscribe to push messages with. */
  pushKey?: string | null
}

/** Asked for by every page and changed a few times a day: their answers stay in memory also where nobody tells of changes. */
const shellDomains = new Set(['settings', 'navigation', 'sports', 'promotions', 'ads', 'tracking'])

/** What people look for is nearly never looked for twice, and there is no end of it. */
const endlessDomains = new Set(['search'])

/** Versions are those of one database. */
const knownBy = new WeakMap<TenantScope, Known>()
const knownOf = (scope: TenantScope) => knownBy.getOrInsertComputed(scope, () => new Known())

type AnyHandler = (work: Work, input: never) => Promise<unknown>
/** `afresh` asks the database whatever is remembered, to see whether that is right. */
export type Perform = (
  tenant: Tenant,
  input: object,
  uses: Uses,
  asker?: Asker,
  afresh?: boolean,
  /** The visit that it is part of. */
  visited?: ReadScope,
) => Promise<unknown>

/** One call as a unit of work of its own; `uses` hears what a reading one was made from. */
export function performer(deps: PerformDeps, domain: string, name: string): Perform {
  const handlers = publicApi as unknown as Record<string, Record<string, AnyHandler>>
  const handler = handlers[domain]?.[name]
  if (!handler) throw new Error(`No handler is registered for ${domain}.${name}`)
  const endpoint = endpointOf(domain, name)
  const signing = deps.secret === undefined ? {} : { sign: signWith(deps.secret) }
  const { pushKey = null } = deps
  // A search has settings of its own, which others would share.
  const isAlone = endlessDomains.has(domain)
  const run = async (
    tenant: Tenant,
    input: object,
    uses: Uses,
    asker: Asker,
    visited: ReadScope = deps.scope.gather(tenant.key),
  ) => {
    // An address of a page may hold anything; over HTTP the route refuses it.
    if (unstorable(input)) throw notFound('There is nothing under such a name.')
    const work = (tx: Tx) =>
      handler(
        { tx, tenant, now: deps.now(), known: knownOf(deps.scope), pushKey, ...signing, ...asker },
        input as never,
      )
    if (endpoint.counts) return deps.scope.write(tenant.key, work)
    return isAlone ? deps.scope.read(tenant.key, work, uses) : visited.read(work, uses)
  }
  const always: Perform = (tenant, input, uses, asker = nobody, _afresh, visited) =>
    run(tenant, input, uses, asker, visited)
  if (roleNeeded(endpoint)) return forRoles(endpoint, always)
  if (isAlone) return heardBy(deps.figures, always)
  if (!isShared(endpoint)) return always
  const isOfShell = shellDomains.has(domain)
  return (tenant, input, uses, asker = nobody, afresh = false, visited) => {
    const { readCache, now } = deps
    if (!isOfShell && (!readCache.isFollowed || isSomebody(asker)))
      return run(tenant, input, uses, asker, visited)
    // Remembered for everybody, so nobody in particular may have asked.
    if (afresh) return run(tenant, input, uses, nobody, visited)
    return readCache.get(
      tenant.key,
      `${domain}.${name} ${JSON.stringify(input)}`,
      uses,
      (inner) => run(tenant, input, inner, nobody, visited),
      () => untilTomorrowMs(tenant.timeZone, now().getTime()),
    )
  }
}

/** The first page of what somebody in particular looks for is nobody's figure, nor is the second page of what anybody does. */
const heardBy =
  (figures: PerformDeps['figures'], perform: Perform): Perform =>
  async (tenant, input, uses, asker = nobody, afresh, visited) => {
    const answer = await perform(tenant, input, uses, asker, afresh, visited)
    const { q = '', kind, $pageIndex = 0 } = input as { q?: string; kind?: string; $pageIndex?: number }
    const { total, suggestion } = answer as { total?: number; suggestion?: string | null }
    if (!isSomebody(asker) && $pageIndex === 0 && kind === undefined && total !== undefined)
      figures?.searched(tenant.key, q, suggestion ? 0 : total)
    return answer
  }

const forRoles =
  (endpoint: Endpoint, perform: Perform): Perform =>
  async (tenant, input, uses, asker = nobody, afresh, visited) => {
    refuseLowerRoles(endpoint, asker)
    return perform(tenant, input, uses, asker, afresh, visited)
  }

function endpointOf(domain: string, name: string): Endpoint {
  const tables = publicEndpoints as unknown as Record<string, EndpointTable>
  const endpoint = tables[domain]?.[name]
  if (!endpoint) throw new Error(`The contract has no ${domain}.${name}`)
  return endpoint
}

export interface BinderDeps extends PerformDeps {
  /** Without it nothing can be sent. */
  sending?: AdmissionDeps & { calls: ReturnType<typeof publicCalls> }
  log: (message: string, error: unknown) => void
}

/** Who asks through a page, and where from; a page that is made for everybody can send nothing. */
export interface Visit {
  asker: Asker
  sender: Sender | null
}

export const nobodysVisit: Visit = { asker: nobody, sender: null }

/** The `Api` bound to the very functions that the HTTP routes call: no socket, no serialising. */
export function apiBinder(deps: BinderDeps) {
  const performers = new Map<string, Perform>()
  const performerOf = (domain: string, name: string) =>
    performers.getOrInsertComputed(`${domain}.${name}`, () => performer(deps, domain, name))
  const { sending } = deps
  const handlers = sending?.calls as AnyHandlers | undefined
  return (
    tenant: Tenant,
    uses: Uses,
    { asker, sender }: Visit = nobodysVisit,
    /** Hears of every call that failed, also of those that the page goes on without. */
    failed: (error: unknown) => void = () => {},
    afresh = false,
  ): Api => {
    const visited = deps.scope.gather(tenant.key)
    return mapEndpoints((endpoint, domain, name) => {
      const perform = isRead(endpoint) ? performerOf(domain, name) : send
      return (input = {}) =>
        guarded(endpoint, deps.log, () =>
          perform(tenant, input, uses, asker, afresh, visited).catch((error: unknown) => {
            failed(error)
            throw error
          }),
        )

      async function send(_tenant: Tenant, input: Record<string, unknown>) {
        const handler = handlers?.[domain]?.[name]
        if (!sending || !handler || !sender)
          throw new Error(`Nobody is there who could send ${domain}.${name}`)
        // First: what is refused for its input is counted like what is taken in.
        admitSender(sending, endpoint, sender, { tenant })
        checkInput(endpoint, input)
        return performCall(endpoint, handler, { tenant, asker, sender }, input, deps.now())
      }
    })
  }
}
