import type { Endpoint } from '#contract/endpoint.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { makeProblem } from '../plugins/errors.ts'
import { refuseLowerRoles } from '../unit-of-work/access.ts'
import type { Asker } from '../unit-of-work/work.ts'
import type { Admitted, Admitting, Call, CallHandler, Sender } from './call.ts'

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
  const version = endpoint.ifVersion ? versionIn(sender) : null
  const call: Call = { tenant, now, ...asker, sender, version }
  if (typeof handler === 'function') return handler(call, input as never)
  if (!who) throw new Error(`Nobody was admitted to ${endpoint.path}`)
  return (handler as Admitting<Endpoint>).run(call, input as never, who)
}

/** If-Match: "7" */
function versionIn({ headers }: Sender): number {
  const [, version] = /^"(\d{1,9})"$/.exec(headers['if-match'] ?? '') ?? []
  if (version === undefined)
    throw new ApiProblem(makeProblem(428, 'Say which version was changed: If-Match: "7".'))
  return Number(version)
}
