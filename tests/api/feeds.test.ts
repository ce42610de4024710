import { eq } from 'drizzle-orm'
import { matchRoutes } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import { sitemapKinds } from '#contract/feeds.ts'
import type { Tenant } from '#contract/tenants.ts'
import { stories } from '#server/db/schema/news.ts'
import { indexContent } from '#server/domains/search/search-index.service.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { openServices, type Services } from '#server/open.ts'
import { apiBinder } from '#server/perform.ts'
import { ReadCache } from '#server/read-cache.ts'
import { atomText } from '#site/domains/feeds/atom-text.ts'
import { jsonFeedText } from '#site/domains/feeds/json-feed-text.ts'
import { sitemapFiles, sitemapPages } from '#site/domains/feeds/load-sitemap.ts'
import { podcastText } from '#site/domains/feeds/podcast-text.ts'
import { rssText } from '#site/domains/feeds/rss-text.ts'
import { sitemapIndexText, sitemapText } from '#site/domains/feeds/sitemap-text.ts'
import { type FeedChoice, type FeedRequest, loadStoryFeed } from '#site/domains/feeds/story-feed.ts'
import { pages as table } from '#site/table/pages.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import {
  atomFaults,
  jsonFeedFaults,
  podcastFaults,
  readSitemap,
  readSitemapIndex,
  rssFaults,
} from '#tests/support/feed-rules.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'

const schools = ['halcyon', 'tamarack'] as const

/** In which sitemap the table of pages puts an address. */
const rows = table.map(({ path, sitemap }) => ({ path, handle: sitemap }))
const kindOf = (url: string) => matchRoutes(rows, new URL(url).pathname)?.at(-1)?.route.handle

