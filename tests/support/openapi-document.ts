import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { isShared, roleNeeded } from '#contract/endpoint.ts'
import { buildServer, type ServerDeps } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { fillPath, pathSamples } from '#tests/api/samples.ts'
import { readEndpoints } from './endpoints.ts'
import { engines } from './engines.ts'
import { withReferences } from './openapi-refs.ts'
import { openSeededApi } from './seeded-api.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}
type OpenApiDocument = { paths: Record<string, Record<string, Operation>> }

/** The API's description: the routes' schemas, with an example of every call from the demo. */
export async function openApiDocument(): Promise<OpenApiDocument> {
  const document = await routesDocument()
  const [engine] = engines
  if (!engine) throw new Error('There is no engine')
  const api = await openSeededApi(engine)
  try {
    const samples = await pathSamples(api, 'halcyon')
    for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
      const endpoint = readEndpoints.find(({ name }) => name === operation.operationId)?.endpoint
      for (const parameter of operation.parameters ?? []) {
        if (parameter.in === 'path') parameter.example = samples[parameter.name]
      }
      if (!endpoint || roleNeeded(endpoint) || !isShared(endpoint)) continue
      const answer = await api.get(fillPath(endpoint, samples), 'halcyon')
      const content = operation.responses['200']?.content?.['application/json']
      if (answer.statusCode === 200 && content) content.example = shortened(answer.json())
    }
  } finally {
    await api.close()
  }
  return (await withReferences(document)) as OpenApiDocument
}

/** What the routes say of themselves; nothing is asked of a database for it. */
async function routesDocument(): Promise<OpenApiDocument> {
  const app = Fastify()
  await buildServer(app, {
    config: readConfig({ SECRET: 'x'.repeat(32) }),
    openapi: 'generated',
  } as ServerDeps)
  const response = await app.inject('/api/docs/json')
  await app.close()
  return response.json()
}

/** When a row was last written is another moment each time the demo is. */
const aMoment = '2026-11-14T12:00:00.000Z'

/** One item of each list and the beginning of long texts say enough. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value === 'string') return value.length > 160 ? `${value.slice(0, 160)}…` : value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, name === 'updatedAt' ? aMoment : shortened(field)]),
  )
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../../openapi.json')
  await writeFile(path, `${JSON.stringify(await openApiDocument(), null, 2)}\n`)
}
