import type { Tenant } from '#contract/tenants.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database } from '../../db/client.ts'
import type { TenantDirectory } from '../../unit-of-work/tenant-directory.ts'
import { allTenants } from './tenants.queries.ts'

export { allTenants, changeConfiguration, isDemoAlone, isDemoSchool } from './tenants.queries.ts'

/** Schools are few and asked for on every request, so they stay in memory and follow the bus. */
export async function openTenantDirectory(
  database: Database,
  bus: Bus,
  defaultTenant: string,
): Promise<TenantDirectory> {
  let tenants: Tenant[] = []
  let keys = new Map<string, Tenant>()
  let hosts = new Map<string, Tenant>()

  async function reload() {
    tenants = await allTenants(database.platform)
    keys = new Map(tenants.map((tenant) => [tenant.key, tenant]))
    hosts = new Map(
      tenants.flatMap((tenant) => tenant.hosts.map((host) => [hostName(host), tenant] as const)),
    )
  }

  bus.subscribe(({ tags }) => {
    if (tags.includes('tenants') || tags.includes('*')) reload().catch(() => {})
  })
  await reload()
  return {
    byKey: (key) => keys.get(key),
    byHost: (host) => hosts.get(hostName(host)) ?? keys.get(defaultTenant),
    ownerOf: (host) => hosts.get(hostName(host)),
    all: () => tenants,
    reload,
  }
}

/** The name alone. A dot at its end says that it is whole, which all of ours are. */
export function hostName(host = ''): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
