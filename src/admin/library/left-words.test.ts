import { expect, test } from 'vitest'
import { leftWords } from './left-words.ts'

test.each([
  [3, 0, '3 pictures to go'],
  [1, 1240, '1 picture to go, and then 1,240 more'],
  [0, 0, 'Every picture has its words.'],
  [0, 12, 'These have their words. Begin again for 12 more.'],
])('of %i left with %i later it is said: %s', (left, later, words) =>
  expect(leftWords(left, later)).toBe(words),
)
