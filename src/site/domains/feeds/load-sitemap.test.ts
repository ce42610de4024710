import { describe, expect, test } from 'vitest'
import type { Tenant } from '#contract/tenants.ts'
import { type Answers, fakeApi, sports } from '#tests/factories/loading.ts'
import { sitemapFiles, sitemapPages } from './load-sitemap.ts'

const origin = 'https://halcyon.example'
const now = new Date('2026-11-15T12:00:00Z')
const asked = (answers: Answers) => ({
  api: fakeApi(answers),
  tenant: { name: 'Halcyon State University' } as Tenant,
  origin,
})
const story = (id: number, change: object = {}) => ({
  id,
  title: `Story ${id}`,
  date: '2026-11-14T12:00:00Z',
  publishedOn: '2026-11-14',
  url: `/news/2026/11/14/story-${id}`,
  ...change,
})
const many = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, index) => story(index + 1, change))

describe('the index of sitemaps', () => {
  test('has the pages, the teams, the news and every part of each kind; what is new is in the last part', async () => {
    const sitemap = [
      { kind: 'stories' as const, parts: 2, lastModified: '2026-11-14' },
      { kind: 'players' as const, parts: 0 },
    ]
    expect(await sitemapFiles(asked({ feeds: { sitemap } }))).toEqual([
      { url: `${origin}/sitemaps/pages.xml`, lastModified: '2026-11-14' },
      { url: `${origin}/sitemaps/teams.xml`, lastModified: '2026-11-14' },
      { url: `${origin}/sitemaps/news.xml`, lastModified: '2026-11-14' },
      { url: `${origin}/sitemaps/stories-1.xml`, lastModified: null },
      { url: `${origin}/sitemaps/stories-2.xml`, lastModified: '2026-11-14' },
    ])
  })

  test('of a school without stories does not know when it changed', async () => {
    const [pages] = await sitemapFiles(asked({ feeds: { sitemap: [] } }))
    expect(pages?.lastModified).toBe(null)
  })
})

describe('a sitemap', () => {
  test('of the pages asks for nothing', async () => {
    expect(await sitemapPages(asked({}), 'pages', now)).toContainEqual({ url: `${origin}/calendar` })
  })

  test('of the teams has what each has, and nothing of what is no team', async () => {
    const urls = (await sitemapPages(asked({ sports }), 'teams', now))?.map(({ url }) => url)
    expect(urls).toContain(`${origin}/sports/mens-basketball/schedule`)
    expect(urls).not.toContain(`${origin}/sports/football/roster`)
    expect(urls?.filter((url) => url.includes('general'))).toEqual([])
  })

  test('of a kind has the addresses of its part, whole', async () => {
    const request = asked({ feeds: { sitemapPart: [{ path: '/news/a', lastModified: '2026-11-14' }] } })
    expect(await sitemapPages(request, 'stories-2', now)).toEqual([
      { url: `${origin}/news/a`, lastModified: '2026-11-14' },
    ])
    expect(request.api.feeds.sitemapPart).toHaveBeenCalledExactlyOnceWith({
      sitemapKind: 'stories',
      sitemapPart: 2,
    })
  })

  test.each(['stories', 'stories-0', 'stories-12345', 'secrets-1', ''])('named %j is none', async (name) => {
    const request = asked({})
    expect(await sitemapPages(request, name, now)).toBe(null)
    expect(request.api.feeds.sitemapPart).not.toHaveBeenCalled()
  })
})

describe('the sitemap of the news', () => {
  const newsOf = async (stories: NonNullable<Answers['news']>['stories']) => {
    const request = asked({ news: { stories } })
    return { pages: await sitemapPages(request, 'news', now), api: request.api }
  }

  test('has the stories of two days that are told here', async () => {
    const items = [story(1), story(2, { isExternal: true }), story(3, { date: '2026-11-13T11:59:59Z' })]
    const { pages, api } = await newsOf({ items })
    expect(pages).toEqual([
      {
        url: `${origin}/news/2026/11/14/story-1`,
        lastModified: '2026-11-14',
        news: {
          publication: 'Halcyon State University Athletics',
          title: 'Story 1',
          date: '2026-11-14T12:00:00Z',
        },
      },
    ])
    expect(api.news.stories).toHaveBeenCalledExactlyOnceWith({ $pageIndex: 0, $pageSize: 100 })
  })

  test('goes on while all are of these two days, to a thousand of them', async () => {
    const { pages, api } = await newsOf(() => ({ items: many(100) }))
    expect(pages).toHaveLength(1_000)
    expect(api.news.stories).toHaveBeenCalledTimes(10)
    const short = await newsOf((query) => ({ items: many(query?.$pageIndex === 0 ? 100 : 99) }))
    expect(short.api.news.stories).toHaveBeenCalledTimes(2)
  })
})
