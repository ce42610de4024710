import { expect, test } from 'vitest'
import { percentWords } from './percent-words.ts'

test.each([
  [0.75, '75.0%'],
  [0.667, '66.7%'],
  [1, '100.0%'],
  [0, '0.0%'],
])('a share of %d is shown with one decimal: %s', (share, words) => {
  expect(percentWords(share)).toBe(words)
})
