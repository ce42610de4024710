import { describe, expect, test } from 'vitest'
import type { MinimalGameState } from '#contract/live.ts'
import type { GameState } from '#contract/shapes/game-state.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import { type LiveGame, livestatsOf, mayBeLive, toLiveGame } from './live-game.ts'

const stats = (change: Partial<MinimalGameState> = {}) =>
  ({
    Id: 7,
    HasStarted: true,
    IsComplete: false,
    ClockSeconds: 400,
    Period: 2,
    PeriodsRegulation: 2,
    HomeTeam: { Name: 'Halcyon State', Score: 45 },
    VisitingTeam: { Name: 'Pinemarch', Score: 36 },
    ...change,
  }) as MinimalGameState

describe('a game of the live feeds', () => {
  test.each<[string, MinimalGameState | undefined, GameState, LiveGame['phase']]>([
    ['live stats show that it has started and is not complete', stats(), 'Scheduled', 'live'],
    ['the game center reports state Live', undefined, 'Live', 'live'],
    ['it reports Live before the statistics say so', stats({ HasStarted: false }), 'Live', 'live'],
    ['it has not started', stats({ HasStarted: false }), 'PreGame', 'ahead'],
    ['it is delayed', undefined, 'Delayed', 'ahead'],
    ['it is complete', stats({ IsComplete: true }), 'GameComplete', 'over'],
    ['it is at full time', undefined, 'FullTime', 'over'],
    ['it is in its post-game', undefined, 'PostGame', 'over'],
    ['it was postponed', undefined, 'Postponed', 'ahead'],
    ['it was postponed while it was on', stats(), 'Postponed', 'ahead'],
    ['its feed has fallen silent', stats({ IsStale: true }), 'Delayed', 'delayed'],
    ['whatever the game center said before', stats({ IsStale: true }), 'Live', 'delayed'],
    ['nothing was heard since its end', stats({ IsStale: true, IsComplete: true }), 'FullTime', 'over'],
  ])('when %s', (_sentence, game, gameState, phase) => {
    expect(toLiveGame(7, game, gameState).phase).toBe(phase)
  })

  test.each([
    ['the ordinal period and the clock as minutes:seconds', {}, '2nd', '6:40'],
    ['a period beyond regulation as OT n', { Period: 4 }, 'OT 2', '6:40'],
    ['no clock where the sport has none', { Period: 5, PeriodsRegulation: 9, ClockSeconds: 0 }, '5th', null],
  ])('shows %s', (_sentence, change, period, clock) => {
    expect(toLiveGame(7, stats(change), 'Live').play).toMatchObject({ period, clock })
  })

  test.each([
    ['the home team', { Possession: 'home', Situation: '3rd & 8 at KES 42' }, 'home', '3rd & 8 at KES 42'],
    ['nobody', {}, null, null],
    ['nobody that we know', { Possession: 'umpire', Situation: null }, null, null],
  ])('says that %s has the ball, and where', (_sentence, change, possession, situation) => {
    expect(toLiveGame(7, stats(change), 'Live').play).toMatchObject({ possession, situation })
  })

  test.each([
    ['H', 45, 36],
    ['N', 45, 36],
    ['A', 36, 45],
  ] as const)('of location %s has the school on the right side', (location, team, opponent) => {
    const play = toLiveGame(7, stats(), 'Live').play
    expect(play && livestatsOf(play, location)).toEqual({
      team_score: team,
      opponent_score: opponent,
      ordinal_period: '2nd',
    })
  })
})

test.each([
  ['a game of tonight', 'upcoming', '2026-11-15T23:00:00Z', 'Scheduled', true],
  ['a game that has begun', 'upcoming', '2026-11-15T10:00:00Z', 'Scheduled', true],
  ['a game of next week', 'upcoming', '2026-11-22T10:00:00Z', 'Scheduled', false],
  [
    'a game of last week that nobody entered a result for',
    'upcoming',
    '2026-11-08T10:00:00Z',
    'Scheduled',
    false,
  ],
  ['a game whose state is Live, whatever its hour', 'upcoming', '2026-11-22T10:00:00Z', 'Live', true],
  ['a game that was played', 'recent', '2026-11-15T10:00:00Z', 'GameComplete', false],
] as const)('the feeds are asked about %s: %#', (_sentence, type, startDateUtc, state, expected) => {
  const game = { type, startDateUtc, gameState: gameStateNumber(state) }
  expect(mayBeLive(game, Date.parse('2026-11-15T12:00:00Z'))).toBe(expected)
})
