import { expect, test } from 'vitest'
import { namesWords } from './deed-words.ts'

test.each([
  [{ names: ['A'], named: 1 }, 'A'],
  [{ names: ['A', 'B'], named: 2 }, 'A, B'],
  [{ names: ['A', 'B'], named: 14 }, 'A, B and 12 more'],
  [{ names: ['2026-11-14 Camas'], named: 1 }, 'Nov 14, 2026 Camas'],
])('%j is told as %s', (entry, words) => {
  expect(namesWords(entry)).toBe(words)
})
