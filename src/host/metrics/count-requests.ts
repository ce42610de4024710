import type { FastifyInstance } from 'fastify'
import type { Meters } from '#server/meters/meters.ts'

/** Seconds that tell a kept answer from one that was made, and that from one that somebody waited for. */
const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What a request asked for, as an operator thinks of it; the first that fits. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/admin\//, 'desk'],
  [/^\/api\//, 'api'],
  [/^\/images\//, 'picture'],
  [/^\/cards\//, 'card'],
  [/^\/files\//, 'file'],
  [/^\/preview\//, 'preview'],
  [/^\/(healthz|readyz|metrics)$/, 'check'],
  [/^\/\*$/, 'page'],
]

export const partOf = (route: string): string =>
  parts.find(([pattern]) => pattern.test(route))?.[1] ?? 'other'

const outcomeOf = (status: number): string => `${Math.floor(status / 100)}xx`

/**
 * Counts what the framework answered: what is kept is answered before it, and counted by the cache. Routes are those that
 * are written in the code, so that nobody makes new ones by asking for them.
 */
export function countRequests(
  app: FastifyInstance,
  meters: Meters,
  schoolOf: (host: string | undefined) => string | undefined,
): void {
  const requests = meters.counter(
    'requests_total',
    'Requests that the framework answered, by route and outcome',
  )
  const seconds = meters.histogram('request_seconds', 'How long their answers took', steps)
  const schools = meters.counter('school_requests_total', 'The same by school, where the host name tells it')
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const outcome = outcomeOf(reply.statusCode)
    requests.add({ method: request.method, route, outcome })
    seconds.observe({ part: partOf(route) }, reply.elapsedTime / 1000)
    const school = schoolOf(request.headers.host)
    if (school !== undefined) schools.add({ school, outcome })
  })
}
