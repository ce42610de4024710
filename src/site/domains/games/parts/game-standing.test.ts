import { describe, expect, test } from 'vitest'
import type { GameResult } from '#contract/games.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import { gameStanding, scoreText } from './game-standing.ts'

const result = { status: 'W', teamScore: '31', opponentScore: '17' } as GameResult

describe('a game stands', () => {
  test.each([
    [
      'postponed, whatever else it says',
      { status: 'P', result: null, gameState: gameStateNumber('Scheduled') },
      { kind: 'called-off', word: 'Postponed' },
    ],
    [
      'cancelled',
      { status: 'C', result: null, gameState: gameStateNumber('Canceled') },
      { kind: 'called-off', word: 'Cancelled' },
    ],
    [
      'over with its result',
      { status: 'A', result, gameState: gameStateNumber('GameComplete') },
      { kind: 'over', result },
    ],
    ['live in state 3', { status: 'A', result: null, gameState: gameStateNumber('Live') }, { kind: 'live' }],
    [
      'ahead otherwise',
      { status: 'A', result: null, gameState: gameStateNumber('Scheduled') },
      { kind: 'ahead' },
    ],
  ] as const)('%s', (_case, game, standing) => {
    expect(gameStanding(game)).toEqual(standing)
  })
})

describe('a score', () => {
  test.each([
    ['a win', 'team-first', { teamScore: '31', opponentScore: '17' }, '31-17'],
    ['a loss', 'team-first', { teamScore: '9', opponentScore: '10' }, '9-10'],
    ['a loss', 'winner-first', { teamScore: '9', opponentScore: '10' }, '10-9'],
    ['a win', 'winner-first', { teamScore: '10', opponentScore: '9' }, '10-9'],
    ['no score', 'team-first', { teamScore: null, opponentScore: null }, null],
  ] as const)('of %s, %s', (_case, display, scores, text) => {
    expect(scoreText(scores, display)).toBe(text)
  })
})
