import { expect, test } from 'vitest'
import { readIds } from './id-list.ts'

test.each([
  ['one', '7', [7]],
  ['several', '1,2,3', [1, 2, 3]],
  ['each counts once', '3,1,3,3', [3, 1]],
  ['the same number written twice', '7,007', [7]],
  ['what no id can be is ignored', '0,2147483648,9999999999,5', [5]],
  ['nothing', '', []],
])('%s', (_, list, expected) => {
  expect(readIds(list)).toEqual(expected)
})
