import type { Tenant } from '#contract/tenants.ts'

/** 'https://host' of a school from PUBLIC_URL: never from a request's Host header, which anybody may invent. */
export const tenantOrigin = (publicUrl: string, tenant: Pick<Tenant, 'hosts'>, port: number): string =>
  publicUrl.replace('{host}', tenant.hosts[0] ?? 'localhost').replace('{port}', String(port))
