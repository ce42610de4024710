import { expect, test } from 'vitest'
import { inWords } from './check-value.ts'

test.each([
  ['required', {}, 'is missing'],
  ['minLength', { limit: 1 }, 'is missing'],
  ['maxLength', { limit: 200 }, 'is longer than 200 characters'],
  ['maximum', { limit: 12 }, 'is more than 12'],
  ['enum', {}, 'is none of the choices'],
  ['format', { format: 'date' }, 'is not a day'],
  ['pattern', {}, 'is not written as it should be'],
])('%s %j is told as: %s', (keyword, params, words) => {
  expect(inWords({ keyword, params })).toBe(words)
})
