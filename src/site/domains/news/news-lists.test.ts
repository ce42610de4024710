import { describe, expect, test } from 'vitest'
import type { Api } from '#contract/api.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadArchives } from './archives/load-archives.ts'
import { loadClippings } from './archives/load-clippings.ts'
import { loadTag } from './tags/load-tag.ts'
import { loadTags } from './tags/load-tags.ts'

const seniorDay = { id: 4, name: 'Senior Day', slug: 'senior-day' }
const answers: Answers = {
  sports,
  news: {
    archives: [{ month: '2026-11', count: 3, sports: [{ sportId: 1, count: 3 }] }],
    stories: {
      items: [{ id: 1, date: '2026-11-14T20:00:00Z', publishedOn: '2026-11-14', sport: football }],
      totalItems: 40,
    },
    clippings: { items: [{ id: 1, date: '2026-11-14' }], totalItems: 40 },
    tags: { items: [seniorDay], totalItems: 200 },
    tag: {
      tag: seniorDay,
      counts: [{ kind: 'story', count: 48 }],
      content: { items: [{ kind: 'story', id: 1, date: '2026-11-14' }], totalItems: 48 },
    },
  },
}

const lists = {
  '/archives': { load: loadArchives, asked: ({ news }: Api) => news.stories, size: 20 },
  '/clippings': { load: loadClippings, asked: ({ news }: Api) => news.clippings, size: 20 },
  '/tags': { load: loadTags, asked: ({ news }: Api) => news.tags, size: 100 },
  '/tags/senior-day': { load: loadTag, asked: ({ news }: Api) => news.tag, size: 24 },
  '/sports/football/archives': { load: loadArchives, asked: ({ news }: Api) => news.stories, size: 20 },
  '/tags/senior-day/football': { load: loadTag, asked: ({ news }: Api) => news.tag, size: 24 },
}
const paths = Object.keys(lists) as (keyof typeof lists)[]
const open = (address: string, given = answers) => {
  const path = address.split('?')[0] as keyof typeof lists
  const [, , , sportSlug] = path.split('/')
  const params = path.startsWith('/sports/') ? { slug: 'football' } : { tagSlug: 'senior-day', sportSlug }
  const args = loading(address, params, given)
  return {
    page: lists[path].load(args),
    asked: lists[path].asked(args.api),
    api: args.api,
    size: lists[path].size,
  }
}

describe('a list of the newsroom', () => {
  test.each([
    ['/archives', {}],
    ['/archives?month=2026-11&text=%20late%20%20rally', { month: '2026-11', text: 'late rally' }],
    ['/archives?tag=senior-day&page=2', { tag: 'senior-day', $pageIndex: 1 }],
    ['/archives?month=2026-13&page=none', {}],
    ['/sports/football/archives', { sportId: 1 }],
    ['/clippings?sport=mbball&text=rally', { sportId: 2, text: 'rally' }],
    ['/clippings?sport=curling', {}],
    ['/tags?text=senior&page=2', { text: 'senior', $pageIndex: 1 }],
    ['/tags/senior-day?kind=video', { tagSlug: 'senior-day', kind: 'video' }],
    ['/tags/senior-day?kind=smell', { tagSlug: 'senior-day' }],
    ['/tags/senior-day/football?page=2', { tagSlug: 'senior-day', sportId: 1, $pageIndex: 1 }],
  ])('at %s asks for what its address means', async (address, query) => {
    const { page, asked, size } = open(address)
    await page
    expect(asked).toHaveBeenCalledExactlyOnceWith({ $pageIndex: 0, $pageSize: size, ...query })
  })

  test.each(paths)('at %s has no third page where two hold everything', async (path) => {
    expect((await open(`${path}?page=2`).page).pages).toBe(2)
    expect(await refusalOf(open(`${path}?page=3`).page)).toEqual([404, `Page Not Found: ${path}`])
  })

  test.each([
    ['/archives', '/archives', false],
    ['/archives?month=2026-11&page=2', '/archives?month=2026-11&page=2', false],
    // Words and tags are a reader's own question.
    ['/archives?month=2026-11&text=rally&page=2', '/archives?month=2026-11', true],
    ['/archives?tag=senior-day', '/archives', true],
    ['/clippings?page=2', '/clippings?page=2', false],
    ['/clippings?sport=football&page=2', '/clippings', true],
    ['/tags?text=senior', '/tags', true],
    ['/tags?page=2', '/tags?page=2', false],
    ['/tags/senior-day/football?page=2', '/tags/senior-day/football?page=2', false],
    ['/tags/senior-day?kind=story&page=2', '/tags/senior-day', true],
  ])('at %s is known to search engines as %s, hidden %s', async (address, canonical, isHidden) => {
    expect((await open(address).page).head).toMatchObject({ canonical, isHidden })
  })

  test.each([
    ['/archives?sport=football&month=2026-11', '/sports/football/archives?month=2026-11'],
    ['/tags/senior-day?sport=mbball&kind=video&page=2', '/tags/senior-day/mens-basketball?kind=video'],
  ])('at %s leads to the address of the sport chosen in its form', async (address, to) => {
    expect(await refusalOf(open(address).page)).toEqual([302, to])
  })

  test('that is empty is hidden from search engines', async () => {
    const none = { ...answers, news: { ...answers.news, stories: {}, tag: { tag: seniorDay } } }
    for (const path of ['/archives', '/tags/senior-day'])
      expect(await open(path, none).page).toMatchObject({ head: { isHidden: true }, pages: 1 })
  })
})

describe('story archives', () => {
  test('of a sport have its months, its feed and its bar', async () => {
    const { api, page } = open('/sports/football/archives')
    expect(await page).toMatchObject({
      name: 'Football Story Archives',
      head: { feed: expect.stringContaining('football') as string },
      sportBar: { sport: { id: 1 } },
      months: [{ month: '2026-11', count: 3 }],
      groups: [{ month: '2026-11', stories: [{ id: 1 }] }],
    })
    expect(api.news.archives).toHaveBeenCalledExactlyOnceWith({ sportId: 1 })
  })

  test('have no page of a tag that nobody uses, nor of a sport that nobody plays', async () => {
    expect(await refusalOf(open('/archives?tag=junior-day').page)).toEqual([404, 'Page Not Found: /archives'])
    const curling = loading('/sports/curling/archives', { slug: 'curling' }, answers)
    expect(await refusalOf(loadArchives(curling))).toEqual([404, 'Page Not Found: /sports/curling/archives'])
  })
})

describe('a tag', () => {
  test('of a sport that nobody plays is no page', async () => {
    const params = { tagSlug: 'senior-day', sportSlug: 'curling' }
    const args = loading('/tags/senior-day/curling', params, answers)
    expect(await refusalOf(loadTag(args))).toEqual([404, 'Page Not Found: /tags/senior-day/curling'])
    expect(args.api.news.tag).not.toHaveBeenCalled()
  })

  test('that nobody knows is as the API says', async () => {
    const { page } = open('/tags/senior-day', { sports, news: { tag: notFound('No such tag.') } })
    expect(await refusalOf(page)).toEqual([404, 'No such tag.'])
  })
})
