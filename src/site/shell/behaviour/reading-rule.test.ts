import { expect, test } from 'vitest'
import { isReadingOn } from './reading-rule.ts'

const screen = 800

test.each([
  ['further down a full-screen page', 500, 700, true, true],
  ['back up', 700, 500, true, false],
  ['a tremble says nothing', 700, 704, true, null],
  ['the opening is no reading', 0, 300, true, false],
  ['nor is anything on a page that has not the whole screen', 500, 700, false, false],
])('%s', (_sentence, from, to, isFullScreen, expected) => {
  expect(isReadingOn({ from, to, screen, isFullScreen })).toBe(expected)
})
