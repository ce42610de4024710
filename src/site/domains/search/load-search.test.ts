import { describe, expect, test } from 'vitest'
import { type Answers, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadSearch } from './load-search.ts'

const item = { kind: 'story' as const, id: 1 }
const found = {
  total: 30,
  totalItems: 30,
  items: [item],
  grouped: [{ kind: 'story' as const, count: 30, items: [item] }],
}
const tag = (id: number) => ({ id, name: `Tag ${id}`, slug: `tag-${id}`, count: id })
const tags = { items: Array.from({ length: 14 }, (_, index) => tag(index + 1)) }
const open = (query: string, find: NonNullable<Answers['search']>['find'] = found) => {
  const args = loading(`/search${query}`, {}, { sports, search: { find }, news: { tags } })
  return { page: loadSearch(args), api: args.api }
}

describe('the search', () => {
  test.each([
    ['?q=%20late%20%20rally&page=3', { q: 'late rally', $pageIndex: 0, $pageSize: 1 }],
    ['?q=rally&kind=story&page=2', { q: 'rally', kind: 'story', $pageIndex: 1, $pageSize: 20 }],
    ['?q=rally&sport=mbball', { q: 'rally', sportId: 2, $pageIndex: 0, $pageSize: 1 }],
    ['?q=rally&sport=curling&kind=smell', { q: 'rally', $pageIndex: 0, $pageSize: 1 }],
  ])('with %s asks for what its address means', async (query, asked) => {
    const { page, api } = open(query)
    expect(await page).toMatchObject({ total: 30, groups: [{ kind: 'story', count: 30 }], ideas: [] })
    expect(api.search.find).toHaveBeenCalledExactlyOnceWith(asked)
    expect(api.news.tags).not.toHaveBeenCalled()
  })

  test.each(['', '?q=%20', '?kind=story'])('without words (%j) asks for nothing', async (query) => {
    const { page, api } = open(query)
    expect(await page).toMatchObject({ total: 0, pages: 1, groups: [], head: { words: { title: 'Search' } } })
    expect(api.search.find).not.toHaveBeenCalled()
  })

  test('that found nothing offers what is written about most', async () => {
    const { ideas } = await open('?q=xyz', {}).page
    expect(ideas).toHaveLength(12)
    expect(ideas[0]).toEqual({ name: 'Tag 14', href: '/tags/tag-14' })
  })

  test('has no page after its last', async () => {
    expect((await open('?q=rally&kind=story&page=2').page).pages).toBe(2)
    expect(await refusalOf(open('?q=rally&kind=story&page=3').page)).toEqual([404, 'Page Not Found: /search'])
  })

  test('stays out of search engines', async () => {
    expect((await open('?q=rally').page).head).toMatchObject({ canonical: '/search', isHidden: true })
  })

  test('that fails is no empty result', async () => {
    await expect(open('?q=rally', new Error('down')).page).rejects.toThrow('down')
  })
})
