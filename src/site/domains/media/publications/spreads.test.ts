import { describe, expect, test } from 'vitest'
import { openPagesWords } from './publication-words.ts'
import { leafed, spreadOf, spreadStarts } from './spreads.ts'

describe('the views of a publication', () => {
  test('are its pages one by one where there is room for one', () => {
    expect(spreadStarts(4, false)).toEqual([0, 1, 2, 3])
  })
  test('are the cover alone and then two and two where there is room for two', () => {
    expect(spreadStarts(6, true)).toEqual([0, 1, 3, 5])
  })
})

test.each([
  [0, true, [0, 0]],
  [1, true, [1, 2]],
  [2, true, [1, 2]],
  [5, true, [5, 5]],
  [2, false, [2, 2]],
])('page %i of 6, two at once: %s, lies open as %o', (page, isDouble, open) => {
  expect(spreadOf(page, 6, isDouble)).toEqual(open)
})

test.each([
  [0, 1, true, 1],
  [1, 1, true, 3],
  [2, 1, true, 3],
  [3, -1, true, 1],
  [0, -1, true, 0],
  [5, 1, true, 5],
  [2, 1, false, 3],
])('from page %i leafing by %i, two at once: %s, leads to page %i', (page, by, isDouble, to) => {
  expect(leafed(page, by, 6, isDouble)).toBe(to)
})

test.each([
  [1, 1, 9, 'Page 1 of 9'],
  [2, 3, 9, 'Pages 2 and 3 of 9'],
])('pages %i to %i of %i are told as "%s"', (first, last, count, words) => {
  expect(openPagesWords(first, last, count)).toBe(words)
})
