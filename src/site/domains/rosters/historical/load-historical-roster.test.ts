import { describe, expect, test } from 'vitest'
import { loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadHistoricalRoster } from './load-historical-roster.ts'

const open = (query: string, globalSportNameSlug?: string) => {
  const path = globalSportNameSlug ? `/sports/${globalSportNameSlug}/historical-roster` : '/historical-roster'
  const rosters = { historical: { totalItems: 51, firstYear: 1991 } }
  const args = loading(path + query, { globalSportNameSlug }, { sports, rosters })
  return { page: loadHistoricalRoster(args), api: args.api }
}
const everybody = { $pageIndex: 0, $pageSize: 50 }

describe('the all-time roster', () => {
  test.each([
    ['', undefined, everybody],
    ['?letter=b&decade=1990&page=2', undefined, { letter: 'B', decade: 1990, $pageIndex: 1, $pageSize: 50 }],
    ['?text=%20ada%20%20b', 'mbball', { ...everybody, text: 'ada b', sportId: 2 }],
    ['?letter=4&decade=1995&page=first', undefined, everybody],
  ])('with %j, of %s, asks for what its address means', async (query, slug, asked) => {
    const { page, api } = open(query, slug)
    await page
    expect(api.rosters.historical).toHaveBeenCalledExactlyOnceWith(asked)
  })

  test('has one address for search engines, whatever is chosen, and decades since the first', async () => {
    const page = await open('?letter=b&page=2', 'football').page
    expect(page.head.canonical).toBe('/sports/football/historical-roster')
    expect(page).toMatchObject({ pages: 2, sportBar: { sport: { id: 1 } } })
    expect(page.decades.at(-1)).toBe(1990)
    expect(await open('').page).toMatchObject({ head: { canonical: '/historical-roster' }, sportBar: null })
  })

  test('leads to the address of the sport chosen in its form', async () => {
    expect(await refusalOf(open('?sport=mbball&letter=b').page)).toEqual([
      302,
      '/sports/mens-basketball/historical-roster?letter=B',
    ])
  })

  test.each(['curling', 'general'])('is none of what is no team: %s', async (slug) => {
    const { page, api } = open('', slug)
    expect(await refusalOf(page)).toEqual([404, `Page Not Found: /sports/${slug}/historical-roster`])
    expect(api.rosters.historical).not.toHaveBeenCalled()
  })
})
