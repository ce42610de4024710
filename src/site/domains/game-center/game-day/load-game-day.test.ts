import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '#contract/client/client.ts'
import { gameDayOf } from './chosen-game.ts'

const sport = { id: 2, title: "Men's Basketball", globalSportNameSlug: 'mens-basketball' }
const team = (name: string, Score: string | null) => ({
  name,
  abbreviation: name.slice(0, 3),
  Score,
  color: '#0b3c5d',
})
const game = {
  id: 7,
  sport,
  gameState: 3,
  startDate: '2026-11-18T19:00:00',
  startDateUtc: '2026-11-19T00:00:00Z',
  locationIndicator: 'H',
  gameCenterEnabled: true,
  opponent: { title: 'Ellery', abbreviation: 'ELL' },
  media: {},
}
const hero = {
  id: 7,
  sport,
  gameState: 3,
  teams: { away: team('Ellery', '28'), home: team('Halcyon', '34') },
}
const side = (Name: string, Score: number) => ({
  Name,
  Score,
  PeriodScores: [Score],
  Logo: null,
  CurrentRecord: null,
})
const details = {
  Game: {
    Id: 7,
    HasStarted: true,
    IsComplete: false,
    Period: 2,
    PeriodsRegulation: 2,
    ClockSeconds: 400,
    ClientAbbrev: 'HSU',
    HomeTeam: side('Halcyon', 34),
    VisitingTeam: side('Ellery', 28),
  },
  Leaders: { HomeTeam: [], VisitingTeam: [] },
  Plays: Array.from({ length: 9 }, (_, place) => ({
    Period: 2,
    ClockSeconds: 500 - place,
    Side: 'home',
    Text: `play ${place}`,
    VisitingScore: 28,
    HomeScore: 34,
  })),
}

const load = (answers: Record<string, unknown>) =>
  gameDayOf(
    createClient({
      baseUrl: '',
      tenant: 'halcyon',
      log: () => {},
      fetch: async (address) => {
        const answer = answers[String(address).replace('/api/v2', '')]
        return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
      },
    }),
    '2026-11-18',
  )

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('a home page leads with', () => {
  test('the game that is on: its score, its last plays, its colours', async () => {
    const gameDay = await load({
      '/LiveStats/on-air': [{ id: 7, sport, opponent: { title: 'Ellery' } }],
      '/game-center/7/hero': { ...hero, game },
      '/LiveStats/details?gameId=7': details,
      '/game-center/7/stories': [],
    })
    expect(gameDay?.live).toMatchObject({
      phase: 'during',
      clock: { id: 7, type: 'upcoming', live: { phase: 'live', play: { home: { score: 34 } } } },
      colors: { home: { fill: '#0b3c5d' } },
    })
    expect(gameDay?.live.feed?.plays.map(({ text }) => text)).toEqual([
      'play 4',
      'play 5',
      'play 6',
      'play 7',
      'play 8',
    ])
  })

  test('on the day of it with its result and its recap', async () => {
    const result = { status: 'W', teamScore: '72', opponentScore: '60' }
    const gameDay = await load({
      '/LiveStats/on-air': [],
      '/EventsResults/results?%24pageSize=6': { items: [{ ...game, gameState: 8, type: 'recent', result }] },
      '/game-center/7/hero': {
        ...hero,
        gameState: 8,
        game: { ...game, gameState: 8, type: 'recent', result },
      },
      '/game-center/7/stories': [
        { id: 1, title: 'Before', type: 'preview', date: '2026-11-18T10:00:00Z', sport, url: '/1' },
        { id: 2, title: 'After', type: 'recap', date: '2026-11-19T03:00:00Z', sport, url: '/2' },
      ],
    })
    expect(gameDay?.live).toMatchObject({
      phase: 'after',
      board: { isOver: true, word: 'Final' },
      feed: null,
    })
    expect(gameDay?.still.story?.title).toBe('After')
  })

  test('nothing on other days', async () => {
    expect(await load({ '/LiveStats/on-air': [] })).toBeNull()
  })
})
