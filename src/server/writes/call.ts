import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, Endpoint, EndpointTable, Input, ReadName } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Asker } from '../unit-of-work/work.ts'

/** Where something that is sent comes from, as far as the request can show it. */
export interface Sender {
  address: string
  /** What its address belongs to, for whatever is counted. */
  network: string
  /** The host that it was sent to. */
  host: string
  headers: IncomingHttpHeaders
  /** Told when nobody waits for the answer any more. */
  gone: AbortSignal
  /** Goes with the answer: a cookie, or when to come again. */
  header(name: string, value: string | number): void
}

/** What a call that does not only read is made with. It begins units of work of its own, as many as it needs. */
export interface Call extends Asker {
  tenant: Tenant
  now: Date
  sender: Sender
  /**
   * Refuses to write over what somebody else wrote meanwhile. The version is read in the unit of work that writes, and
   * with `for update`: of two who come at once the second sees what the first one wrote.
   */
  refuseStale(current: number): void
}

/** Whom a token or a signature stands for. */
export interface Admitted {
  tenant: Tenant
  /** What is counted instead of the network. */
  countedAs?: string
}

/** There is nothing to do, and no school that it would be done for: this is all there is to say. */
export class Answered {
  readonly answer: unknown

  constructor(answer: unknown) {
    this.answer = answer
  }
}

type Run<E extends Endpoint> = (call: Call, input: Input<E>) => Promise<Answer<E>>

/** A call that a token or a signature opens, which also tells the school. */
export interface Admitting<E extends Endpoint, Who extends Admitted = Admitted> {
  /** Asked before a byte of the body is read; null where that cannot be told yet, and once more with the body. */
  admit(sender: Sender, input: object, body: Uint8Array | null): Promise<Who | Answered | null>
  run(call: Call, input: Input<E>, who: Who): Promise<Answer<E>>
}

/** Keeps to itself what its own admission says of whoever was admitted. */
export const admitting = <E extends Endpoint, Who extends Admitted>(
  handler: Admitting<E, Who>,
): Admitting<E> => handler as unknown as Admitting<E>

export type CallHandler<E extends Endpoint> = Run<E> | Admitting<E>

/** One function for each call of a table. HTTP and the forms of the pages call the same ones. */
export type CallHandlers<Table extends EndpointTable> = {
  [Name in Exclude<keyof Table, ReadName<Table>>]: CallHandler<Table[Name]>
}

/** The same for a table whose reads are calls too: the desk's. */
export type AllHandlers<Table extends EndpointTable> = {
  [Name in keyof Table]: (call: Call, input: Input<Table[Name]>) => Promise<Answer<Table[Name]>>
}

/** By domain and name. */
export type AnyHandlers = Partial<Record<string, Partial<Record<string, CallHandler<Endpoint>>>>>
