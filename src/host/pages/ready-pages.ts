import { payloadAddress, prerenderedPages } from '#contract/pages/prerendered.ts'
import type { Tenant } from '#contract/tenants.ts'

export interface ReadyPagesDeps {
  tenants: () => readonly Tenant[]
  /** Makes a page where none is kept. */
  makeReady: (tenant: Tenant, address: string) => Promise<unknown>
  log: (message: string, error: unknown) => void
  /** Milliseconds for which changes are gathered before what they dropped is made anew. */
  restMs?: number
}

export interface ReadyPages {
  /** Something was written: what it dropped is made anew in a while. */
  onChange(): void
  /** When nothing is left to do. */
  settled(): Promise<void>
  stop(): void
}

/** Documents and payloads of one school, in the order in which they are worth having. */
export const readyAddresses = ({ configuration }: Tenant): string[] =>
  configuration.documentCacheEnabled === false
    ? []
    : Object.entries(prerenderedPages).flatMap(([pathname, page]) => [
        pathname,
        payloadAddress({ pathname, search: '' }, page),
      ])

/** Keeps the prerendered pages of every school ready: from the start on, and again after each change, one at a time. */
export function keepPagesReady({ tenants, makeReady, log, restMs = 10_000 }: ReadyPagesDeps): ReadyPages {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let round = Promise.resolve()

  async function makeAll(): Promise<void> {
    for (const tenant of tenants())
      for (const address of readyAddresses(tenant)) {
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
    round = round.then(makeAll)
  }
  start()
  return {
    onChange() {
      if (!isStopped) timer ??= setTimeout(start, restMs).unref()
    },
    settled: () => round,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
