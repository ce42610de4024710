import { expect, test } from 'vitest'
import { behindWords } from './behind-words.ts'

test.each([
  [null, 'Updating…'],
  ['saving', 'Updating…'],
  ['refused', 'As it was saved last'],
  ['full', 'As it was saved last'],
  ['unreachable', 'As it was saved last: the server cannot be reached'],
] as const)('a preview that is behind because of %s says "%s"', (behind, words) => {
  expect(behindWords(behind)).toBe(words)
})
