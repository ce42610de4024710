import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const planned = {
  status: 'A',
  resultStatus: null,
  gameState: 'Scheduled',
  teamScore: null,
  opponentScore: null,
}

test.each([
  ['before it begins', {}, ''],
  ['won', { resultStatus: 'W', teamScore: 3, opponentScore: 1 }, 'W 3–1'],
  ['lost to nothing', { resultStatus: 'L', teamScore: 0, opponentScore: 2 }, 'L 0–2'],
  [
    'tied after overtime',
    { resultStatus: 'T', teamScore: 1, opponentScore: 1, postscore: '(OT)' },
    'T 1–1 (OT)',
  ],
  ['won by a meet without a score', { resultStatus: 'W' }, 'W'],
  ['running', { gameState: 'Live', teamScore: 12, opponentScore: 9 }, 'Live 12–9'],
  ['postponed', { status: 'P', teamScore: 1, opponentScore: 0 }, 'Postponed'],
  ['cancelled', { status: 'C' }, 'Cancelled'],
  ['over without a result', { resultStatus: 'N' }, 'No result'],
])('a game that is %s', (_, value, words) => {
  expect(outcomeOf({ ...planned, ...value })).toBe(words)
})
