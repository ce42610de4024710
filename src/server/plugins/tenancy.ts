import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { TenantDirectory } from '../unit-of-work/tenant-directory.ts'

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant | null
  }
}

/** The `tenant` header decides; `?tenant=` serves clients that cannot set headers (feeds, images, event streams, forms). */
export function tenantNamed(
  directory: TenantDirectory,
  headers: IncomingHttpHeaders,
  query: unknown,
): Tenant {
  const { tenant: inQuery } = (query ?? {}) as { tenant?: string }
  const [key] = [headers.tenant ?? inQuery].flat()
  if (!key) throw badRequest("The header 'tenant' is missing: it names the school whose data is asked for.")
  const tenant = directory.byKey(key)
  if (!tenant) throw notFound(`There is no school '${key}'.`)
  return tenant
}

export function requireTenant(directory: TenantDirectory) {
  return async (request: FastifyRequest, _reply: FastifyReply) => {
    request.tenant = tenantNamed(directory, request.headers, request.query)
  }
}
