import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { routeRules } from '#contract/pages/route-rules.ts'

/** Tells open pages which build is being served, so that they can go on with a newer one. */
export function builds(app: FastifyInstance, buildDir: string, prerendered: readonly string[]): void {
  // The browser knows its own build by the same name: that of the list of its files.
  const list = join(buildDir, 'manifest.json')
  const { version: id } = JSON.parse(readFileSync(list, 'utf8')) as { version: string }
  const timestamp = Math.floor(statSync(list).mtimeMs)
  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id, timestamp }),
  )
  app.get<{ Params: { id: string } }>('/builds/meta/:id.json', async (request, reply) =>
    request.params.id === id
      ? reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send({ id, timestamp, routeRules, prerendered })
      : reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ id: request.params.id, error: 'This build is not served here.' }),
  )
}
