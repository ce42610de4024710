import { expect, test } from 'vitest'
import { namesWords, subjectWords } from './deed-words.ts'

test.each([
  [{ names: ['A'], named: 1 }, 'A'],
  [{ names: ['A', 'B'], named: 2 }, 'A, B'],
  [{ names: ['A', 'B'], named: 14 }, 'A, B and 12 more'],
  [{ names: ['2026-11-14 Camas'], named: 1 }, 'Nov 14, 2026 Camas'],
])('%j is told as %s', (entry, words) => {
  expect(namesWords(entry)).toBe(words)
})

test.each([
  [{ what: 'upload', title: 'Uploaded files', rows: 66, named: 64 }, '66 files'],
  [{ what: 'upload', title: 'Opening day', rows: 1, named: 0 }, 'Opening day'],
  [{ what: 'publish', title: '2026-11-14 Camas', rows: 3, named: 0 }, 'Nov 14, 2026 Camas'],
])('the subject of %j is %s', (entry, words) => {
  expect(subjectWords(entry)).toBe(words)
})
