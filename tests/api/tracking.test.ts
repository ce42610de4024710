import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TagObject, TagSources, TrackingTag } from '#contract/tracking.ts'
import { buildServer, serverOptions } from '#server/app.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { trackingTags } from '#server/db/schema/tracking.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { createSchool, tenantNamed } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const none: TagObject = { script: [], style: [], noscript: [], img: [] }
const places = { head: none, openBody: none, closeBody: none }
const script = (src: string) => ({ attributes: { src }, children: null })

describe.each(engines)('tracking tags on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  const app = Fastify(serverOptions)

  beforeAll(async () => {
    database = await engine.create({}, empty)
    services = await openServices(database.config)
    for (const key of ['on', 'off']) {
      await createSchool(services, key)
      await services.scope.write(key, (tx) =>
        tx.insert(trackingTags).values([
          { ...places, id: 1, name: 'Everywhere', rank: 2 },
          {
            ...places,
            id: 2,
            name: 'Stories of football',
            rank: 1,
            pageTemplates: ['story'],
            sportNames: ['football'],
          },
          { ...places, id: 3, name: 'One page', rank: 3, contentId: 12, isNecessary: true },
          {
            ...places,
            id: 4,
            name: 'Off',
            rank: 4,
            enabled: false,
            head: { ...none, script: [script('https://off.example/a.js')] },
          },
          {
            ...places,
            id: 5,
            name: 'At home',
            rank: 5,
            pageTemplates: ['home-page'],
            closeBody: { ...none, script: [script('https://home.example/a.js')] },
          },
        ]),
      )
    }
    const configuration = { ...tenantNamed('off').configuration, trackingTagsEnabled: false }
    await services.database.platform.update(tenants).set({ configuration }).where(eq(tenants.key, 'off'))
    const directory = await openTenantDirectory(services.database, await services.openBus(), '')
    await buildServer(app, {
      config: database.config,
      ...services,
      directory,
      readCache: new ReadCache(),
      now: () => new Date('2026-11-15T12:00:00Z'),
    })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await services.close()
    await database.dispose()
  })

  const get = async <T>(path: string, tenant = 'on') =>
    (await app.inject({ url: `/api/v2/TrackingTag/${path}`, headers: { tenant } })).json<T>()
  const names = async (query: string, tenant?: string) =>
    (await get<TrackingTag[]>(`search${query}`, tenant)).map(({ name }) => name)

  test.each([
    ['of any page are those without a place', '', ['Everywhere']],
    [
      'of a story of a sport come in their order',
      '?PageTemplate=story&SportName=football',
      ['Stories of football', 'Everywhere'],
    ],
    ['of a story of another sport', '?PageTemplate=story&SportName=wsoc', ['Everywhere']],
    ['of one page', '?ContentId=12', ['Everywhere', 'One page']],
    ['that are off are never told', '?PageTemplate=home-page', ['Everywhere', 'At home']],
  ])('the tags %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('a tag says whether it may do without consent', async () => {
    const tags = await get<TrackingTag[]>('search?ContentId=12')
    expect(tags.map(({ isNecessary }) => isNecessary)).toEqual([false, true])
  })

  test('the sources are those of every page, and of no tag that is off', async () => {
    expect((await get<TagSources>('sources')).origins).toEqual(['https://home.example'])
  })

  test('a school that has turned tracking tags off has none', async () => {
    expect(await names('?PageTemplate=home-page', 'off')).toEqual([])
    expect((await get<TagSources>('sources', 'off')).origins).toEqual([])
  })
})
