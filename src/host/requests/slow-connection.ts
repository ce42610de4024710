import type { IncomingHttpHeaders } from 'node:http'
import type { Tenant } from '#contract/tenants.ts'

/** The headers by which a browser says how its connection is; the second one where it has been asked for it. */
export const connectionHints = ['save-data', 'ect'] as const

type Hints = Pick<IncomingHttpHeaders, string>

/** Whether a browser says that what it fetches takes long, or costs. */
export const isSlow = ({ 'save-data': saves, ect }: Hints): boolean =>
  saves === 'on' || ect === '2g' || ect === 'slow-2g'

/** Whether a document comes whole where the school's others are drawn by the browser. */
export const sentWhole =
  (tenantOf: (host: string) => Tenant | undefined) =>
  (host: string, headers: Hints): boolean =>
    isSlow(headers) && tenantOf(host)?.configuration.disableSSR === true

/** Says it of a request that nobody in particular made. */
export const saysSlow = { 'save-data': 'on' }

/** An answer that depends on it says so to the caches between, and asks to be told the next time. */
export function asksForHints(headers: Headers): void {
  for (const hint of connectionHints) headers.append('vary', hint)
  headers.set('accept-ch', 'ect')
}
