import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents as documentRoute } from '#host/pages/documents.ts'
import { serverOptions } from '#server/app.ts'
import { documents, sportFiles, stories, writers } from '#server/db/schema/news.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { apiBinder } from '#server/perform.ts'
import { ReadCache } from '#server/read-cache.ts'
import { cleanHtml } from '#server/text/clean-html.ts'
import { nobody } from '#server/unit-of-work/work.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'

const hosts = { halcyon: 'localhost', tamarack: 'tamarack.localhost' } as const
const map = '/documents/facilities/parking-map.pdf'

describe.each(engines)('documents on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  let app: FastifyInstance
  beforeAll(async () => {
    database = await engine.create({}, demo(aSaturday))
    services = await openServices(database.config)
    const directory = await openTenantDirectory(services.database, await services.openBus(), 'halcyon')
    const bind = apiBinder({ ...services, readCache: new ReadCache(), now: () => aSaturday, log: () => {} })
    app = Fastify(serverOptions)
    documentRoute(app, {
      storage: services.storage,
      directory,
      api: (tenant, uses, asker) => bind(tenant, uses, asker),
      findAsker: async () => nobody,
      page: async (_request, reply) => reply.code(404).type('text/html').send('a page says why'),
    })
  })
  afterAll(async () => {
    await app.close()
    await services.close()
    await database.dispose()
  })

  const get = (url: string, headers: InjectOptions['headers'] = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { host: hosts.halcyon, ...headers } })

  test('every public document of both schools is answered with its type and its bytes, to be read in place', async () => {
    for (const [key, host] of Object.entries(hosts)) {
      const rows = await services.scope.read(key, (tx) => tx.select().from(documents))
      const open = rows.filter(({ hidden, isProtected }) => !hidden && !isProtected)
      expect(open.length).toBeGreaterThan(5)
      for (const { path, contentType, sizeBytes } of open) {
        const answer = await get(`/documents/${path}`, { host })
        expect([path, answer.statusCode, answer.rawPayload.length]).toEqual([path, 200, sizeBytes])
        expect(answer.headers['content-type']).toContain(contentType)
        expect(answer.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''[\w.-]+$/)
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
      }
    }
  })

  test('each school gives away its own: one name is two documents', async () => {
    const [ours, theirs] = [await get(map), await get(map, { host: hosts.tamarack })]
    expect([ours.statusCode, theirs.statusCode]).toEqual([200, 200])
    expect(ours.rawPayload.equals(theirs.rawPayload)).toBe(false)
  })

  test('an address with a space and other letters in it is a document like any other', async () => {
    const [ours] = await services.scope.read('halcyon', (tx) => tx.select().from(documents))
    if (!ours) throw new Error('There is no document')
    const path = 'press/2026 Guía for all.pdf'
    await services.scope.write('halcyon', (tx) =>
      tx.insert(documents).values({ ...ours, id: 901, path, hidden: false, isProtected: false }),
    )
    const answer = await get(encodeURI(`/documents/${path}`))
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      "inline; filename*=UTF-8''2026%20Gu%C3%ADa%20for%20all.pdf",
    ])
  })

  test('a row that names the file of another school gives nothing away', async () => {
    const [theirs] = await services.scope.read('tamarack', (tx) => tx.select().from(documents))
    if (!theirs) throw new Error('There is no document')
    await services.scope.write('halcyon', (tx) =>
      tx.insert(documents).values({ ...theirs, tenantId: 'halcyon', id: 900, path: 'stolen.pdf' }),
    )
    expect((await get('/documents/stolen.pdf')).statusCode).toBe(404)
  })

  test.each([
    ['hidden', 'internal/travel-policy.pdf'],
    ['protected', 'internal/donor-briefing.pdf'],
    ['unknown', 'no/such/paper.pdf'],
  ])('a page answers in the place of a document that is %s', async (_, path) => {
    const answer = await get(`/documents/${path}`)
    expect([answer.statusCode, answer.body]).toEqual([404, 'a page says why'])
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  test('a part is answered as a part, and one beyond the end is refused', async () => {
    const whole = (await get(map)).rawPayload
    const size = whole.length
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=${size - 1}-`, size - 1, size - 1],
    ] as const) {
      const part = await get(map, { range })
      expect([range, part.statusCode]).toEqual([range, 206])
      expect(part.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`)
      expect(part.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true)
    }
    const beyond = await get(map, { range: `bytes=${size}-` })
    expect(beyond.statusCode).toBe(416)
    expect(beyond.headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    expect(beyond.headers['content-disposition']).toBeUndefined()
  })

  test('who has the newest version is told so, by version and by date', async () => {
    const { headers } = await get(map)
    expect(headers['cache-control']).toMatch(/^public, max-age=/)
    for (const held of [
      { 'if-none-match': String(headers.etag) },
      { 'if-modified-since': String(headers['last-modified']) },
    ]) {
      const answer = await get(map, held)
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
    }
    for (const old of [
      { 'if-none-match': '"older"' },
      { 'if-modified-since': 'Thu, 01 Jan 1998 00:00:00 GMT' },
      { 'if-modified-since': 'yesterday' },
      { 'if-none-match': '"older"', 'if-modified-since': String(headers['last-modified']) },
    ])
      expect((await get(map, old)).statusCode).toBe(200)
    expect((await get(map, { range: 'bytes=0-3', 'if-range': '"older"' })).statusCode).toBe(200)
  })

  test('HEAD answers what GET would, without the bytes', async () => {
    const [whole, head] = [await get(map), await get(map, {}, 'HEAD')]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'content-length', 'content-type', 'content-disposition'] as const)
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  test.each([
    '/documents/../package.json',
    '/documents/..%2f..%2fetc%2fpasswd',
    '/documents/%2e%2e/%2e%2e/etc/passwd',
    '/documents/..%5c..%5cetc%5cpasswd',
    '/documents/%252e%252e%252fetc',
    '/documents//etc/passwd',
    '/documents/halcyon-documents-facilities-parking-map.pdf',
    '/documents/private/halcyon/documents/internal-travel-policy.pdf',
    '/documents/facilities/parking-map.pdf%00.txt',
    '/documents/',
    `/documents/${'a'.repeat(2000)}`,
  ])('no path leads to a file that is not a document: %s', async (path) => {
    const { statusCode, body } = await get(path)
    expect([statusCode, body.includes('root:')]).toEqual([404, false])
  })

  test('what the schools tell is clean already, so importing it changes nothing', async () => {
    for (const key of Object.keys(hosts)) {
      const texts = await services.scope.read(key, async (tx) => [
        ...(await tx.select({ html: stories.content }).from(stories)),
        ...(await tx.select({ html: sportFiles.content }).from(sportFiles)),
        ...(await tx.select({ html: writers.bio }).from(writers)),
      ])
      const changed = texts.filter(({ html }) => html !== null && cleanHtml(html) !== html)
      expect(changed).toEqual([])
    }
  })
})
