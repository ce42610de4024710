import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { isolationFaults } from '#server/db/isolation.ts'
import { createTenantScope } from '#server/db/tenant-scope.ts'

const readyTimeoutMs = 3_000

/** /healthz says that the process runs, /readyz that it can answer: the load balancer asks the second. */
export function health(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  const scope = createTenantScope(database)
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    try {
      const late = new Promise<never>((_, reject) =>
        setTimeout(reject, readyTimeoutMs, new Error('timeout')).unref(),
      )
      const faults = await Promise.race([scope.read('', isolationFaults), late])
      if (faults.length > 0)
        return reply.code(503).send({ status: 'isolation incomplete: npm run fieldhouse -- doctor' })
      return reply.send({ status: 'ready', database: database.engine })
    } catch {
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
