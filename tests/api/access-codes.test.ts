import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, serverOptions } from '#server/app.ts'
import { attempts } from '#server/db/schema/accounts.ts'
import { forms } from '#server/db/schema/forms.ts'
import { documents, sportFiles } from '#server/db/schema/news.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const published = { publishAt: new Date('2026-11-01T12:00:00Z'), publishedOn: '2026-11-01' }
const form = '/api/v2/forms/8'

describe.each(engines)('access codes on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  let app: FastifyInstance
  let now = new Date('2026-11-15T12:00:00Z')

  beforeAll(async () => {
    database = await engine.create({ RATE_LIMIT: '1000000', PUBLIC_URL: 'https://{host}' }, empty)
    services = await openServices(database.config)
    for (const key of ['east', 'west']) {
      await createSchool(services, key)
      await services.scope.write(key, async (tx) => {
        await tx.insert(forms).values([
          { id: 8, title: 'Credentials', accessCode: 'press-row' },
          { id: 9, title: 'Staff', isHidden: true, accessCode: 'press-row' },
        ])
        await tx.insert(sportFiles).values([
          {
            ...published,
            id: 8,
            sportId: 1,
            title: 'Families',
            filename: 'families',
            content: '<p>Seats</p>',
            isProtected: true,
            accessCode: 'family-seats',
          },
          {
            ...published,
            id: 9,
            sportId: 1,
            title: 'No code yet',
            filename: 'no-code',
            content: '<p>Later</p>',
            isProtected: true,
          },
        ])
        await tx.insert(documents).values({
          ...published,
          id: 8,
          path: 'briefing.pdf',
          title: 'Briefing',
          contentType: 'application/pdf',
          storagePath: `private/${key}/briefing.pdf`,
          sizeBytes: 1,
          isProtected: true,
          accessCode: 'giving',
        })
      })
    }
    const directory = await openTenantDirectory(services.database, await services.openBus(), '')
    app = Fastify(serverOptions)
    const deps = { config: database.config, ...services, directory, readCache: new ReadCache() }
    await buildServer(app, { ...deps, now: () => now })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await services.close()
    await database.dispose()
  })

  const get = (url: string, cookie = '', tenant = 'east') =>
    app.inject({ url, headers: { tenant, ...(cookie ? { cookie } : {}) } })

  async function give(
    fields: Partial<Record<'kind' | 'id' | 'code' | 'returnTo', string>>,
    { remoteAddress = '192.0.2.1', school = 'east', ...headers }: Record<string, string> = {},
  ) {
    const given = { kind: 'form', id: '8', code: 'press-row', returnTo: '/protected/form/8', ...fields }
    const response = await app.inject({
      method: 'POST',
      url: '/api/access/form',
      headers: {
        host: `${school}.localhost`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(given).toString(),
      remoteAddress,
    })
    const cookie = response.headers['set-cookie']?.toString().split(';')[0] ?? ''
    return {
      status: response.statusCode,
      location: response.headers.location,
      cookie,
      headers: response.headers,
    }
  }

  test.each([
    ['form', '8', form, 'press-row'],
    ['sportfile', '8', '/api/v2/sportfiles/2026-11-01/families', 'family-seats'],
    ['document', '8', '/api/v2/documents/by-path?path=briefing.pdf', 'giving'],
  ])(
    'a protected %s answers 403 with its name until its code was given, and nobody keeps what it says',
    async (kind, id, url, code) => {
      const before = await get(url)
      expect([before.statusCode, before.headers['cache-control']]).toEqual([403, 'no-store'])
      expect(before.json()).toMatchObject({ item: { kind, id: Number(id) } })
      const { status, location, cookie, headers } = await give({
        kind,
        id,
        code,
        returnTo: '/protected/x?a=1',
      })
      expect([status, location, headers['cache-control']]).toEqual([
        303,
        '/protected/x?a=1',
        'private, no-store',
      ])
      expect(headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
      const after = await get(url, cookie)
      expect([after.statusCode, after.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect((await get(url, cookie, 'west')).statusCode, 'at another school').toBe(403)
    },
  )

  test.each([
    ['a wrong code', { code: 'guess' }],
    ['an item without a code', { kind: 'sportfile', id: '9', code: '' }],
    ['an item that is not there', { id: '77' }],
    ['a hidden item', { id: '9' }],
  ])('%s opens nothing, and the page says so', async (_, fields) => {
    const { location, cookie } = await give(fields, { remoteAddress: '192.0.2.2' })
    expect([location, cookie]).toEqual(['/protected/form/8?problem=wrong-code', ''])
  })

  test('a new code shuts out who had the old one', async () => {
    const { cookie } = await give({})
    const change = (accessCode: string) =>
      services.scope.write('east', (tx) => tx.update(forms).set({ accessCode }))
    await change('new-code')
    expect((await get(form, cookie)).statusCode).toBe(403)
    await change('press-row')
    expect((await get(form, cookie)).statusCode).toBe(200)
  })

  test('ten wrong codes of an address lock the item for it, and for nobody else, for ten minutes', async () => {
    const address = { remoteAddress: '192.0.2.3' }
    for (let attempt = 0; attempt < 10; attempt++) await give({ code: 'guess' }, address)
    expect((await give({}, address)).location).toBe('/protected/form/8?problem=too-often')
    expect((await give({ kind: 'document', code: 'giving' }, address)).cookie).not.toBe('')
    expect((await give({}, { remoteAddress: '192.0.2.4' })).cookie).not.toBe('')
    now = new Date(now.getTime() + 10 * 60_000)
    expect((await give({}, address)).cookie).not.toBe('')
  })

  test('all addresses of one network are one, for whoever has one has the others', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      await give({ code: 'guess' }, { remoteAddress: `2001:db8:1:2::${attempt}` })
    expect((await give({}, { remoteAddress: '2001:db8:1:2:ffff::1' })).location).toBe(
      '/protected/form/8?problem=too-often',
    )
    expect((await give({}, { remoteAddress: '2001:db8:1:3::1' })).cookie).not.toBe('')
  })

  test('nothing is written down of items that are not there', async () => {
    const count = () => services.database.platform.$count(attempts)
    const before = await count()
    await give({ id: '4711' }, { remoteAddress: '192.0.2.6' })
    expect(await count()).toBe(before)
  })

  test('right codes are not counted', async () => {
    for (let attempt = 0; attempt < 12; attempt++)
      expect((await give({}, { remoteAddress: '192.0.2.5' })).cookie).not.toBe('')
  })

  test("a code comes from the school's own page and leads back to one", async () => {
    expect((await give({}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
    expect((await give({ returnTo: 'https://evil.example/' })).location).toBe('/')
    expect((await give({ kind: 'account' })).status).toBe(400)
  })
})
