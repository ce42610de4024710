import type { Tx, WorkDatabase } from './client.ts'
import { tagsRead } from './tables-read.ts'
import type { OnQuery } from './watched.ts'

export type Uses = (...tags: string[]) => void

/** Reads of one school. */
export interface ReadScope {
  read<T>(work: (tx: Tx) => Promise<T>, uses?: Uses): Promise<T>
}

/**
 * The door to a school's data; past it go only those whom `platform-scope.ts` names. Each unit of work is one
 * transaction that names its tenant and steps down to a role bound by row-level security; both end with it.
 */
export interface TenantScope {
  /** `uses` hears the tags of what is read, so that whatever is made from it falls when that changes. */
  read<T>(tenant: string, work: (tx: Tx) => Promise<T>, uses?: Uses): Promise<T>
  /** The reads of one visit: those that overlap share a transaction, and ask together what they ask at the same time. */
  gather(tenant: string): ReadScope
  write<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

export function createTenantScope(database: WorkDatabase): TenantScope {
  const settings = (tenant: string) => ({ 'app.tenant': tenant, role: 'fieldhouse_app' })
  return {
    read: (tenant, work, uses) =>
      database.transact('read only', settings(tenant), work, uses && tellTags(uses)),
    gather(tenant) {
      const read = database.gather(settings(tenant))
      return { read: (work, uses) => read(work, uses && tellTags(uses)) }
    },
    write: (tenant, work) => database.transact('read write', settings(tenant), work),
  }
}

const tellTags =
  (uses: Uses): OnQuery =>
  (query, params) =>
    uses(...tagsRead(query, params))
