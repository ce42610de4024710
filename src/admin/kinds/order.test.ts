import { expect, test } from 'vitest'
import { changedStretch, moved } from './order.ts'

test.each([
  [0, 2, 'bcad', 'bca'],
  [3, 1, 'adbc', 'dbc'],
  [1, 1, 'abcd', ''],
  [1, 9, 'acdb', 'cdb'],
  [0, 3, 'bcda', 'bcda'],
])('from place %i to place %i the order is %s', (from, to, whole, stretch) => {
  const list = 'abcd'.split('')
  expect(moved(list, from, to).join('')).toBe(whole)
  expect(changedStretch(list, moved(list, from, to)).join('')).toBe(stretch)
})
