import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, EndpointTable, Input, ReadName } from '#contract/endpoint.ts'
import type { ProtectedKind } from '#contract/shapes/access.ts'
import type { Visitor } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Tx } from '../db/client.ts'
import type { Sign } from '../signing/sign.ts'
import type { Known } from './known.ts'

/** Who asks, as far as the request can show it. Found once for a request, however many calls it makes. */
export interface Asker {
  visitor: Visitor | null
  mayEnter: MayEnter
}

/** Whether the asker has given the code that stands before an item now; without a code nobody has. */
export type MayEnter = (kind: ProtectedKind, id: number, code: string | null) => boolean

export type FindAsker = (headers: IncomingHttpHeaders, tenant: Tenant) => Promise<Asker>

export const nobody: Asker = { visitor: null, mayEnter: () => false }

/** Whether an answer may have been made for the asker alone. */
export const isSomebody = ({ visitor, mayEnter }: Asker): boolean =>
  visitor !== null || mayEnter !== nobody.mayEnter

/** Everything one call may use: its transaction, its school, its moment. Commands and jobs have no asker. */
export interface Work extends Partial<Asker> {
  tx: Tx
  tenant: Tenant
  now: Date
  /** For tokens that come back; calls of the API have it. */
  sign?: Sign
  /** What this process worked out before; calls of the API have it. */
  known?: Known
  /** What browsers subscribe to push messages with, where this server sends any. */
  pushKey?: string | null
}

/** One function for each endpoint of a table that only reads. HTTP and the in-process binding call the same ones. */
export type Handlers<Table extends EndpointTable> = {
  [Name in ReadName<Table>]: (work: Work, input: Input<Table[Name]>) => Promise<Answer<Table[Name]>>
}
