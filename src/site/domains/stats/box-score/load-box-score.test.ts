import { describe, expect, test } from 'vitest'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadBoxScore, standingOf } from './load-box-score.ts'

const address = '/sports/football/stats/2026/wexcombe/boxscore/7'
const game = {
  id: 7,
  sport: football,
  startDate: '2026-11-14T15:00:00',
  opponent: { id: 4, title: 'Wexcombe', slug: 'wexcombe' },
  result: { status: 'W' as const, recap: '/news/a-win' },
  gameCenterLink: '/game-center/7',
}
const box = {
  gameId: 7,
  season: '2026',
  sport: football,
  game,
  away: { name: 'Wexcombe', scoreByPeriod: [7, 3] },
  home: { name: 'Halcyon', scoreByPeriod: [10, 0] },
}
const params = { globalSportNameSlug: 'football', season: '2026', oppSlug: 'wexcombe', gameId: '7' }
const open = (
  boxscore: NonNullable<Answers['stats']>['boxscore'] = box,
  at = address,
  scoreboard = {},
  gameId = '7',
) => {
  const args = loading(at, { ...params, gameId }, { stats: { boxscore }, games: { scoreboard } })
  return { page: loadBoxScore(args), api: args.api }
}

describe('the page of a box score', () => {
  test('leads to the recap, the game center and the schedule', async () => {
    const { page, api } = open()
    expect(await page).toMatchObject({
      head: { canonical: address },
      sportBar: { sport: { id: 1 } },
      watched: { id: 7 },
      view: {
        standing: 'Final',
        links: [
          { href: '/news/a-win' },
          { href: '/game-center/7' },
          { href: '/sports/football/schedule', label: 'Schedule' },
          { href: `${address}/boxscore.pdf`, label: 'Box score (PDF)' },
          { href: '/cards/game/7.png?v=0&shape=square', label: 'Share card' },
        ],
      },
    })
    expect(api.stats.boxscore).toHaveBeenCalledExactlyOnceWith({ gameId: 7 })
    expect(api.games.scoreboard).not.toHaveBeenCalled()
  })

  test('at another address of the game is sent to its own', async () => {
    const wrong = '/sports/football/stats/2025/wexcombe/boxscore/7'
    expect(await refusalOf(open(box, wrong).page)).toEqual([301, address])
  })

  test.each(['0', 'seven', '1234567890'])('with the id %s is none, and nobody is asked', async (gameId) => {
    const { page, api } = open(box, '/wrong', {}, gameId)
    expect(await refusalOf(page)).toEqual([404, 'Page Not Found: /wrong'])
    expect(api.stats.boxscore).not.toHaveBeenCalled()
  })

  test('is none where no box score was kept', async () => {
    const { page, api } = open(null)
    expect(await refusalOf(page)).toEqual([404, `Page Not Found: ${address}`])
    expect(api.games.scoreboard).not.toHaveBeenCalled()
  })

  test('of a server that does not tell the game has it from the scoreboard, and is none where that has none', async () => {
    const { sport: _, game: __, ...told } = box
    const { page, api } = open(told, address, { items: [game] })
    expect((await page).view.box).toMatchObject({ sport: { id: 1 }, periods: ['1', '2'] })
    expect(api.games.scoreboard).toHaveBeenCalledExactlyOnceWith({ gameId: 7 })
    expect(await refusalOf(open(told).page)).toEqual([404, `Page Not Found: ${address}`])
  })
})

type Standing = Parameters<typeof standingOf>[0]
const standing = (sportGroup: string, slug: string, periods: string[], result: object | null) =>
  standingOf({
    sportGroup,
    periods,
    game: { result, gameStateDisplay: 'Top 5th', sport: { globalSportNameSlug: slug } },
  } as Standing)
const innings = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

test.each([
  ['football', 'football', ['1', '2'], null, 'Top 5th'],
  ['football', 'football', ['1', '2'], {}, 'Final'],
  ['football', 'football', ['1', '2', 'OT'], {}, 'Final/OT'],
  ['baseball', 'baseball', innings(9), {}, 'Final'],
  ['baseball', 'baseball', innings(10), {}, 'Final/10'],
  ['baseball', 'softball', innings(8), {}, 'Final/8'],
  ['tennis', 'mens-tennis', [], {}, 'Final'],
])('a game of %s (%s) after %j with the result %o stands %j', (group, slug, periods, result, words) => {
  expect(standing(group, slug, periods, result)).toBe(words)
})
