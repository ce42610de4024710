import { expect, test } from 'vitest'
import { isSameState } from './same-state.ts'

test.each([
  [
    'whatever the order of its fields',
    { a: 1, side: { x: 1, y: [2] } },
    { side: { y: [2], x: 1 }, a: 1 },
    true,
  ],
  ['whether a moment is a date or its text', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }, true],
  ['unless a score differs', { side: { score: 1 } }, { side: { score: 2 } }, false],
  ['unless a play was added', { plays: [] }, { plays: [{ Text: 'Goal' }] }, false],
])('a state is the same %s', (_sentence, known, next, expected) => {
  expect(isSameState(known, next)).toBe(expected)
})
