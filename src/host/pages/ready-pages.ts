import type { ReadyPages } from '#contract/pages/page-request.ts'
import { payloadAddress } from '#contract/pages/router-names.ts'
import type { Tenant } from '#contract/tenants.ts'

export interface ReadyPagesDeps {
  pages: ReadyPages
  tenants: () => readonly Tenant[]
  /** Makes a page where none is kept. */
  makeReady: (tenant: Tenant, address: string) => Promise<unknown>
  log: (message: string, error: unknown) => void
  /** Milliseconds for which changes are gathered before what they dropped is made anew. */
  restMs?: number
}

export interface PagesKeptReady {
  /** Somebody asked for a page of the school that had to be made: from here on its others are kept ready too. */
  onVisit(tenant: string): void
  /** Something of a school was written, or of all ('*'): what it dropped is made anew in a while. */
  onChange(tenant: string): void
  /** When nothing is left to do. */
  settled(): Promise<void>
  stop(): void
}

/** Documents and payloads of one school, in the order in which they are worth having. */
export const readyAddresses = (pages: ReadyPages, { configuration }: Tenant): string[] =>
  configuration.documentCacheEnabled === false
    ? []
    : Object.entries(pages).flatMap(([pathname, page]) => [pathname, payloadAddress({ pathname }, page)])

/** So many are worth the work of a start; of more, most are visited rarely and their pages would only take room. */
const fewSchools = 10

/**
 * Keeps the prerendered pages of schools ready that are visited, or of all where they are few: from the start on, and
 * again after each change, one at a time. Only those of the school that changed: where there are more schools than the
 * cache has room for, each change of one would have those of all others made that went.
 */
export function keepPagesReady({
  pages,
  tenants,
  makeReady,
  log,
  restMs = 10_000,
}: ReadyPagesDeps): PagesKeptReady {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let round = Promise.resolve()
  let changed = new Set<string>()
  const visited = new Set<string>()

  async function makeOf(keys: ReadonlySet<string>): Promise<void> {
    const isOneOfFew = tenants().length <= fewSchools
    const isKept = ({ key }: Tenant) => (isOneOfFew || visited.has(key)) && (keys.has('*') || keys.has(key))
    for (const tenant of tenants().filter(isKept))
      for (const address of readyAddresses(pages, tenant)) {
        if (isStopped) return
        try {
          await makeReady(tenant, address)
        } catch (error) {
          log(`${address} of ${tenant.key} could not be made ready`, error)
        }
      }
  }

  const start = () => {
    timer = undefined
    const keys = changed
    changed = new Set()
    round = round.then(() => makeOf(keys))
  }
  changed.add('*')
  start()
  const soon = (tenant: string) => {
    changed.add(tenant)
    if (!isStopped) timer ??= setTimeout(start, restMs).unref()
  }
  return {
    onVisit(tenant) {
      if (visited.has(tenant)) return
      visited.add(tenant)
      soon(tenant)
    },
    onChange: soon,
    settled: () => round,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
