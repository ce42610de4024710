import { expect, test } from 'vitest'
import { places } from './many.ts'

test.each([
  ['those they have, in their order', [7, 3, 5], [3, 5, 7]],
  ['apart where they shared one', [0, 0, 0], [0, 1, 2]],
  ['no further than needed', [4, 4, 9], [4, 5, 9]],
])('contents that are put in order take the places: %s', (_, ranks, given) => {
  expect(places(ranks)).toEqual(given)
})
