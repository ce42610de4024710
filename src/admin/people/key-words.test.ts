import { expect, test } from 'vitest'
import { useWords } from './key-words.ts'

const at = '2026-10-17T18:00:00.000Z'

test.each([
  [0, null, 'never used'],
  [0, at, 'tried just now, no file taken yet'],
  [1, at, '1 file, the last just now'],
  [12, at, '12 files, the last just now'],
])('%d files, last %s: %s', (uses, lastUsedAt, words) =>
  expect(useWords({ uses, lastUsedAt }, () => 'just now')).toBe(words),
)
