import type { Tenant } from '#contract/tenants.ts'

/** The schools of the platform, as whoever takes a request asks for them; the domain `tenants` opens it. */
export interface TenantDirectory {
  byKey(key: string): Tenant | undefined
  /** Takes a Host header; its port, its case and a dot at its end do not matter. */
  byHost(host: string | undefined): Tenant | undefined
  /** The school whose own the name is; nobody for one that no school claims. */
  ownerOf(host: string | undefined): Tenant | undefined
  all(): Tenant[]
  reload(): Promise<void>
}
