import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import type { SiteRedirect } from '#contract/settings.lists.ts'
import type { Bus } from '#server/db/bus.ts'
import { writeRedirect } from '#server/domains/settings/settings.redirects.service.ts'
import { apiBinder } from '#server/perform.ts'
import { ReadCache } from '#server/read-cache.ts'
import { settle } from '#site/checks/settle.ts'
import { tenantNamed } from '#tests/factories/school.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'
import { aSaturday } from '#tests/support/templates.ts'

const schools = ['halcyon', 'tamarack'] as const
type School = (typeof schools)[number]

describe.each(engines)('where the visitors of two schools are sent, on $name', (engine) => {
  let server: SeededApi
  let bus: Bus
  let apiOf: (school: School) => Api

  beforeAll(async () => {
    server = await openSeededApi(engine)
    const readCache = new ReadCache()
    bus = await server.services.openBus()
    bus.subscribe(({ tenant, tags }) => readCache.invalidate(tenant, tags))
    const bind = apiBinder({ ...server.services, readCache, now: () => aSaturday, log: () => {} })
    apiOf = (school) => bind(tenantNamed(school), () => {})
  })
  afterAll(async () => {
    await bus.close()
    await server.close()
  })

  const visit = (school: School, address: string) =>
    settle({
      url: new URL(`https://${school}.example${address}`),
      params: {},
      api: apiOf(school),
      isInApp: false,
    })
  const write = (school: School, redirect: SiteRedirect) =>
    server.services.scope.write(school, (tx) =>
      writeRedirect({ tx, tenant: tenantNamed(school), now: aSaturday }, redirect),
    )

  test.each(schools)("%s: each school's table is its own", async (school) => {
    expect(await visit(school, '/Store/?utm_source=program')).toEqual({
      to: `https://shop.example/${school}?utm_source=program`,
      isPermanent: false,
      leaves: true,
    })
    expect(await visit(school, '/hall-of-fame')).toEqual({ to: '/honors', isPermanent: true })
    expect(await visit(school, '/honors')).toBeNull()
  })

  test('what an editor changes counts at once, in that school alone, and a second word replaces the first', async () => {
    expect(await visit('halcyon', '/parade')).toBeNull()
    await write('halcyon', { from: '/Parade/', location: '/calendar', isPermanent: false })
    await expect.poll(() => visit('halcyon', '/parade')).toEqual({ to: '/calendar', isPermanent: false })
    expect(await visit('tamarack', '/parade')).toBeNull()
    await write('halcyon', { from: '/parade', location: '/tickets', isPermanent: true })
    await expect.poll(() => visit('halcyon', '/parade')).toEqual({ to: '/tickets', isPermanent: true })
  })

  test.each([
    ['//evil.example', '/calendar'],
    ['https://evil.example', '/calendar'],
    ['/parade', '/\\evil.example'],
    ['/parade', 'javascript:alert(1)'],
    ['/parade', 'https://name@evil.example'],
    ['/parade', '/Parade/?again=1'],
  ])('a redirect from %s to %s is refused', async (from, location) => {
    await expect(write('tamarack', { from, location, isPermanent: true })).rejects.toMatchObject({
      status: 422,
    })
    expect(await visit('tamarack', '/parade')).toBeNull()
  })

  test('addresses of the previous generation lead to what has that id in the school asked, and to nothing of another', async () => {
    const halcyon = apiOf('halcyon')
    const { players, coaches } = await halcyon.rosters.bySport({ slug: 'football' })
    const { items: stories } = await halcyon.news.stories({ $pageSize: 5 })
    const { items: games } = await halcyon.games.results({ $pageSize: 20 })
    const [player, coach] = [players[0], coaches[0]]
    const story = stories.find(({ isExternal }) => !isExternal)
    const game = games.find(({ result }) => result?.boxscore)
    const rows: [old: string, now: string | null | undefined][] = [
      [`/Roster.aspx?RP_ID=${player?.rosterPlayerId}`, player?.url],
      [`/news.aspx?id=${story?.id}`, story?.url],
      [`/boxscore.aspx?id=${game?.id}&path=football`, game?.result?.boxscore],
      [`/coaches.aspx?rc=${coach?.url.split('/').at(-1)}`, coach?.url],
      ['/schedule.aspx?path=mbball', '/sports/mens-basketball/schedule'],
    ]
    for (const [old, to] of rows) {
      expect(to).toBeTruthy()
      expect(await visit('halcyon', old)).toEqual({ to, isPermanent: true })
    }
    expect(await visit('tamarack', '/roster.aspx?rp_id=2000000000')).toBe(false)
    expect(await visit('tamarack', '/roster.aspx?path=football')).toBe(false)
  })

  test('a story is found by its name alone, and only once it is published', async () => {
    const { news } = apiOf('halcyon')
    const [story] = (await news.stories({ $pageSize: 1 })).items
    expect(await news.storyAddress({ slug: story?.url.split('/').at(-1) ?? '' })).toEqual({
      url: story?.url,
      isExternal: false,
    })
    expect(await news.storyAddress({ slug: 'no-such-story' })).toBeNull()
  })
})
