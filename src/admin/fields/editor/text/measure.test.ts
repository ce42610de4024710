import { expect, test } from 'vitest'
import { countWords, measureWords } from './measure.ts'

test.each([
  ['', 0],
  ['  ', 0],
  ['Otters win 3-2 — again', 4],
  ['O’Neil\u00a0scored', 2],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  [0, 'No words yet'],
  [1, '1 word · 1 min read'],
  [1240, '1,240 words · 5 min read'],
])('%i words are said as %j', (words, said) => {
  expect(measureWords(words)).toBe(said)
})
