import type { Tenant } from '#contract/tenants.ts'
import type { Tx } from '../../db/client.ts'
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
