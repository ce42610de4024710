import { describe, expect, test } from 'vitest'
import type { Game, GameResult } from '#contract/games.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import { calendarTime } from './calendar-words.ts'
import { countEvents } from './event-count.ts'

const game = (facts: Partial<Game>): Game =>
  ({
    status: 'A',
    result: null,
    gameState: gameStateNumber('Scheduled'),
    time: '7:00 PM',
    isTbd: false,
    isAllDay: false,
    timeZone: 'America/New_York',
    startDate: '2026-11-14T19:00:00',
    startDateUtc: '2026-11-15T00:00:00.000Z',
    endDate: null,
    ...facts,
  }) as Game
const result = (facts: Partial<GameResult>) =>
  ({
    status: 'W',
    teamScore: '31',
    opponentScore: '17',
    prescore: null,
    postscore: null,
    ...facts,
  }) as GameResult

describe('a day of the calendar tells of a game', () => {
  test.each([
    ['when it starts', {}, '2026-11-14', '7:00 PM', null],
    ['that its hour is open', { isTbd: true }, '2026-11-14', 'TBA', null],
    ['that it takes all day', { isAllDay: true }, '2026-11-14', 'All Day', null],
    ['when an event of several days starts', { endDate: '2026-11-16' }, '2026-11-14', '7:00 PM', null],
    [
      'which of its days it is, in the next week too',
      { endDate: '2026-11-16' },
      '2026-11-15',
      'Day 2 of 3',
      null,
    ],
    [
      'which of its whole days it is',
      { isAllDay: true, endDate: '2026-11-16' },
      '2026-11-14',
      'Day 1 of 3',
      null,
    ],
    ['how it ended', { result: result({}) }, '2026-11-14', '31-17', 'W'],
    ['how it was lost', { result: result({ status: 'L' }) }, '2026-11-14', '31-17', 'L'],
    [
      'the place in a field of schools',
      { result: result({ status: 'N', teamScore: null, opponentScore: null, prescore: '3rd of 12' }) },
      '2026-11-14',
      '3rd of 12',
      null,
    ],
    ['that it was put off', { status: 'P' as const }, '2026-11-14', 'Postponed', null],
    ['that it is being played', { gameState: gameStateNumber('Live') }, '2026-11-14', 'Live', null],
  ])('%s', (_, facts, day, time, letter) => {
    const told = calendarTime(game(facts), day, 'America/New_York')
    expect([told.time, told.letter]).toEqual([time, letter])
  })
})

test.each([
  ['America/New_York', '7:00 PM'],
  ['America/Los_Angeles', '7:00 PM ET'],
])('a start is told with its zone where the school at %s has another', (zone, words) => {
  expect(calendarTime(game({}), '2026-11-14', zone).time).toBe(words)
})

test.each([
  [0, 'No events'],
  [1, '1 event'],
  [12, '12 events'],
])('%i are %s', (count, words) => {
  expect(countEvents(count)).toBe(words)
})
