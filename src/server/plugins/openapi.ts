import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

const committed = join(import.meta.dirname, '../../../openapi.json')

/** Description of the API without its paths. */
const frame = {
  openapi: '3.1.0',
  info: {
    title: 'Fieldhouse API',
    version: '2',
    description:
      "The public data of a university athletics department. Every call names the school in the header 'tenant'; the demo has 'halcyon' and 'tamarack'.",
  },
  components: {
    securitySchemes: {
      tenant: { type: 'apiKey', in: 'header', name: 'tenant' },
      statToken: { type: 'http', scheme: 'bearer' },
    },
  },
  security: [{ tenant: [] }],
} as const

/**
 * The reference at /api/docs, where a stranger can try the calls. It shows the committed openapi.json, which carries
 * examples and which a test compares with the contract; `generated` describes the routes as they are, to write that file.
 */
export async function openapi(app: FastifyInstance, source: 'committed' | 'generated'): Promise<void> {
  if (source === 'generated') await app.register(swagger, { openapi: frame as never })
  else {
    const document = JSON.parse(readFileSync(committed, 'utf8'))
    await app.register(swagger, { mode: 'static', specification: { document } })
  }
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // One domain at a time: with everything open at once it stops drawing in the middle of a table as long as ours.
    uiConfig: { tryItOutEnabled: true, docExpansion: 'none', defaultModelsExpandDepth: 0 },
  })
}
