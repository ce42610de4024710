import type { Tx, WorkDatabase } from './client.ts'

/**
 * The only door to a school's data. Each unit of work is one transaction that names its tenant and steps down
 * to a role bound by row-level security; both end with the transaction.
 */
export interface TenantScope {
  read<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
  write<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

export function createTenantScope(database: WorkDatabase): TenantScope {
  const settings = (tenant: string) => ({ 'app.tenant': tenant, role: 'fieldhouse_app' })
  return {
    read: (tenant, work) => database.transact('read only', settings(tenant), work),
    write: (tenant, work) => database.transact('read write', settings(tenant), work),
  }
}
