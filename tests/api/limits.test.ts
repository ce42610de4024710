import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, serverOptions } from '#server/app.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const [engine] = engines

describe('limits of the API', () => {
  let database: TestDatabase
  let services: Services
  const app = Fastify(serverOptions)

  beforeAll(async () => {
    if (!engine) throw new Error('No engine')
    database = await engine.create({ RATE_LIMIT: '20' }, empty)
    services = await openServices(database.config)
    await createSchool(services, 'east')
    const bus = await services.openBus()
    const directory = await openTenantDirectory(services.database, bus, '')
    await buildServer(app, {
      config: database.config,
      ...services,
      directory,
      readCache: new ReadCache(),
      now: () => new Date(),
    })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await services.close()
    await database.dispose()
  })

  const get = (url: string) => app.inject({ url, headers: { tenant: 'east' } })

  test('an address that is none gets a 400 problem', async () => {
    const response = await get('/api/v2/Rosters/bySport/%zz')
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toMatch('application/problem+json')
  })

  test('a body where none belongs is refused', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v2/Sports',
      headers: { tenant: 'east' },
      payload: { a: 1 },
    })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toMatch('application/problem+json')
  })

  test('what the database says is never shown', async () => {
    const { scope } = services
    const read = () => Promise.reject(new Error('relation "secret" does not exist'))
    const broken = { ...services, scope: { ...scope, read, gather: () => ({ read }) } }
    const other = Fastify(serverOptions)
    const directory = await openTenantDirectory(services.database, await services.openBus(), '')
    await buildServer(other, {
      config: database.config,
      ...broken,
      directory,
      readCache: new ReadCache(),
      now: () => new Date(),
    })
    const response = await other.inject({ url: '/api/v2/Sports', headers: { tenant: 'east' } })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('secret')
    expect(response.json()).toMatchObject({ status: 500, title: 'Internal Server Error' })
    await other.close()
  })

  test('more requests a minute than allowed get 429 with Retry-After', async () => {
    const statuses: number[] = []
    let last = await get('/api/v2/Sports')
    for (let count = 0; count < 30 && last.statusCode === 200; count++) {
      statuses.push(last.statusCode)
      last = await get('/api/v2/Sports')
    }
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(last.headers['content-type']).toMatch('application/problem+json')
    expect(statuses.length).toBeLessThanOrEqual(20)
  })

  test('what an office sends has a rate of its own: a hundred photographs in a minute are not too often', async () => {
    const start = () =>
      app.inject({
        method: 'POST',
        url: '/api/admin/v1/media/uploads',
        headers: { host: 'east.localhost', origin: 'http://east.localhost' },
        payload: {},
      })
    const statuses: number[] = []
    for (let count = 0; count < 100; count++) statuses.push((await start()).statusCode)
    expect([...new Set(statuses)]).toEqual([401])
  })
})
