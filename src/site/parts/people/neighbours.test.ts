import { expect, test } from 'vitest'
import { neighboursIn } from './neighbours.ts'

const list = [5, 3, 9].map((id) => ({ id }))

test.each([
  [5, null, 3],
  [3, 5, 9],
  [9, 3, null],
  [4, null, null],
])('previous and next of %i are %s and %s', (id, previous, next) => {
  const found = neighboursIn(list, id)
  expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next])
})
