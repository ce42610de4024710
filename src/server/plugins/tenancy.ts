import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem, notFound } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { TenantDirectory } from '../domains/tenants/tenants.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant | null
  }
}

/** The `tenant` header decides; `?tenant=` serves clients that cannot set headers (feeds, images, event streams). */
export function requireTenant(directory: TenantDirectory) {
  return async (request: FastifyRequest, _reply: FastifyReply) => {
    const { tenant: inQuery } = request.query as { tenant?: string }
    const header = request.headers.tenant ?? inQuery
    const key = Array.isArray(header) ? header[0] : header
    if (!key) {
      throw new ApiProblem({
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: "The header 'tenant' is missing: it names the school whose data is asked for.",
      })
    }
    const tenant = directory.byKey(key)
    if (!tenant) throw notFound(`There is no school '${key}'.`)
    request.tenant = tenant
  }
}
