import { expect, test } from 'vitest'
import { nextSort, shownOrder } from './sorting.ts'

const numbers = ['12', '', '2', '00', '2']
const order = (isDown: boolean) =>
  shownOrder(numbers.length, { column: 0, isDown }, (row) => numbers[row] ?? '')

test('numbers are in the order of numbers, equals as they were, and what is empty last', () => {
  expect(order(false)).toEqual([3, 2, 4, 0, 1])
  expect(order(true)).toEqual([0, 2, 4, 3, 1])
})

test('without a sort everything is as it was', () => {
  expect(shownOrder(3, null, () => '')).toEqual([0, 1, 2])
})

test('a head is pressed for up, down, and as it was', () => {
  const up = nextSort(null, 1)
  const down = nextSort(up, 1)
  expect([up, down, nextSort(down, 1), nextSort(down, 2)]).toEqual([
    { column: 1, isDown: false },
    { column: 1, isDown: true },
    null,
    { column: 2, isDown: false },
  ])
})
