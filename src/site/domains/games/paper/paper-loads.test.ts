import { describe, expect, test } from 'vitest'
import { type Answers, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadCalendarPaper } from './load-calendar-print.ts'
import { loadResultsPaper } from './load-results-print.ts'

describe('the calendar on paper', () => {
  const days = { type: 'list', sport: 'all', start: '2026-11-01', end: '2026-11-30', location: 'all' }
  const asked = { startDate: '2026-11-01', endDate: '2026-11-30' }
  const open = (params: object = {}, slug: string | null = null, query = '') => {
    const args = loading(
      `/calendar/print${query}`,
      { ...days, ...params },
      { sports, games: { calendar: {} } },
    )
    return { page: loadCalendarPaper(args, slug), api: args.api }
  }

  test.each([
    [{}, null, '', asked],
    [{ sport: 'mbball', location: 'home' }, null, '', { ...asked, sportId: 2, locationIndicator: 'H' }],
    [{ sport: '1' }, 'football', '', { ...asked, sportId: 1 }],
    [{}, 'football', '?type=special', { ...asked, sportId: 1, type: 'S' }],
  ])('of %o, on the page of %s with %j, has those days', async (params, slug, query, expected) => {
    const { page, api } = open(params, slug, query)
    expect((await page).head.isHidden).toBe(true)
    expect(api.games.calendar).toHaveBeenCalledExactlyOnceWith(expected)
  })

  test.each([
    [{ type: 'poster' }, null],
    [{ sport: 'curling' }, null],
    [{ end: '2026-10-31' }, null],
    [{ end: '2027-11-30' }, null],
    [{ location: 'moon' }, null],
    [{}, 'curling'],
    // Two sports at once are none.
    [{ sport: 'mbball' }, 'football'],
  ])('has no page of %o on the page of %s, and nobody is asked', async (params, slug) => {
    const { page, api } = open(params, slug)
    expect(await refusalOf(page)).toEqual([404, 'Page Not Found: /calendar/print'])
    expect(api.games.calendar).not.toHaveBeenCalled()
  })
})

describe('results on paper', () => {
  const played = (totalItems: number): NonNullable<Answers['games']>['results'] => ({
    items: [{ id: 1, startDate: '2026-11-14T15:00:00' }],
    totalItems,
    team: { seasons: ['2026'] },
  })
  const open = (params: object, results: NonNullable<Answers['games']>['results'] = played(1)) => {
    const args = loading('/paper', { sportSlug: 'football', ...params }, { sports, games: { results } })
    return { page: loadResultsPaper(args), api: args.api }
  }
  const all = { sportId: 1, playedOnly: true, $pageSize: 100 }

  test.each([
    [{ season: 'all', type: 'list' }, all],
    [
      { season: '2026', type: 'Away' },
      { ...all, season: '2026', locationIndicator: 'A' },
    ],
    [
      { season: 'all', type: 'conference' },
      { ...all, conferenceOnly: true },
    ],
  ])('of %o have one season or all of them', async (params, query) => {
    const { page, api } = open(params)
    expect(await page).toMatchObject({ sport: 'Football', head: { isHidden: true }, games: [{ id: 1 }] })
    expect(api.games.results).toHaveBeenCalledExactlyOnceWith(query)
  })

  test.each([
    [250, 3],
    [5_000, 10],
  ])('%i of them are asked for page by page, %i at most', async (totalItems, pages) => {
    const { page, api } = open({ season: 'all', type: 'list' }, played(totalItems))
    expect((await page).games).toHaveLength(pages)
    expect(api.games.results).toHaveBeenCalledTimes(pages)
    expect(api.games.results).toHaveBeenLastCalledWith({ ...all, $pageIndex: pages - 1 })
  })

  test.each([
    [{ season: 'all', type: 'poster' }],
    [{ season: 'next', type: 'list' }],
    [{ season: 'all', type: 'list', sportSlug: 'curling' }],
  ])('of %o are none', async (params) => {
    expect(await refusalOf(open(params).page)).toEqual([404, 'Page Not Found: /paper'])
  })

  test('of a season that the team never played are none; of one without such games they are empty', async () => {
    const none = { team: { seasons: ['2026'] } }
    expect(await refusalOf(open({ season: '1912', type: 'list' }, none).page)).toEqual([
      404,
      'Page Not Found: /paper',
    ])
    expect(await open({ season: '2026', type: 'neutral' }, none).page).toMatchObject({ games: [] })
  })
})
