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

/**
 * Keeps the prerendered pages of every school ready: from the start on, and again after each change, one at a time. Only
 * those of the school that changed: where there are more schools than the cache has room for, each change of one would
 * have those of all others made that went.
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

  async function makeOf(keys: ReadonlySet<string>): Promise<void> {
    for (const tenant of tenants().filter(({ key }) => keys.has('*') || keys.has(key)))
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
  return {
    onChange(tenant) {
      changed.add(tenant)
      if (!isStopped) timer ??= setTimeout(start, restMs).unref()
    },
    settled: () => round,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
