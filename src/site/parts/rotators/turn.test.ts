import { expect, test } from 'vitest'
import { slideAfter } from './turn.ts'

test.each([
  ['the next slide', 0, 1, 5, 1, 1],
  ['the slide before', 3, -1, 5, 1, 2],
  ['after the last the first', 4, 1, 5, 1, 0],
  ['before the first the last', 0, -1, 5, 1, 4],
  ['with three of five in view the third is the last stop', 2, 1, 5, 3, 0],
  ['and what is before the first', 0, -1, 5, 3, 2],
  ['a place past the last stop counts as that', 4, -1, 5, 3, 1],
  ['where all are in view it stays', 0, 1, 3, 5, 0],
  ['a single slide stays', 0, 1, 1, 1, 0],
])('%s', (_, current, step, slides, inView, expected) => {
  expect(slideAfter(current, step, slides, inView)).toBe(expected)
})
