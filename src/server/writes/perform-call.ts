import type { Endpoint } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenants.ts'
import { refuseLowerRoles } from '../unit-of-work/access.ts'
import type { Asker } from '../unit-of-work/work.ts'
import type { Admitted, Admitting, Call, CallHandler, Sender } from './call.ts'
import { staleRefused } from './versions.ts'

export interface Visit {
  tenant: Tenant
  asker: Asker
  sender: Sender
  who?: Admitted
}

/** Runs one call for somebody who was admitted. */
export async function performCall(
  endpoint: Endpoint,
  handler: CallHandler<Endpoint>,
  { tenant, asker, sender, who }: Visit,
  input: object,
  now: Date,
): Promise<unknown> {
  refuseLowerRoles(endpoint, asker)
  const call: Call = { tenant, now, ...asker, sender, refuseStale: staleRefused(input) }
  if (typeof handler === 'function') return handler(call, input as never)
  if (!who) throw new Error(`Nobody was admitted to ${endpoint.path}`)
  return (handler as Admitting<Endpoint>).run(call, input as never, who)
}
