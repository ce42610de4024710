import { expect, test } from 'vitest'
import { offered } from './offered.ts'

const schools = ['Elk Bay', 'Northern Plains', 'Bay State', 'Elkhorn']

test.each([
  ['el', ['Elk Bay', 'Elkhorn']],
  ['bay', ['Bay State', 'Elk Bay']],
  ['', schools],
  ['Elkhorn', []],
  ['zz', []],
])('typing %j offers %j', (text, expected) => {
  expect(offered(schools, text, '')).toEqual(expected)
})

test('a cell that was opened offers all, whatever stands in it', () => {
  expect(offered(schools, 'Elk Bay', 'Elk Bay')).toEqual(schools)
})
