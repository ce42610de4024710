import { expect, test } from 'vitest'
import { byHand, silenceOf } from './feed-silence.ts'

const start = new Date('2026-11-14T17:00:00Z')
const under = { hasStarted: true, isComplete: false, updatedAt: start, source: 'A program' }

test.each([
  ['a half-time of basketball', under, 'mbball', 20, 'none'],
  ['a basketball game without a change', under, 'mbball', 25, 'stale'],
  ["a woman's game by the same rule", under, 'wbball', 25, 'stale'],
  ['a half-time of football', under, 'football', 30, 'none'],
  ['a football game without a change', under, 'football', 35, 'stale'],
  ['a sport without a rule of its own', under, 'baseball', 20, 'stale'],
  ['a game that nobody hears of for hours', under, 'mbball', 240, 'gone'],
  [
    'a game that is scored by hand, where nothing happens',
    { ...under, source: byHand },
    'mbball',
    60,
    'none',
  ],
  ['a game that is scored by hand, and was left', { ...under, source: byHand }, 'mbball', 240, 'gone'],
  ['a game that is over', { ...under, isComplete: true }, 'mbball', 240, 'none'],
  ['a game that is over since the morning', { ...under, isComplete: true }, 'mbball', 720, 'gone'],
  ['a game that has not started', { ...under, hasStarted: false }, 'mbball', 240, 'none'],
] as const)('%s, %#', (_sentence, row, sport, minutes, expected) => {
  expect(silenceOf(row, sport, new Date(start.getTime() + minutes * 60_000))).toBe(expected)
})
