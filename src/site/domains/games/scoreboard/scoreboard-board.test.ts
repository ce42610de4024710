import { describe, expect, test, vi } from 'vitest'
import type { Api } from '#contract/api.ts'
import type { Game } from '#contract/games.ts'
import { loadBoard, loadChosenBoard, loadMore } from './scoreboard-board.ts'

const game = (id: number, change: Partial<Game> = {}) =>
  ({
    id,
    type: 'upcoming',
    startDate: '2099-11-21T18:00:00',
    startDateUtc: '2099-11-21T23:00:00Z',
    sport: { title: 'Football', globalSportNameSlug: 'football', shortName: 'football' },
    opponent: { title: 'Ellery', image: null, abbreviation: 'ELL', prefix: null },
    media: {},
    story: null,
    result: null,
    ...change,
  }) as unknown as Game

/** A school whose scoreboard has so many games. */
function schoolWith(games: Game[]) {
  const scoreboard = vi.fn(async ({ $pageIndex = 0, $pageSize = 10 }) => ({
    items: games.slice($pageIndex * $pageSize, ($pageIndex + 1) * $pageSize),
  }))
  const live = vi.fn(async () => ({ Games: [] }))
  const api = {
    games: { scoreboard },
    live: { games: live },
    'game-center': { games: async () => [{ id: 1, gameState: 3 }] },
    sports: { list: async () => [{ id: 4, title: 'Football', nonSport: false, scheduleId: 4 }] },
  } as unknown as Api
  return { api, scoreboard, live }
}
const season = (count: number) => Array.from({ length: count }, (_, index) => game(index + 1))

describe('the scoreboard', () => {
  test('asks for pages of 12 and omits sportId when it is 0', async () => {
    const { api, scoreboard } = schoolWith(season(20))
    await loadBoard(api)
    expect(scoreboard).toHaveBeenCalledWith({ $pageIndex: 0, $pageSize: 12 })
    await loadBoard(api, 4)
    expect(scoreboard).toHaveBeenLastCalledWith({ sportId: 4, $pageIndex: 0, $pageSize: 12 })
  })

  test("'more to load' becomes false when a page returns fewer than the requested count", async () => {
    const { api } = schoolWith(season(20))
    const first = await loadBoard(api)
    expect(first).toMatchObject({ pages: 1, hasMore: true })
    const second = await loadMore(api, first)
    expect(second).toMatchObject({ pages: 2, hasMore: false })
    expect(second.cards.map(({ id }) => id)).toEqual(season(20).map(({ id }) => id))
  })

  test('or none', async () => {
    const { api } = schoolWith(season(12))
    const first = await loadBoard(api)
    expect(first.hasMore).toBe(true)
    const second = await loadMore(api, first)
    expect(second.hasMore).toBe(false)
    expect(second.cards).toHaveLength(12)
  })

  test('a game that moved between two pages has one card', async () => {
    const { api } = schoolWith([...season(12), game(12), game(13)])
    const board = await loadMore(api, await loadBoard(api))
    expect(board.cards.filter(({ id }) => id === 12)).toHaveLength(1)
  })

  test('asks for live scores only when a game may be on', async () => {
    const quiet = schoolWith(season(3))
    await loadBoard(quiet.api)
    expect(quiet.live).not.toHaveBeenCalled()
    const gameDay = schoolWith([game(1, { startDateUtc: new Date().toISOString() })])
    const { cards } = await loadBoard(gameDay.api)
    expect(cards[0]?.live).toEqual({ id: 1, phase: 'live', play: null })
  })

  test.each([
    ['/', undefined],
    ['/?scoreboard=4', 4],
    ['/?scoreboard=99', undefined],
  ])('without a script the filter is an address: %s', async (address, sportId) => {
    const { api, scoreboard } = schoolWith([])
    await loadChosenBoard(api, new URL(address, 'https://a.example'))
    expect(scoreboard).toHaveBeenCalledWith({ sportId, $pageIndex: 0, $pageSize: 12 })
  })

  test('a game that could not be parsed has no card, and counts where it is asked whether there is more', async () => {
    const { api } = schoolWith([{} as Game, ...season(20)])
    const first = await loadBoard(api)
    expect(first.cards.map(({ id }) => id)).toEqual(season(11).map(({ id }) => id))
    expect(first.hasMore).toBe(true)
    expect((await loadMore(api, first)).cards).toHaveLength(20)
  })
})