describe.each(engines)('feeds and sitemaps on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  const requests = new Map<string, FeedRequest>()
  const requestOf = (school: string): FeedRequest => {
    const request = requests.get(school)
    if (!request) throw new Error(`There is no school ${school}`)
    return request
  }

  beforeAll(async () => {
    database = await engine.create({}, demo(aSaturday))
    services = await openServices(database.config)
    const bind = apiBinder({ ...services, readCache: new ReadCache(), now: () => aSaturday, log: () => {} })
    for (const tenant of await allTenants(services.database.platform)) {
      const api: Api = bind(tenant as Tenant, () => {})
      requests.set(tenant.key, { api, tenant, origin: `https://${tenant.key}.example` })
    }
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  async function choicesOf(school: string): Promise<FeedChoice[]> {
    const { api } = requestOf(school)
    const sports = await api.sports.list()
    const { items: tags } = await api.news.tags({ $pageSize: 5 })
    return [
      { kind: 'sport', slug: 'news' },
      ...sports.map(({ globalSportNameSlug: slug }) => ({ kind: 'sport' as const, slug })),
      ...tags.map(({ slug }) => ({ kind: 'tag' as const, slug })),
    ]
  }

  test.each(schools)(
    'every feed of %s keeps the rules of its format and leads to its own pages',
    async (school) => {
      const request = requestOf(school)
      const faults: string[] = []
      let items = 0
      for (const choice of await choicesOf(school)) {
        const feed = await loadStoryFeed(request, choice)
        if (!feed) throw new Error(`${choice.slug} has no feed`)
        const rss = rssText(feed)
        const found = [
          ...rssFaults(rss),
          ...atomFaults(atomText(feed)),
          ...jsonFeedFaults(jsonFeedText(feed)),
        ]
        faults.push(...found.map((fault) => `${choice.slug}: ${fault}`))
        items += feed.items.length
        for (const other of schools) if (other !== school) expect(rss).not.toContain(`${other}/`)
        const inside = feed.items.filter(({ url }) => url.includes('/news/'))
        expect(inside.every(({ url }) => url.startsWith(request.origin))).toBe(true)
      }
      expect(faults).toEqual([])
      expect(items).toBeGreaterThan(100)
    },
  )

  test('a feed has the newest fifty stories, of its sport or its tag alone', async () => {
    const { api, ...rest } = requestOf('halcyon')
    const feed = (choice: FeedChoice) => loadStoryFeed({ api, ...rest }, choice)
    expect((await feed({ kind: 'sport', slug: 'news' }))?.items).toHaveLength(50)
    const football = await feed({ kind: 'sport', slug: 'football' })
    expect(new Set(football?.items.map(({ category }) => category))).toEqual(new Set(['Football']))
    const [tag] = (await api.news.tags({ $pageSize: 1 })).items
    const { items } = await api.news.stories({ tag: tag?.slug ?? '', $pageSize: 50 })
    expect((await feed({ kind: 'tag', slug: tag?.slug ?? '' }))?.items.map(({ title }) => title)).toEqual(
      items.map(({ title }) => title),
    )
    expect(await feed({ kind: 'sport', slug: 'quidditch' })).toBeNull()
    await expect(feed({ kind: 'tag', slug: 'no-such-tag' })).rejects.toThrow()
  })

  test.each(schools)('the podcast feed of %s has what directories ask for', async (school) => {
    const { api, origin } = requestOf(school)
    const { items: episodes } = await api.media.podcasts({ $pageSize: 50 })
    const email = (await api.settings.site())?.supportEmail ?? null
    const text = podcastText({
      title: 'Podcasts',
      description: 'Shows',
      author: school,
      email,
      origin,
      episodes,
    })
    expect(podcastFaults(text)).toEqual([])
  })

  test.each(schools)(
    'the sitemaps of %s can be read, are in the index and lead to its own pages',
    async (school) => {
      const request = requestOf(school)
      const index = await readSitemapIndex(await sitemapIndexText(await sitemapFiles(request)))
      const seen: string[] = []
      for (const { url } of index) {
        const name = /\/sitemaps\/(.+)\.xml$/.exec(url)?.[1] ?? ''
        const pages = await sitemapPages(request, name, aSaturday)
        const read = await readSitemap(await sitemapText(pages ?? []))
        seen.push(...read.filter(() => name !== 'news').map((page) => page.url))
        const kind = name.replace(/-\d+$/, '')
        // A route is a page of its sitemap: the table says so of each, and nothing else stands there.
        if (sitemapKinds.some((each) => each === kind))
          expect(read.filter((page) => kindOf(page.url) !== kind).map((page) => page.url)).toEqual([])
        if (/^(stories|players|games|teams|pages)-?/.test(name))
          expect([name, read.length]).not.toEqual([name, 0])
      }
      expect(seen.filter((url) => !url.startsWith(`${request.origin}/`))).toEqual([])
      expect(seen.filter((url) => new URL(url).pathname.startsWith('/hidden'))).toEqual([])
      expect(seen.length).toBe(new Set(seen).size)
      expect(await sitemapPages(request, 'nothing-1', aSaturday)).toBeNull()
    },
  )

  test('the news sitemap has the stories of two days', async () => {
    const pages = await sitemapPages(requestOf('halcyon'), 'news', aSaturday)
    expect(pages?.length).toBeGreaterThan(0)
    for (const { news } of pages ?? [])
      expect(aSaturday.getTime() - Date.parse(news?.date ?? '')).toBeLessThanOrEqual(48 * 3_600_000)
  })

  test('what is hidden or not yet published is in no feed and no sitemap, and the other school keeps its own', async () => {
    const request = requestOf('halcyon')
    const [first, second] = (await request.api.news.stories({ $pageSize: 2 })).items
    const inAll = async (title: string) => {
      const feed = await loadStoryFeed(request, { kind: 'sport', slug: 'news' })
      const news = await sitemapPages(request, 'news', aSaturday)
      return (
        feed?.items.some((item) => item.title === title) || news?.some((page) => page.news?.title === title)
      )
    }
    expect(await inAll(first?.title ?? '')).toBe(true)
    await services.scope.write('halcyon', async (tx) => {
      await tx
        .update(stories)
        .set({ hidden: true })
        .where(eq(stories.id, first?.id ?? 0))
      const later = new Date(aSaturday.getTime() + 3_600_000)
      await tx
        .update(stories)
        .set({ publishAt: later })
        .where(eq(stories.id, second?.id ?? 0))
      await indexContent({ tx }, 'story', [first?.id ?? 0, second?.id ?? 0])
    })
    const listed = (await sitemapPages(request, 'stories-1', aSaturday))?.map(({ url }) => url)
    for (const story of [first, second]) {
      expect(await inAll(story?.title ?? '')).toBe(false)
      expect(listed).not.toContain(`${request.origin}${story?.url}`)
    }
  })
})
