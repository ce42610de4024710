import type { Endpoint } from '#contract/endpoint.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { makeProblem } from '../plugins/errors.ts'
import type { Admitted, Sender } from './call.ts'
import { type Count, refuseTooOften } from './rates.ts'
import { isOwnRequest } from './same-origin.ts'

export interface AdmissionDeps {
  originOf: (tenant: Tenant) => string
  count: Count
}

/** What is asked of whoever sends something, before anything of it is read. */
export function admitSender(
  { originOf, count }: AdmissionDeps,
  endpoint: Endpoint,
  sender: Sender,
  { tenant, countedAs }: Admitted,
): void {
  if (endpoint.guard === 'same origin') refuseStrangers(sender, originOf(tenant))
  if (endpoint.rate) refuseTooOften(count, endpoint.rate, sender, countedAs)
}

/** Another site's page may not use a visitor's cookies. */
export function refuseStrangers({ headers, host }: Pick<Sender, 'headers' | 'host'>, own: string): void {
  const fetchSite = headers['sec-fetch-site']?.toString()
  if (!isOwnRequest({ origin: headers.origin, fetchSite }, [host, new URL(own).host]))
    throw new ApiProblem(makeProblem(403, "This must be sent from the school's own page."))
}
