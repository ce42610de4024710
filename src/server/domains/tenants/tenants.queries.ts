import { eq, isNotNull } from 'drizzle-orm'
import { notFound } from '#contract/shapes/problem.ts'
import type { SiteConfiguration, Tenant } from '#contract/tenants.ts'
import type { Database, PlatformScope, Tx } from '../../db/client.ts'
import { tenants } from '../../db/schema/tenants.ts'

export async function allTenants(platform: Tx): Promise<Tenant[]> {
  return platform
    .select({
      key: tenants.key,
      name: tenants.name,
      abbreviation: tenants.abbreviation,
      ncaaSchoolCode: tenants.ncaaSchoolCode,
      hosts: tenants.hosts,
      timeZone: tenants.timeZone,
      brand: tenants.brand,
      configuration: tenants.configuration,
    })
    .from(tenants)
    .orderBy(tenants.createdAt, tenants.key)
}

/** Changes some of a school's configuration; the schools are told anew to every process. */
export async function changeConfiguration(
  platform: PlatformScope,
  key: string,
  set: Partial<SiteConfiguration>,
): Promise<void> {
  const [row] = await platform
    .select({ configuration: tenants.configuration })
    .from(tenants)
    .where(eq(tenants.key, key))
    .for('update')
  if (!row) throw notFound(`There is no school '${key}'.`)
  await platform
    .update(tenants)
    .set({ configuration: { ...row.configuration, ...set } })
    .where(eq(tenants.key, key))
}

/** Which schools the demo has made. */
export async function demoKeys({ platform }: Database): Promise<ReadonlySet<string>> {
  const rows = await platform.select({ key: tenants.key }).from(tenants).where(isNotNull(tenants.seededFor))
  return new Set(rows.map(({ key }) => key))
}

/** Whether there are schools of the demo, and no other. */
export async function isDemoAlone({ platform }: Database): Promise<boolean> {
  const rows = await platform.select({ seededFor: tenants.seededFor }).from(tenants)
  return rows.length > 0 && rows.every(({ seededFor }) => seededFor !== null)
}

/** Whether the demo has made the school. */
export async function isDemoSchool({
  tx,
  tenant,
}: {
  tx: Tx
  tenant: Pick<Tenant, 'key'>
}): Promise<boolean> {
  const [row] = await tx
    .select({ seededFor: tenants.seededFor })
    .from(tenants)
    .where(eq(tenants.key, tenant.key))
  return row !== undefined && row.seededFor !== null
}
