import { expect, test } from 'vitest'
import { keptWords, waitWords } from './server-words.ts'

test.each([
  [null, 'Still loading…'],
  ['gone', 'No connection. This fills in by itself.'],
  ['busy', 'The server has too much to do. This fills in by itself.'],
] as const)('a screen that is empty because of %s says "%s"', (why, words) => {
  expect(waitWords(why)).toBe(words)
})

test.each([
  ['gone', 'cannot reach the server'],
  ['busy', 'cannot reach the server'],
  ['full', 'the server has no room left'],
] as const)('what is kept on a device because of %s says that one %s', (why, words) => {
  expect(keptWords(why)).toBe(words)
})
