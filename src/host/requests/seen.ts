import type { FastifyInstance } from 'fastify'
import type { Counter } from '#server/domains/figures/counter.ts'
import type { TenantDirectory } from '#server/unit-of-work/tenant-directory.ts'
import { isPersonal } from './personal.ts'

/** /seen: a browser tells that it shows another page of the app. Nothing of it is kept but a number. */
export function seenRoute(
  app: FastifyInstance,
  directory: TenantDirectory,
  figures: Counter | undefined,
): void {
  app.post('/seen', (request, reply) => {
    const tenant = directory.byHost(request.headers.host)
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
    if (tenant && isOwn && !isPersonal(request.headers)) figures?.seen(tenant.key, request.headers)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
