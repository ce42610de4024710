import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { nextClock } from './next-clock.ts'

const game = {
  startDate: '2026-11-21T19:00:00',
  startDateUtc: '2026-11-22T00:00:00Z',
  time: '7:00 PM',
  status: 'A',
  isTbd: false,
  isAllDay: false,
  result: null,
} as Game

test('the next game counts down to its start, from the date', () => {
  expect(nextClock({ showCountdown: true, game })).toEqual({
    startDateUtc: '2026-11-22T00:00:00Z',
    still: expect.arrayContaining([{ value: '21', label: 'Date' }]),
  })
})

test.each([
  ['says none', { showCountdown: false, game }],
  ['is not known', null],
  ['is open to the hour', { showCountdown: true, game: { ...game, isTbd: true } }],
  ['is postponed', { showCountdown: true, game: { ...game, status: 'P' as const } }],
  ['is over', { showCountdown: true, game: { ...game, result: { status: 'W' } as Game['result'] } }],
])('a next game that %s has no countdown', (_why, next) => {
  expect(nextClock(next)).toBeNull()
})
