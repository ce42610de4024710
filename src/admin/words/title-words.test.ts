import { expect, test } from 'vitest'
import { titleWords } from './title-words.ts'

test.each([
  ['2026-11-14 Harbor Classic', 'Nov 14, 2026 Harbor Classic'],
  ['2026-11-14T18:00:00', 'Nov 14, 2026'],
  ['Class of 2026-27', 'Class of 2026-27'],
  ['9999-99-99', '9999-99-99'],
])('%s is called %s', (title, words) => {
  expect(titleWords(title)).toBe(words)
})
