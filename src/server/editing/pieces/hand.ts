import type { Visitor } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Tx } from '../../db/client.ts'
import type { Kinds } from '../kind/kinds.ts'

/** Everything that is done at the desk is done in one unit of work, by somebody, at a moment. */
export interface Hand {
  tx: Tx
  kinds: Kinds
  tenant: Tenant
  now: Date
  visitor: Visitor
}
