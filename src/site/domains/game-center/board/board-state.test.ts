import { describe, expect, test } from 'vitest'
import type { LiveGame } from '#site/domains/live/live-game.ts'
import { ballWords, boardState } from './board-state.ts'

const live = (change: Partial<LiveGame> = {}): LiveGame => ({
  id: 7,
  phase: 'live',
  play: {
    away: { name: 'Pinemarch', score: 36 },
    home: { name: 'Halcyon State', score: 45 },
    period: '2nd',
    clock: '6:40',
    possession: 'home',
    situation: '3rd & 8 at KES 42',
  },
  ...change,
})
const made = { away: '30', home: '45', word: '', isOver: false }

describe('a scoreboard', () => {
  test('has score, moment, situation and who has the ball from the feed', () => {
    expect(boardState(made, live())).toEqual({
      away: { score: '36', hasBall: false, isWinner: false },
      home: { score: '45', hasBall: true, isWinner: false },
      moment: '2nd · 6:40',
      situation: '3rd & 8 at KES 42',
      isLive: true,
    })
  })

  test('keeps the score of a feed that fell silent and calls it no longer live', () => {
    expect(boardState(made, live({ phase: 'delayed' }))).toMatchObject({
      home: { score: '45' },
      moment: '2nd · 6:40',
      isLive: false,
    })
  })

  test('says Final when the feed does, before anybody has entered a result', () => {
    expect(boardState(made, live({ phase: 'over' }))).toMatchObject({
      home: { isWinner: true, hasBall: false },
      moment: 'Final',
      situation: null,
      isLive: false,
    })
  })

  test('has the result that was entered over the last word of the scorer', () => {
    expect(
      boardState({ away: '36', home: '47', word: 'Final', isOver: true }, live({ phase: 'over' })),
    ).toMatchObject({
      home: { score: '47', isWinner: true },
    })
  })

  test('without a feed shows what the page was made with', () => {
    expect(boardState({ away: '3', home: '1', word: 'Final / OT', isOver: true }, null)).toEqual({
      away: { score: '3', hasBall: false, isWinner: true },
      home: { score: '1', hasBall: false, isWinner: false },
      moment: 'Final / OT',
      situation: null,
      isLive: false,
    })
  })
})

test.each([
  ['football', 'has the ball'],
  ['softball', 'at bat'],
  ['womens-volleyball', 'serving'],
])('in %s a side %s', (slug, words) => {
  expect(ballWords(slug)).toBe(words)
})
