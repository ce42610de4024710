import { describe, expect, test } from 'vitest'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadSeasonStats } from './load-season-stats.ts'
import { loadStatsPdf } from './load-stats-pdf.ts'

const address = '/sports/football/stats'
const season = { games: 9, sport: football, season: '2026', seasons: ['2026', '2025'], currentSeason: '2026' }
type Stats = Answers['stats']

describe('the statistics of a season', () => {
  const open = (at = address, stats: Stats = {}) => {
    const params = { sportSlug: 'football', season: /stats\/(\d{4})/.exec(at)?.[1] }
    const args = loading(at, params, {
      stats: { cumulative: season, leaders: { ...season, categories: [] }, ...stats },
    })
    return { page: loadSeasonStats(args), api: args.api }
  }

  test.each([
    [address, { slug: 'football' }],
    [`${address}/2026`, { slug: 'football', season: '2026' }],
  ])('at %s are those of that season, the latest unless one is named', async (at, asked) => {
    const { page, api } = open(at)
    expect(await page).toMatchObject({
      head: { canonical: address },
      pdf: `${address}/2026/pdf`,
      seasonLinks: [{ href: address }, { href: `${address}/2025` }],
    })
    expect(api.stats.cumulative).toHaveBeenCalledExactlyOnceWith(asked)
    expect(api.stats.leaders).toHaveBeenCalledExactlyOnceWith(asked)
  })

  test('of a season without a game are words instead of zeros, and nothing to choose from', async () => {
    const { page } = open(address, { cumulative: { ...season, games: 0, record: '0-0' } })
    expect(await page).toMatchObject({ facts: [], views: [] })
    expect((await open().page).views).toHaveLength(5)
  })

  test('do without the leaders where nobody leads', async () => {
    expect((await open(address, { leaders: null }).page).numbers.leaders).toEqual([])
  })

  test('of a sport without numbers are no page, and under another name of the team are sent to the right one', async () => {
    expect(await refusalOf(open(address, { cumulative: null }).page)).toEqual([
      404,
      `Page Not Found: ${address}`,
    ])
    expect(await refusalOf(open('/sports/fball/stats?view=highs').page)).toEqual([
      301,
      `${address}?view=highs`,
    ])
  })
})

describe('the statistics as a PDF', () => {
  const at = `${address}/2026/pdf`
  const open = (change: object | null = {}) => {
    const cumulative = change && { ...season, sportGroup: 'football' as const, ...change }
    const args = loading(at, { sportSlug: 'football', season: '2026' }, { stats: { cumulative } })
    return { page: loadStatsPdf(args), api: args.api }
  }

  test('of a season without a game are no sheets yet', async () => {
    expect(await open({ games: 0 }).page).toMatchObject({ contents: [] })
  })

  test('are of the season named, and lead to the file and to the page', async () => {
    const { page, api } = open()
    expect(await page).toMatchObject({
      head: { canonical: at },
      file: `${address}/2026/statistics.pdf`,
      online: address,
      seasonLinks: [{ href: at }, { href: `${address}/2025/pdf` }],
    })
    expect(api.stats.cumulative).toHaveBeenCalledExactlyOnceWith({ slug: 'football', season: '2026' })
  })

  test('have results and highs where there are games behind them', async () => {
    const highs = 'Individual, Team and Opponent Highs'
    expect((await open().page).contents).not.toContain(highs)
    const gameByGame = [{ gameId: 7, startDate: '2026-11-14T15:00:00' }]
    expect((await open({ gameByGame }).page).contents).toContain(highs)
  })

  test('of a sport without numbers are no page', async () => {
    expect(await refusalOf(open(null).page)).toEqual([404, `Page Not Found: ${at}`])
  })
})
