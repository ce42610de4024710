import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { OnQuery } from './watched.ts'

/** A connection, or a pool of them: the same Drizzle face on both engines. */
export type Handle = PgDatabase<PgQueryResultHKT>

/**
 * What a unit of work may do. It is a transaction already and does not know it: Drizzle's own `transaction` would begin
 * and commit another in the middle of it. A part that may fail by itself is `inPart` (savepoint.ts).
 */
export type Tx = Omit<Handle, 'transaction'>

declare const platform: unique symbol

/**
 * What belongs to the platform and to no school: the list of schools, people with their sessions, duties, and a school as
 * a whole where it is taken out, taken in or looked after. It is past row-level security, so it has a type of its own: a
 * school's unit of work cannot be given in its place, and `tests/architecture/platform.test.ts` says who may ask for it.
 */
export type PlatformScope = Handle & { readonly [platform]: true }

/** One unit of work that only reads. */
export type Read = <Result>(work: (tx: Tx) => Promise<Result>, onQuery?: OnQuery) => Promise<Result>

/** How busy a lane is: connections that are open, those that nobody uses, and who waits for one. */
export interface LaneLoad {
  lane: 'pages' | 'writes' | 'jobs'
  open: number
  idle: number
  waiting: number
}

export interface Database {
  engine: 'pglite' | 'postgres'
  platform: PlatformScope
  /** One transaction with settings of its own. They end with it, so a pooled connection carries nothing over. */
  transact<Result>(
    accessMode: 'read only' | 'read write',
    settings: Record<string, string>,
    work: (tx: Tx) => Promise<Result>,
    onQuery?: OnQuery,
  ): Promise<Result>
  /** Reads of one visit, which share a transaction where they overlap and ask together what they ask at the same time. */
  gather(settings: Record<string, string>): Read
  /** The same for work that nobody waits for: it takes no turn from a visitor, and may take longer. */
  jobs: Pick<Database, 'engine' | 'platform' | 'transact' | 'gather'>
  /** Brings schema, isolation and triggers up to date, and says what of the isolation had to be mended. */
  migrate(): Promise<string[]>
  load(): LaneLoad[]
  /** Calls back with every notification, and with null when some may have been missed. */
  listen(channel: string, onMessage: (payload: string | null) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** What units of work need of a database. */
export type WorkDatabase = Database['jobs']

export interface DatabaseOptions {
  databaseUrl: string
  /** Connections of a process, by who waits for them. */
  pools: { pages: number; writes: number; jobs: number }
  /** Milliseconds: for a statement, for a lock, and for a connection. Jobs have more patience. */
  timeouts: { statement: number; lock: number; wait: number }
  /** Folder of the embedded database, or 'memory://' for tests. */
  folder: string
  /** Sees every query of every unit of work: tests count them and read their plans. */
  onQuery?: OnQuery
  /** Sees every statement that goes to the database for them, of which one may be several queries. */
  onSent?: (text: string) => void
  /** Hears of each statement that took the server longer than `slowMs`; the embedded database tells of none. */
  onSlow?: (statement: { text: string; ms: number }) => void
  /** 0 hears of none. */
  slowMs?: number
}
