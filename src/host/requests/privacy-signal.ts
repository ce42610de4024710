import type { FastifyInstance } from 'fastify'

/**
 * Whether this visitor's browser refuses tracking by the header of Global Privacy Control. A page cannot say it: its
 * bytes are kept for everybody. So it is asked for by those who would otherwise be asked for their consent.
 */
export function privacySignal(app: FastifyInstance): void {
  app.get('/privacy-signal', (request, reply) =>
    reply.header('cache-control', 'private, no-store').send({ refuses: request.headers['sec-gpc'] === '1' }),
  )
}
