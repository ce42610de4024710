import { expect, test } from 'vitest'
import { readAdIds } from './impressions.ts'

test.each([
  ['one', '7', [7]],
  ['several', '1,2,3', [1, 2, 3]],
  ['each counts once', '3,1,3,3', [3, 1]],
  ['the same number written twice', '7,007', [7]],
  ['what no id can be is ignored', '0,2147483648,9999999999,5', [5]],
  ['nothing', '', []],
])('%s', (_, adIds, expected) => {
  expect(readAdIds(adIds)).toEqual(expected)
})
