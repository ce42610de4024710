import type { FastifyInstance } from 'fastify'
import { publicEndpoints } from '#contract/api.ts'
import { type Endpoint, isRead, isShared, pathOf, roleNeeded } from '#contract/endpoint.ts'
import { Problem } from '#contract/shapes/shared.ts'
import { contentTags } from './content-tags.ts'
import { type PerformDeps, performer } from './perform.ts'
import { requireTenant } from './plugins/tenancy.ts'
import type { TenantDirectory } from './unit-of-work/tenant-directory.ts'
import { type Asker, type FindAsker, isSomebody } from './unit-of-work/work.ts'

/** What was made for somebody in particular is theirs alone. */
function cacheControl(endpoint: Endpoint, asker: Asker): string {
  if (isSomebody(asker) || roleNeeded(endpoint)) return 'private, no-store'
  return isShared(endpoint) ? 'public, max-age=10, stale-while-revalidate=60' : 'no-store'
}

export interface PublicRouteDeps extends PerformDeps {
  directory: TenantDirectory
  findAsker: FindAsker
}

/** Turns the calls of the tables that only read into HTTP routes: schema in, unit of work, schema out. */
export function publicRoutes(app: FastifyInstance, deps: PublicRouteDeps): void {
  app.decorateRequest('tenant', null)
  app.addHook('preValidation', requireTenant(deps.directory))
  for (const [domain, table] of Object.entries(publicEndpoints)) {
    for (const [name, endpoint] of Object.entries(table) as [string, Endpoint][]) {
      if (!isRead(endpoint)) continue
      const perform = performer(deps, domain, name)
      app.route({
        method: endpoint.method,
        url: pathOf(endpoint),
        schema: {
          tags: [domain],
          operationId: `${domain}.${name}`,
          summary: endpoint.summary,
          ...(endpoint.params ? { params: endpoint.params } : {}),
          querystring: endpoint.query ?? { type: 'object', properties: {} },
          response: responses(endpoint),
        },
        handler: async (request, reply) => {
          const { tenant } = request
          if (!tenant) throw new Error('The tenant check did not run')
          const making = contentTags.getStore()
          const input = { ...(request.query as object), ...(request.params as object) }
          const asker = await deps.findAsker(request.headers, tenant)
          const answer = await perform(
            tenant,
            input,
            (...used) => used.forEach((tag) => making?.tags.add(tag)),
            asker,
            making?.afresh,
          )
          reply.header('cache-control', cacheControl(endpoint, asker)).header('vary', 'tenant')
          return answer === null ? reply.code(204).send() : answer
        },
      })
    }
  }
}

function responses(endpoint: Endpoint) {
  return {
    200: { description: 'OK', content: { 'application/json': { schema: endpoint.response } } },
    ...(endpoint.mayBeEmpty ? { 204: { description: 'There is none', type: 'null' } } : {}),
    '4xx': {
      description: 'The request cannot be answered',
      content: { 'application/problem+json': { schema: Problem } },
    },
  }
}
