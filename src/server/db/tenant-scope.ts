import { sql } from 'drizzle-orm'
import type { Database, Tx } from './client.ts'

/**
 * The only door to a school's data. Each unit of work is one transaction that names its tenant and steps down
 * to a role bound by row-level security; both end with the transaction, so a pooled connection carries nothing over.
 */
export interface TenantScope {
  read<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
  write<T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

export function createTenantScope({ handle }: Database): TenantScope {
  const run = <T>(tenant: string, work: (tx: Tx) => Promise<T>, accessMode: 'read only' | 'read write') =>
    handle.transaction(
      async (tx) => {
        await tx.execute(
          sql`select set_config('app.tenant', ${tenant}, true), set_config('role', 'fieldhouse_app', true)`,
        )
        return work(tx)
      },
      { accessMode },
    )
  return {
    read: (tenant, work) => run(tenant, work, 'read only'),
    write: (tenant, work) => run(tenant, work, 'read write'),
  }
}
