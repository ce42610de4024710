import { expect, test } from 'vitest'
import { textColor } from './text-color.ts'

test.each([
  ['#0b3c5d', '#ffffff'],
  ['#7A1F2B', '#ffffff'],
  ['#F2A900', '#000000'],
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['orange', null],
])('on %s words are %s', (color, words) => {
  expect(textColor(color)).toBe(words)
})
