import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'

const entries = [
  { top: 0, height: 40 },
  { top: 40, height: 200 },
  { top: 240, height: 40 },
]

test.each([
  ['stays until a middle is passed', 0, 139, 0],
  ['goes below a high neighbor past its middle', 0, 141, 1],
  ['goes below several at once', 0, 261, 2],
  ['goes above', 2, 130, 1],
  ['goes to the top, and no further', 2, -50, 0],
  ['goes to the end, and no further', 1, 9999, 2],
  ['stays where it is', 1, 100, 1],
])('a dragged entry %s', (_, from, y, to) => {
  expect(placeAt(entries, from, y)).toBe(to)
})
