import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/client.ts'

const readyTimeoutMs = 3_000

/** /healthz says that the process runs, /readyz that it can answer: the load balancer asks the second. */
export function health(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    try {
      const late = new Promise((_, reject) =>
        setTimeout(reject, readyTimeoutMs, new Error('timeout')).unref(),
      )
      await Promise.race([database.handle.execute(sql`select 1`), late])
      return reply.send({ status: 'ready', database: database.engine })
    } catch {
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
