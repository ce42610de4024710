import type { FastifyInstance } from 'fastify'
import { placementsIn } from '#server/domains/figures/counted-view.ts'
import type { Counter } from '#server/domains/figures/counter.ts'
import type { TenantDirectory } from '#server/unit-of-work/tenant-directory.ts'
import { isPersonal } from './personal.ts'

/**
 * /seen: a browser tells that it shows another page of the app, or what sponsors a page that it leaves has shown. Nothing
 * of it is kept but a number.
 */
export function seenRoute(
  app: FastifyInstance,
  directory: TenantDirectory,
  figures: Counter | undefined,
): void {
  app.post('/seen', (request, reply) => {
    const tenant = directory.byHost(request.headers.host)
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
    if (tenant && isOwn && figures && !isPersonal(request.headers)) {
      const placements = placementsIn(new URL(request.url, 'http://host').searchParams)
      if (placements) figures.placed(tenant.key, placements, request.headers)
      else figures.seen(tenant.key, request.headers)
    }
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
