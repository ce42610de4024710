import type { Static, TObject, TSchema } from 'typebox'
import type { Role } from './shapes/visitor.ts'

export interface Endpoint {
  method: 'GET'
  /** Below /api/v2, with `:name` parameters. */
  path: string
  summary: string
  params?: TObject
  query?: TObject
  response: TSchema
  /** The call may answer 204; the client then resolves to null. */
  mayBeEmpty?: boolean
  /** What a page gets when the call fails: the specification's section 8 lets the page go on. Without it the call throws. */
  whenFailed?: unknown
  timeoutMs?: number
  /** The call counts something (an impression, a click): it writes, and its answer is never kept. */
  counts?: boolean
  /** The answer holds for this moment alone: nobody keeps it. */
  fleeting?: boolean
  /** Hidden content: for everybody with a session of the school; without one the answer is 401. */
  hidden?: boolean
  /** For this role of the school or a higher one: without a session the answer is 401, with a lower role 403. */
  needs?: Role
}

/** The least role that an endpoint asks for; null: none, everybody may. */
export const roleNeeded = ({ hidden, needs }: Pick<Endpoint, 'hidden' | 'needs'>): Role | null =>
  needs ?? (hidden ? 'visitor' : null)

export type EndpointTable = Record<string, Endpoint>

type Part<Schema> = Schema extends TSchema ? Static<Schema> : unknown
export type Input<E extends Endpoint> = Part<E['params']> & Part<E['query']>
/** What the handler gives. */
export type Answer<E extends Endpoint> = E['mayBeEmpty'] extends true
  ? Static<E['response']> | null
  : Static<E['response']>
/** What a caller gets: the answer, or the fall-back of a call that may fail. */
export type Output<E extends Endpoint> = E extends { whenFailed: infer Fallback }
  ? Answer<E> | Writable<Fallback>
  : Answer<E>

type Writable<T> = T extends readonly []
  ? never[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T

/** Keeps the literal types of a table that is checked against `EndpointTable`. */
export const endpoints = <const Table extends EndpointTable>(table: Table): Table => table
