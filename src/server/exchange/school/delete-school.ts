import { sql } from 'drizzle-orm'
import { notFound, rejected } from '#contract/shapes/problem.ts'
import { bucketOf } from '../../adapters/bucket.ts'
import { allTenants } from '../../domains/tenants/tenants.queries.ts'
import type { ExchangeDeps } from '../export.ts'
import { fileKinds } from '../manifest.ts'
import { rowsOf } from '../sql.ts'
import { inOrderOfReference } from '../table-order.ts'
import { tenantTables } from '../tables.ts'

export interface Deleted {
  rows: number
  files: number
}

/**
 * A school with all it has, for good: rows first, in one transaction, what refers before what is referred to; then its
 * files. People stay, as they belong to the platform. `again` is its key, typed in a second time.
 */
export async function deleteSchool(
  { database, storage }: ExchangeDeps,
  key: string,
  again: string,
): Promise<Deleted> {
  const all = await allTenants(database.platform)
  const tenant = all.find((school) => school.key === key)
  if (!tenant) throw notFound(`There is no school '${key}'.`)
  if (again !== key) throw rejected(`Type '${key}' once more to delete ${tenant.name} for good.`)
  const tables = inOrderOfReference(tenantTables()).toReversed()
  const rows = await database.platform.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${key}, true)`)
    let count = 0
    for (const { name, deferred } of tables) {
      // What goes round in a circle is let go of first.
      for (const column of deferred)
        await tx.execute(
          sql`update ${sql.identifier(name)} set ${sql.identifier(column)} = null where tenant_id = ${key} and ${sql.identifier(column)} is not null`,
        )
    }
    for (const { name } of tables) {
      const gone = await tx.execute(
        sql`with gone as (delete from ${sql.identifier(name)} where tenant_id = ${key} returning 1) select count(*)::int as count from gone`,
      )
      count += rowsOf<{ count: number }>(gone)[0]?.count ?? 0
    }
    await tx.execute(sql`delete from tenants where key = ${key}`)
    return count
  })
  // A folder that another school reads from too is that one's now.
  const isShared = all.some((other) => other.key !== key && bucketOf(other) === bucketOf(tenant))
  if (isShared) return { rows, files: 0 }
  let files = 0
  for (const { prefix } of fileKinds)
    for (const path of await storage.list(prefix(bucketOf(tenant)))) {
      await storage.delete(path)
      files++
    }
  return { rows, files }
}
