import { describe, expect, test } from 'vitest'
import { type GameState, gameStateNumber } from '#contract/shapes/game-state.ts'
import type { LiveGame } from '#site/domains/live/live-game.ts'
import { firstCard } from './scoreboard-start.ts'

const card = (type: 'recent' | 'upcoming', state: GameState = 'Scheduled', live: LiveGame | null = null) => ({
  type,
  gameState: gameStateNumber(state),
  live,
})
const strip = (recent: number, upcoming: number) => [
  ...Array.from({ length: recent }, () => card('recent', 'GameComplete')),
  ...Array.from({ length: upcoming }, () => card('upcoming')),
]

describe('the strip opens', () => {
  test.each([
    ['the offset is ignored unless a recent item exists', strip(0, 12), 0],
    ['below the index of the first upcoming item, the start is that index minus the offset', strip(4, 8), 2],
    ['however many results there are', strip(7, 5), 5],
    ['just below it as well', strip(3, 9), 1],
    ['otherwise the start is the offset', strip(2, 10), 2],
    ['with one result too', strip(1, 11), 2],
    ['and with results alone', strip(12, 0), 2],
  ])('by the rule: %s', (_sentence, cards, first) => {
    expect(firstCard(cards)).toBe(first)
  })

  const told = (phase: LiveGame['phase']): LiveGame => ({ id: 1, phase, play: null })
  test.each([
    ['at the game that is on', [...strip(6, 0), card('upcoming', 'Live'), ...strip(0, 5)], 6],
    ['at the first of two', [...strip(3, 0), card('upcoming', 'Live'), card('upcoming', 'Live')], 3],
    [
      'at what the feed calls live before the office does',
      [...strip(3, 0), card('upcoming', 'Scheduled', told('live'))],
      3,
    ],
    [
      'as ever when the feed has fallen silent',
      [...strip(4, 0), card('upcoming', 'Live', told('delayed'))],
      2,
    ],
    ['at the beginning where there are no results', [card('upcoming', 'Live'), ...strip(0, 4)], 0],
  ])('%s', (_sentence, cards, first) => {
    expect(firstCard(cards)).toBe(first)
  })
})
