import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, serverOptions } from '#server/app.ts'
import { formFields, forms } from '#server/db/schema/forms.ts'
import {
  alerts,
  promotionCampaigns,
  promotionLocations,
  splashes,
  takeovers,
} from '#server/db/schema/promotions.ts'
import { redirects, settings } from '#server/db/schema/settings.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const now = new Date('2026-11-15T12:00:00Z')
const yesterday = new Date('2026-11-14T12:00:00Z')
const tomorrow = new Date('2026-11-16T12:00:00Z')

describe.each(engines)('promotions, forms and redirects on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  const app = Fastify(serverOptions)

  beforeAll(async () => {
    database = await engine.create({}, empty)
    services = await openServices(database.config)
    for (const key of ['east', 'west']) {
      await createSchool(services, key)
      await services.scope.write(key, async (tx) => {
        await tx.insert(promotionLocations).values([
          { id: 1, name: 'strip', title: 'Strip', type: 'multi', effect: 'none' },
          { id: 2, name: 'over', title: 'Over', type: 'single', effect: 'none' },
        ])
        await tx.insert(promotionCampaigns).values([
          { id: 1, locationId: 1, rank: 1, title: `All of ${key}` },
          { id: 2, locationId: 1, rank: 2, title: 'Football', sportId: 1 },
          { id: 3, locationId: 1, rank: 3, title: 'To come', startDate: tomorrow },
          { id: 4, locationId: 2, rank: 1, title: 'Ended', endDate: yesterday },
        ])
        const look = { backgroundColor: '#000000', foregroundColor: '#ffffff' }
        await tx.insert(splashes).values([
          {
            id: 1,
            enabled: true,
            title: 'Over',
            startDate: new Date('2026-01-01'),
            endDate: yesterday,
            ...look,
          },
          { id: 2, enabled: false, title: 'Off', startDate: yesterday, ...look },
          {
            id: 3,
            enabled: true,
            sportId: 1,
            title: 'Football',
            startDate: yesterday,
            videoId: 'v1',
            ...look,
          },
        ])
        await tx.insert(takeovers).values([
          { id: 1, enabled: true, type: 'GameDay', url: '/gameday/1', cookie: 'gd1' },
          { id: 2, enabled: false, type: 'GameDay', url: '/gameday/2', cookie: 'gd2' },
          { id: 3, enabled: true, type: 'Feature', url: '/feature/x', cookie: 'x', endDate: yesterday },
        ])
        await tx.insert(alerts).values([
          { id: 1, title: 'Old' },
          { id: 2, title: 'New' },
          { id: 3, title: 'App only', showOnWeb: false },
        ])
        await tx.insert(forms).values([
          { id: 1, title: 'Open', paymentAmount: 1250 },
          { id: 2, title: 'Hidden', isHidden: true },
          { id: 3, title: 'Protected', accessCode: 'abc' },
        ])
        await tx.insert(formFields).values([
          { id: 1, formId: 1, rank: 2, type: 'T', title: 'Second' },
          { id: 2, formId: 1, rank: 1, type: '?', title: 'First' },
        ])
        await tx.insert(redirects).values({ id: 1, fromPath: '/old', location: `https://${key}.example` })
      })
    }
    const directory = await openTenantDirectory(services.database, await services.openBus(), '')
    await buildServer(app, {
      config: database.config,
      ...services,
      directory,
      readCache: new ReadCache(),
      now: () => now,
    })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await services.close()
    await database.dispose()
  })

  const get = (path: string) => app.inject({ url: `/api/v2${path}`, headers: { tenant: 'east' } })
  const titles = async (path: string) =>
    (await get(path)).json<{ campaigns: { title: string }[] }>().campaigns.map(({ title }) => title)
  const impressions = (tenant: string) =>
    services.scope.read(tenant, async (tx) => {
      const rows = await tx.select().from(promotionCampaigns).orderBy(promotionCampaigns.id)
      return rows.map((row) => row.impressions)
    })

  test('a location shows what runs now, and a sport its own first', async () => {
    expect(await titles('/promotions/strip')).toEqual(['All of east'])
    expect(await titles('/promotions/strip/0')).toEqual(['All of east'])
    expect(await titles('/promotions/strip/1')).toEqual(['Football', 'All of east'])
  })

  test('a location without a running campaign answers 204, an unknown one 404', async () => {
    expect((await get('/promotions/over')).statusCode).toBe(204)
    expect((await get('/promotions/nowhere')).statusCode).toBe(404)
  })

  test('each campaign named counts once a call; unknown ids are ignored', async () => {
    const before = await impressions('east')
    const response = await get('/promotions/counter?adIds=1,2,2,1,999,2147483648')
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      { counted: 2 },
      'no-store',
    ])
    expect(await impressions('east')).toEqual(before.map((count, index) => (index < 2 ? count + 1 : count)))
    expect(await impressions('west')).toEqual([0, 0, 0, 0])
  })

  test('impressions that arrive together are all counted', async () => {
    const [before = 0] = await impressions('east')
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        get(`/promotions/counter?adIds=${index % 2 ? '1,2,3' : '3,2,1'}`),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
    expect((await impressions('east'))[0]).toBe(before + 30)
  })

  test('more ids than a page can show are refused', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => index + 1).join(',')
    expect((await get(`/promotions/counter?adIds=${ids}`)).statusCode).toBe(400)
  })

  test('alerts come newest first, without those that are not for the web', async () => {
    expect((await get('/Alert/active')).json<{ id: number }[]>().map(({ id }) => id)).toEqual([2, 1])
  })

  test('takeovers that are on and in time are told, with the configuration', async () => {
    const only = { takeovers: [{ id: 1, title: null, type: 'GameDay', url: '/gameday/1', cookie: 'gd1' }] }
    expect((await get('/Takeovers')).json()).toEqual({ ...only, config: { isConcurrent: false } })
    await services.scope.write('east', (tx) =>
      tx.insert(settings).values({ group: 'takeovers', value: { isConcurrent: true } }),
    )
    expect((await get('/Takeovers?sportId=0')).json()).toEqual({ ...only, config: { isConcurrent: true } })
    expect((await get('/Takeovers?sportId=1')).json()).toMatchObject({ takeovers: [] })
    expect((await get('/Takeovers?ids=3,1,2,77')).json(), 'by their ids').toMatchObject(only)
    expect((await get('/Takeovers?ids=1,x')).statusCode).toBe(400)
  })

  test('a splash shows in its window; by its id whatever its dates, but never while it is off', async () => {
    expect((await get('/Splash/0')).statusCode).toBe(204)
    expect((await get('/Splash/1')).json()).toMatchObject({ data: { id: 3, video: { videoId: 'v1' } } })
    expect((await get('/Splash/0?splashId=1')).json()).toMatchObject({ data: { id: 1, title: 'Over' } })
    expect((await get('/Splash/0?splashId=2')).statusCode).toBe(204)
    expect((await get('/Hidden/Splash/0?splashId=2&t=1')).statusCode).toBe(401)
  })

  test('a click on a splash is counted', async () => {
    await get('/Splash/click/3')
    expect((await get('/Splash/click/3')).json()).toEqual({ counted: 1 })
    expect((await get('/Splash/click/77')).statusCode).toBe(404)
    const [row] = await services.scope.read('east', (tx) =>
      tx.select().from(splashes).where(eq(splashes.id, 3)),
    )
    expect(row?.clicks).toBe(2)
  })

  test('a form comes with its fields in order, in the words of its editor', async () => {
    const form = (await get('/forms/1')).json<{
      status: string
      paymentAmount: number
      fields: { title: string; type: string }[]
    }>()
    expect([form.status, form.paymentAmount]).toEqual(['active', 12.5])
    expect(form.fields.map(({ title, type }) => `${type} ${title}`)).toEqual(['? First', 'T Second'])
  })

  test('a hidden form is not there, and a protected one answers 403', async () => {
    expect((await get('/forms/2')).statusCode).toBe(404)
    expect((await get('/Hidden/forms/2')).statusCode).toBe(401)
    const response = await get('/forms/3')
    expect([response.statusCode, response.json<{ title: string }>().title]).toEqual([403, 'Forbidden'])
  })

  test('redirects are those of the school', async () => {
    expect((await get('/redirects')).json()).toEqual([
      { from: '/old', location: 'https://east.example', isPermanent: true },
    ])
  })
})
