import { expect, test } from 'vitest'
import type { Play } from '#contract/shapes/stats-shapes.ts'
import { periodTimeouts } from './period-timeouts.ts'

const teams = { away: { id: 'KES', name: 'Kestrel Bay' }, home: { id: 'ELL', name: 'Ellery State' } }
const play = (period: number, text: string, side: Play['side'] = null): Play => ({
  period,
  clock: null,
  side,
  text,
  awayScore: null,
  homeScore: null,
})

test.each([
  ['the short id of the team', 'Timeout by KES.', null, 1],
  ['its name', 'Timeout Kestrel Bay at 14:23 of the 2nd', null, 1],
  ['its side', '30-second timeout', 'away', 1],
  ['its name rather than who has the ball', 'Timeout by KES.', 'home', 1],
  ['the other team', 'Timeout by ELL.', 'away', 0],
  ['nobody: television', 'Media timeout.', 'away', 0],
  ['nobody: the officials', 'Timeout on the field.', 'away', 0],
  ['nobody at all', 'Timeout', null, 0],
  ['no timeout', 'Kestrel Bay won the tip after the timeout', 'away', 0],
] as const)('a timeout is counted for who took it, by %s', (_how, text, side, count) => {
  expect(periodTimeouts([play(1, text, side)], teams, 'away')).toEqual([count])
})

test('timeouts are counted by period, as far as the game has come', () => {
  const plays = [play(1, 'Timeout by KES.'), play(1, 'Timeout by KES.'), play(3, 'Timeout by KES.')]
  expect(periodTimeouts(plays, teams, 'away')).toEqual([2, 0, 1])
  expect(periodTimeouts(plays, teams, 'home')).toEqual([0, 0, 0])
  expect(periodTimeouts([], teams, 'home')).toEqual([])
})
