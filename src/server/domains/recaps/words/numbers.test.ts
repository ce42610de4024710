import { expect, test } from 'vitest'
import { grouped, inWords, ordinal, takesAn, tenths, thousandths } from './numbers.ts'

test.each([
  [0, 'zero'],
  [1, 'one'],
  [9, 'nine'],
  [10, '10'],
  [1204, '1,204'],
])('%d reads %s in a sentence', (value, text) => {
  expect(inWords(value)).toBe(text)
})

test.each([
  [1, 'first'],
  [3, 'third'],
  [9, 'ninth'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [22, '22nd'],
  [43, '43rd'],
  [111, '111th'],
])('%d is the %s', (value, text) => {
  expect(ordinal(value)).toBe(text)
})

test.each([
  [0.318, '.318'],
  [1, '1.000'],
  [-0.043, '-.043'],
  [0.2125, '.213'],
])('a rate of %d is printed %s', (value, text) => {
  expect(thousandths(value)).toBe(text)
})

test('figures have their commas, and a share no point for nothing', () => {
  expect([grouped(999), grouped(12345), tenths(45.2), tenths(50)]).toEqual(['999', '12,345', '45.2', '50'])
})

test.each([
  ['8-0 run', true],
  ['80-yard drive', true],
  ['11-play drive', true],
  ['18-2 run', true],
  ['118-yard day', false],
  ['7-0 run', false],
  ['110-yard day', false],
  ['eight-point lead', true],
  ['one-run lead', false],
  ['error', true],
  ['union', false],
  ['goal', false],
])('%s takes an: %s', (text, is) => {
  expect(takesAn(text)).toBe(is)
})
