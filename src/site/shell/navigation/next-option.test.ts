import { expect, test } from 'vitest'
import { nextOption } from './next-option.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, null],
  ['Enter', 1, 3, null],
  ['Home', 1, 3, null],
])('%s at %i of %i suggestions leads to %s', (key, at, count, next) => {
  expect(nextOption(key, at, count)).toBe(next)
})
