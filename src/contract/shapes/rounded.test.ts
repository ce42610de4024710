import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixed, rounded } from './rounded.ts'

describe('rounding', () => {
  test.each([
    [2.25, 1, 2.3],
    [-2.25, 1, -2.3],
    [-0.5, 0, -1],
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [0.0625, 3, 0.063],
    [2.249999, 1, 2.2],
    [-0.04, 1, 0],
    [7, 3, 7],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(rounded(value, decimals)).toBe(expected)
  })

  test('is printed with all of its decimals', () => {
    expect([fixed(12, 1), fixed(-2.25, 1), fixed(-0.04, 1)]).toEqual(['12.0', '-2.3', '0.0'])
  })

  test('any share of two counts is rounded as whole numbers round it, whichever its sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 0, max: 3 }),
        (part, whole, decimals) => {
          const scaled = Math.abs(part) * 10 ** decimals
          const up = Math.floor((2 * scaled + whole) / (2 * whole))
          const expected = (Math.sign(part) * up) / 10 ** decimals + 0
          expect(rounded(part / whole, decimals)).toBe(expected)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
