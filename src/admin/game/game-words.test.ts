import { expect, test } from 'vitest'
import { handRules, scoreOfActs } from '#contract/editing/hand-score.ts'
import { actWords, gameTitle, lineWords, secondsOf, standWords } from './game-words.ts'

const football = handRules('Football', 4)
const side = (name: string) => ({ name, color: null, textColor: null, logo: null })
const game = { us: side('Halcyon State'), them: side('Elk Bay'), regulation: 4 }

test.each([
  [{ act: 'points', side: 'us', points: 6 }, 'Touchdown, Halcyon State'],
  [{ act: 'score', side: 'them', score: 13 }, 'Elk Bay corrected to 13'],
  [{ act: 'period', period: 2 }, '2nd quarter'],
  [{ act: 'clock', seconds: 65 }, 'Clock at 1:05'],
  [{ act: 'end' }, 'End of the game'],
] as const)('%j is told as %s', (act, words) => {
  expect(actWords({ key: 'one', ...act }, football, game)).toBe(words)
})

test.each([
  ['12:05', 725],
  ['0:09', 9],
  ['9', null],
  ['1:75', null],
])('a clock at %s is %s seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds)
})

test.each([
  [[], 'Not begun'],
  [[{ key: '1', act: 'start' }], '1st quarter'],
  [
    [
      { key: '1', act: 'clock', seconds: 9 },
      { key: '2', act: 'points', side: 'us', points: 6 },
    ],
    '1st quarter · 0:09',
  ],
  [[{ key: '1', act: 'end' }], 'Final'],
] as const)('where a game stands: %#', (acts, words) => {
  expect(standWords(scoreOfActs(acts, football), football, 4)).toBe(words)
})

const line = {
  id: 1,
  sport: 'Football',
  opponent: 'Elk Bay',
  startDate: '2026-11-14',
  time: '7:00 PM',
  locationIndicator: 'A',
  state: 'Scheduled',
  score: null,
  keptBy: null,
  mayWrite: true,
} as const
test.each([
  [line, '7:00 PM'],
  [
    { ...line, state: 'Live', score: { us: '7', them: '3' }, keptBy: 'hand' } as const,
    'Live · 7–3 · by hand',
  ],
  [
    { ...line, state: 'PostGame', score: { us: '7', them: '3' }, keptBy: 'file' } as const,
    'Final · 7–3 · by a stat file',
  ],
  [{ ...line, state: 'Postponed' } as const, 'Postponed'],
])('a game of the list: %#', (one, words) => {
  expect(lineWords(one)).toBe(words)
  expect(gameTitle(one)).toBe('Football at Elk Bay')
})
