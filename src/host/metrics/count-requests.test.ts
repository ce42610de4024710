import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Meters } from '#server/meters/meters.ts'
import { countRequests, partOf } from './count-requests.ts'
import { metricsRoute } from './metrics-route.ts'

test.each([
  ['/api/v2/stories/:id', 'api'],
  ['/api/admin/v1/kinds/:kind', 'desk'],
  ['/images/crop', 'picture'],
  ['/*', 'page'],
  ['/readyz', 'check'],
  ['/robots.txt', 'other'],
])('%s is a %s', (route, part) => expect(partOf(route)).toBe(part))

test('requests are counted by the route as it is written, by outcome and by school', async () => {
  const app = Fastify()
  const meters = new Meters()
  countRequests(app, meters, (host) => (host === 'east.example' ? 'east' : undefined))
  metricsRoute(app, meters, '')
  app.get('/api/v2/stories/:id', async () => 'a story')
  for (const id of [1, 2, 3])
    await app.inject({ url: `/api/v2/stories/${id}`, headers: { host: 'east.example' } })
  await app.inject('/api/v2/nothing')
  const told = await app.inject({ url: '/metrics', headers: { host: 'localhost' } })
  expect(told.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(told.body).toContain(
    'fieldhouse_requests_total{method="GET",route="/api/v2/stories/:id",outcome="2xx"} 3',
  )
  expect(told.body).toContain('fieldhouse_requests_total{method="GET",route="none",outcome="4xx"} 1')
  expect(told.body).toContain('fieldhouse_school_requests_total{school="east",outcome="2xx"} 3')
  expect(told.body).toContain('fieldhouse_request_seconds_count{part="api"} 3')
  expect((await app.inject({ url: '/metrics', headers: { host: 'east.example' } })).statusCode).toBe(404)
  await app.close()
})
