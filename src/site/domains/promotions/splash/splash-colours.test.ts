import { expect, test } from 'vitest'
import { splashColours } from './splash-colours.ts'

test.each([
  ['a pair that reads well stays', '#0B3C5D', '#fff', '#0b3c5d', '#ffffff'],
  ['pale words on a pale ground turn dark', '#f4e04d', '#ffffff', '#f4e04d', '#101418'],
  ['dark words on a dark ground turn white', '#101820', '#222222', '#101820', '#ffffff'],
  ['what is no colour falls back', 'url(x)', 'red;', '#000000', '#ffffff'],
])('%s', (_, backgroundColor, foregroundColor, background, foreground) => {
  expect(splashColours({ backgroundColor, foregroundColor })).toEqual({ background, foreground })
})
