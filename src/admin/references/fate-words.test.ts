import { expect, test } from 'vitest'
import { fateWords } from './fate-words.ts'

test.each([
  ['stay', 1, 'needs it, and keeps it from being deleted'],
  ['stay', 37, 'need it, and keep it from being deleted'],
  ['go', 1, 'would be deleted with it'],
  ['forget', 2, 'would no longer name it'],
  ['miss', 3, 'would keep its address, and show nothing there'],
] as const)('of those that %s, %i %s', (fate, count, words) => expect(fateWords(fate, count)).toBe(words))
