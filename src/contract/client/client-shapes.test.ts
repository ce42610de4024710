import { describe, expect, test } from 'vitest'
import type { Game } from '../games.ts'
import type { MinimalGameState } from '../live.ts'
import { gameStateNumber } from '../shapes/game-state.ts'
import { toScoreboardItem } from './client-scoreboard.ts'
import { formatClock, ordinalPeriod, schoolAndOpponent, toClientLiveStats } from './client-shapes.ts'
import { toClientSport } from './client-sport.ts'

const game = {
  id: 7,
  type: 'upcoming',
  sport: { title: 'Football', abbrev: 'FB' },
  opponent: { title: 'Ellery', image: '/e.svg' },
  atVs: 'at',
  startDate: '2026-11-21T18:00:00',
  time: '6:00 PM',
  status: 'A',
  gameState: 0,
  locationIndicator: 'A',
  media: { stats: '/s', audio: null, video: '/v' },
  story: null,
  result: null,
  gameCenterEnabled: true,
  gameCenterLink: '/game-center/7',
} as unknown as Game

const team = (Name: string, Score: number) => ({ Name, Score, PeriodScores: [Score], PeriodTimeouts: [3] })
const state = {
  HasStarted: true,
  IsComplete: false,
  ClockSeconds: 125,
  Period: 3,
  PeriodsRegulation: 2,
  HomeTeam: team('Ellery', 40),
  VisitingTeam: team('Halcyon', 52),
} as unknown as MinimalGameState

describe('the client shapes of the specification', () => {
  test('optional fields of a sport become null when missing, short_title and url are always empty', () => {
    const sport = toClientSport({ id: 1, title: 'Football', shortName: 'football' })
    expect(sport).toMatchObject({
      facebook: null,
      gender: null,
      rosterId: null,
      non_sport: false,
      short_title: '',
      url: '',
    })
  })

  test.each([
    [0, '0:00'],
    [65, '1:05'],
    [1200, '20:00'],
  ])('%i seconds on the clock show as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text)
  })

  test.each([
    [1, 4, '1st'],
    [2, 2, '2nd'],
    [3, 4, '3rd'],
    [4, 4, '4th'],
    [11, 0, '11th'],
    [3, 2, 'OT 1'],
    [6, 4, 'OT 2'],
  ])('period %i of %i shows as %s', (period, regulation, text) => {
    expect(ordinalPeriod(period, regulation)).toBe(text)
  })

  test.each([
    ['A', 'Halcyon'],
    ['H', 'Ellery'],
    ['N', 'Ellery'],
  ] as const)(
    'the school is the away team when the location indicator is A, otherwise the home team: %s',
    (indicator, name) => {
      const { school, opponent } = schoolAndOpponent(toClientLiveStats(state), indicator)
      expect(school.name).toBe(name)
      expect(opponent.name).not.toBe(name)
    },
  )

  test.each([
    ['Scheduled', false],
    ['Live', true],
  ] as const)('a card of a game that is %s', (state, isLive) => {
    expect(toScoreboardItem({ ...game, gameState: gameStateNumber(state) }).is_live).toBe(isLive)
  })

  test.each([
    ['P', 'P'],
    ['C', 'C'],
    ['A', 'Final'],
  ] as const)('status %s is %s on a card', (status, expected) => {
    expect(toScoreboardItem({ ...game, status }).status).toBe(expected)
  })
})
