import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Tells open pages which build is being served, so that they can go on with a newer one. */
export function builds(app: FastifyInstance, buildDir: string): void {
  const entry = join(buildDir, 'server/index.js')
  const id = hash('sha256', readFileSync(entry)).slice(0, 12)
  const timestamp = Math.floor(statSync(entry).mtimeMs)
  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id, timestamp }),
  )
  // Nothing is rendered before it is asked for, and redirects are the schools' own data: both lists are empty.
  app.get<{ Params: { id: string } }>('/builds/meta/:id.json', async (request, reply) =>
    request.params.id === id
      ? reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send({ id, timestamp, routeRules: {}, prerendered: [] })
      : reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ id: request.params.id, error: 'This build is not served here.' }),
  )
}
