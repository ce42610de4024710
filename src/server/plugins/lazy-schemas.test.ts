import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { lazySchemas } from './lazy-schemas.ts'

const app = Fastify({ schemaController: lazySchemas })
const plain = Fastify()
afterAll(() => Promise.all([app.close(), plain.close()]))

const schema = {
  params: { type: 'object', properties: { id: { type: 'integer' } } },
  querystring: {
    type: 'object',
    properties: { page: { type: 'integer', minimum: 1, default: 1 }, all: { type: 'boolean' } },
  },
  headers: { type: 'object', properties: { 'X-Token': { type: 'string' } }, required: ['X-Token'] },
  body: { type: ['object', 'null'], properties: { title: { type: 'string' } }, required: ['title'] },
  response: {
    200: { content: { 'application/json': { schema: { type: 'object', properties: { seen: {} } } } } },
  },
}
for (const server of [app, plain])
  server.post('/:id', { schema }, async ({ params, query, body }) => ({
    seen: { params, query, body },
    secret: 'left out',
  }))

const token = { 'x-token': 'a' }

test.each([
  ['what is right', '/7?page=2&all=true', token, { title: 'A', more: 1 }],
  ['defaults', '/7', token, { title: 'A' }],
  ['nothing where nothing may be', '/7', token, undefined],
  ['a wrong parameter', '/seven', token, { title: 'A' }],
  ['a wrong query', '/7?page=0', token, { title: 'A' }],
  ['a header that is missing', '/7', {}, { title: 'A' }],
  ['a body without what it needs', '/7', token, {}],
])('%s is answered as where everything is compiled at the start', async (_, url, headers, payload) => {
  const ask = async (server: typeof app) => {
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url,
      headers,
      ...(payload ? { payload } : {}),
    })
    return [statusCode, body]
  }
  expect(await ask(app)).toEqual(await ask(plain))
  // A second time with what is compiled by then.
  expect(await ask(app)).toEqual(await ask(plain))
})

test('a schema that cannot be compiled is noticed by whoever asks first', async () => {
  const broken = Fastify({ schemaController: lazySchemas })
  broken.get('/', { schema: { querystring: { type: 'nonsense' } } }, async () => 'never')
  await broken.ready()
  expect((await broken.inject('/')).statusCode).toBe(500)
  await broken.close()
})
