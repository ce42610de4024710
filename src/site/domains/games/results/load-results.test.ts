import { describe, expect, test } from 'vitest'
import { type Answers, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadResults } from './load-results.ts'

const results = { items: [], totalItems: 51, team: { seasons: ['2026', '2025'] } }
const open = (query: string, change: Answers['games'] = {}, sportSlug = 'football') => {
  const args = loading(
    `/sports/${sportSlug}/results${query}`,
    { sportSlug },
    { sports, games: { results, ...change } },
  )
  return { page: loadResults(args), api: args.api }
}
const all = { sportId: 1, playedOnly: true, $pageIndex: 0, $pageSize: 50 }

describe('the results of a team', () => {
  test.each([
    ['', all],
    ['?season=2025&location=H&outcome=W', { ...all, season: '2025', locationIndicator: 'H', outcome: 'W' }],
    [
      '?conference=1&opponent=%20Wex%20%20combe&page=2',
      { ...all, conferenceOnly: true, opponent: 'Wex combe', $pageIndex: 1 },
    ],
    ['?location=moon&outcome=N', all],
  ])('with %j ask for what the address means', async (query, asked) => {
    const { page, api } = open(query)
    await page
    expect(api.games.results).toHaveBeenCalledExactlyOnceWith(asked)
  })

  test.each(['?season=1912', '?page=3', '?page=0'])('have no page with %j', async (query) => {
    expect(await refusalOf(open(query).page)).toEqual([404, 'Page Not Found: /sports/football/results'])
  })

  test('are none of a sport that nobody plays', async () => {
    const { page, api } = open('', {}, 'curling')
    expect(await refusalOf(page)).toEqual([404, 'Page Not Found: /sports/curling/results'])
    expect(api.games.results).not.toHaveBeenCalled()
  })

  test('have one address for search engines, and a way to each season', async () => {
    expect(await open('').page).toMatchObject({
      pages: 2,
      head: { canonical: '/sports/football/results', isHidden: false },
      seasonLinks: [
        { season: 'All', href: '/sports/football/results' },
        { season: '2026', href: '/sports/football/results?season=2026' },
        { season: '2025' },
      ],
    })
    expect((await open('?outcome=W').page).head).toMatchObject({
      canonical: '/sports/football/results',
      isHidden: true,
    })
  })

  test('that cannot be had leave an empty page', async () => {
    expect(await open('', { results: new Error('down') }).page).toMatchObject({
      games: [],
      totalItems: 0,
      record: null,
    })
  })
})
