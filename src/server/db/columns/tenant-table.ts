import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  foreignKey,
  integer,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgRole,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** The role every unit of work runs as. It owns nothing, so row-level security applies to it on both engines. */
export const appRole = pgRole('fieldhouse_app').existing()

/** Ids count per tenant, so the key of every tenant-owned row is (tenant_id, id). */
export const tenantId = text('tenant_id').notNull().default(sql`current_setting('app.tenant')`)
export const id = integer('id').notNull().generatedByDefaultAsIdentity()

const ownTenant = sql`tenant_id = current_setting('app.tenant', true)`

interface TenantOwned {
  tenantId: AnyPgColumn
  id: AnyPgColumn
}

/** The key and the row-level security policy that every tenant-owned table carries. */
export function tenantOwned(name: string, table: TenantOwned): PgTableExtraConfigValue[] {
  return [primaryKey({ columns: [table.tenantId, table.id] }), isolation(name)]
}

export function isolation(name: string) {
  return pgPolicy(`${name}_tenant`, {
    as: 'permissive',
    for: 'all',
    to: appRole,
    using: ownTenant,
    withCheck: ownTenant,
  })
}

/** A reference that cannot cross tenants: foreign keys are checked past row security, so the tenant is part of them. */
export function belongsTo(
  table: { tenantId: AnyPgColumn },
  column: AnyPgColumn,
  target: TenantOwned,
  onDelete: 'cascade' | 'restrict' = 'restrict',
) {
  return foreignKey({
    columns: [table.tenantId, column],
    foreignColumns: [target.tenantId, target.id],
  }).onDelete(onDelete)
}
