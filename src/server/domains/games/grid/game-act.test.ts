import { describe, expect, test } from 'vitest'
import { type Act, actWords, changeOf } from './game-act.ts'

describe('what an act changes of a game', () => {
  test.each<[string, Act, unknown]>([
    ['a time', { act: 'time', time: '6:00 PM' }, { time: '6:00 PM' }],
    ['a day', { act: 'time', startDate: '2026-11-15' }, { startDate: '2026-11-15' }],
    ['nothing', { act: 'time' }, 'Say when it is: a day, a time or both.'],
    ['postponed', { act: 'postpone' }, { status: 'P' }],
    ['cancelled', { act: 'cancel' }, { status: 'C' }],
    [
      'another day, whose time nobody knows yet',
      { act: 'reschedule', startDate: '2026-11-20' },
      { status: 'A', startDate: '2026-11-20', time: 'TBD' },
    ],
    ['no day', { act: 'reschedule' }, 'Say on which day it is.'],
    [
      'a forfeit, without a score that nobody played',
      { act: 'forfeit', winner: 'us' },
      { status: 'A', resultStatus: 'W', postscore: 'forfeit' },
    ],
    [
      'a score at the end, which the higher one has won',
      { act: 'final', teamScore: 3, opponentScore: 1 },
      { status: 'A', resultStatus: 'W', teamScore: '3', opponentScore: '1', postscore: null },
    ],
    [
      'a score at the end that both have',
      { act: 'final', teamScore: 0, opponentScore: 0, postscore: ' (2OT) ' },
      { status: 'A', resultStatus: 'T', teamScore: '0', opponentScore: '0', postscore: '(2OT)' },
    ],
    [
      'a score at the end of a sport in which the lower one wins',
      { act: 'final', teamScore: 288, opponentScore: 301, winner: 'us' },
      { status: 'A', resultStatus: 'W', teamScore: '288', opponentScore: '301', postscore: null },
    ],
    ['half a score', { act: 'final', teamScore: 3 }, 'Say both scores.'],
    ['a forfeit of neither', { act: 'forfeit', winner: 'nobody' }, 'Say who gets the win.'],
    ['a forfeit of nobody', { act: 'forfeit' }, 'Say who gets the win.'],
  ])('%s', (_, act, change) => {
    expect(changeOf(act)).toEqual(change)
  })
})

test.each<[Act, object, string]>([
  [{ act: 'postpone' }, {}, 'Football vs. Elk Bay on Saturday, November 14 is postponed.'],
  [
    { act: 'time' },
    { time: '6:00 PM' },
    'Football vs. Elk Bay on Saturday, November 14 now begins at 6:00 PM.',
  ],
  [
    { act: 'reschedule' },
    { startDate: '2026-11-20', time: 'TBD' },
    'Football vs. Elk Bay is now on Friday, November 20 at a time to be announced.',
  ],
  [
    { act: 'final', teamScore: 24, opponentScore: 17 },
    {},
    'Football vs. Elk Bay on Saturday, November 14 is over: 24–17.',
  ],
])('an alert says %j', (act, change, words) => {
  const game = {
    sport: 'Football',
    opponent: 'Elk Bay',
    atVs: 'vs' as const,
    startDate: '2026-11-14',
    time: '2:00 PM',
  }
  expect(actWords(act, game, { ...game, ...change })).toBe(words)
})
