import { describe, expect, test } from 'vitest'
import { adAt } from './menu-ads.ts'

describe('sport nav ads appear for the first 7 level-1 items', () => {
  test.each([
    [0, 'ferry'],
    [1, 'salt'],
    [2, 'ferry'],
    [6, 'ferry'],
    [7, null],
    [20, null],
  ])('item %i: %s', (index, expected) => {
    expect(adAt(index, ['ferry', 'salt'])).toBe(expected)
  })

  test('a school without sponsors has none', () => {
    expect(adAt(0, [])).toBe(null)
  })
})
