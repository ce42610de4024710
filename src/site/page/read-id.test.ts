import { expect, test } from 'vitest'
import { readId } from './read-id.ts'

test.each([
  ['7', 7],
  ['0', null],
  ['-7', null],
  ['07', null],
  ['7.5', null],
  ['seven', null],
  ['99999999999', null],
  [undefined, null],
])('ids in addresses are positive integers: %s', (text, id) => {
  expect(readId(text)).toBe(id)
})
