import type { FastifyInstance } from 'fastify'
import type { Meters } from '#server/meters/meters.ts'
import { mayAsk } from './may-ask.ts'

/** /metrics: what this process counts of itself, for Prometheus. Nobody else is told that it is there. */
export function metricsRoute(app: FastifyInstance, meters: Meters, token: string): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const address = request.raw.socket.remoteAddress
    if (!mayAsk({ headers: request.headers, address }, token))
      return reply.code(404).type('text/plain').send('Not found\n')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await meters.write())
  })
}
