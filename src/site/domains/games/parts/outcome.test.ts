import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const result = { teamScore: '3', opponentScore: '1' }

test.each([
  ['W', 'Win', result],
  ['L', 'Loss', result],
  ['T', 'Tie', result],
  ['N', 'Tie', result],
  ['N', undefined, { teamScore: null, opponentScore: null }],
] as const)('a result of %s is a %s', (status, word, rest) => {
  expect(outcomeOf({ ...rest, status })?.word).toBe(word)
})
