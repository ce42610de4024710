import { type Endpoint, roleNeeded } from '#contract/endpoint.ts'
import { roleTooLow, secondStepNeeded, signInNeeded } from '#contract/shapes/problem.ts'
import { roleAtLeast } from '#contract/shapes/visitor.ts'
import type { Asker } from './work.ts'

/** The one place that decides who may: nobody known is asked to sign in, a lower role is refused. */
export function refuseLowerRoles(endpoint: Endpoint, { visitor }: Asker): void {
  const needed = roleNeeded(endpoint)
  if (needed === null) return
  if (!visitor) throw signInNeeded()
  if (!roleAtLeast(visitor, needed)) throw roleTooLow(needed)
  if (endpoint.operator && !visitor.isOperator) throw roleTooLow('operator')
  if (visitor.mustSetUpTwoStep && needed !== 'visitor') throw secondStepNeeded()
}
