import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inningsOf, outsOf } from './innings.ts'

describe('innings are written with outs behind the point', () => {
  test.each([
    [0, 0],
    [0.1, 1],
    [0.2, 2],
    [1, 3],
    [5.2, 17],
    [17, 51],
    [123.1, 370],
  ])('%s innings are %s outs', (innings, outs) => {
    expect(outsOf(innings)).toBe(outs)
    expect(inningsOf(outs)).toBeCloseTo(innings, 10)
  })

  test('every number of outs can be written and read again', () => {
    fc.assert(
      fc.property(fc.nat(5000), (outs) => {
        expect(outsOf(inningsOf(outs))).toBe(outs)
      }),
    )
  })
})
