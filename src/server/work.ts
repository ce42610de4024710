import type { Answer, EndpointTable, Input } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Tx } from './db/client.ts'

/** Everything one call may use: its transaction, its school, its moment. */
export interface Work {
  tx: Tx
  tenant: Tenant
  now: Date
  /** Names what the answer was made from, so that a cached copy falls when that changes. */
  uses(...tags: string[]): void
}

/** One function for each endpoint of a table. HTTP and the in-process binding call the same ones. */
export type Handlers<Table extends EndpointTable> = {
  [Name in keyof Table]: (work: Work, input: Input<Table[Name]>) => Promise<Answer<Table[Name]>>
}
