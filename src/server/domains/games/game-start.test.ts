import { expect, test } from 'vitest'
import { startOfGame, stateOfGame } from './game-start.ts'

const zone = 'America/New_York'

test.each([
  ['7:00 PM', { startUtc: '2026-11-15T00:00:00.000Z', time: '7:00 PM', isTbd: false, isAllDay: false }],
  ['7pm', { startUtc: '2026-11-15T00:00:00.000Z', time: '7:00 PM', isTbd: false, isAllDay: false }],
  ['tbd', { startUtc: '2026-11-14T17:00:00.000Z', time: 'TBD', isTbd: true, isAllDay: false }],
  ['All Day', { startUtc: '2026-11-14T05:00:00.000Z', time: 'All Day', isTbd: false, isAllDay: true }],
  ['soon', {}],
])('a game at %j', (time, start) => {
  expect(startOfGame('2026-11-14', time, zone)).toEqual(start)
})

test('from what is no day or no zone nothing follows', () => {
  expect(startOfGame('', '7:00 PM', zone)).toEqual({})
  expect(startOfGame('2026-11-14', '7:00 PM', 'Mars/Olympus')).toEqual({})
})

test.each([
  ['P', null, 'Scheduled', 'Postponed'],
  ['C', null, 'Live', 'Canceled'],
  ['A', 'W', 'Live', 'GameComplete'],
  ['A', null, 'Postponed', 'Scheduled'],
  ['A', null, 'Live', 'Live'],
] as const)('status %s with result %s after %s is %s', (status, result, state, now) => {
  expect(stateOfGame(status, result, state)).toBe(now)
})
