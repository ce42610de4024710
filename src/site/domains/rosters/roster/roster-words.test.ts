import { expect, test } from 'vitest'
import { countPlayers } from './roster-words.ts'

test.each([
  [110, 110, '110 players'],
  [23, 110, '23 of 110 players'],
  [0, 110, '0 of 110 players'],
  [1, 1, '1 player'],
])('%d found of %d is said as %j', (found, total, words) => {
  expect(countPlayers(found, total)).toBe(words)
})
