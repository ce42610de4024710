import { describe, expect, test } from 'vitest'
import { readTones, tonesOf, writeTones } from './tones.ts'

describe('a row of numbers as tones', () => {
  test('is higher for more, an octave at most, and comes from its side', () => {
    expect(tonesOf([0, 10, -10, 5])).toMatchObject([
      { pitch: 440, side: 0 },
      { pitch: 880, side: 0.7 },
      { pitch: 220, side: -0.7 },
      { pitch: expect.closeTo(622.25, 1), side: 0.35 },
    ])
  })

  test('goes on in equal steps, and takes no longer than twelve seconds', () => {
    expect(tonesOf([1, 2, 3]).map(({ at }) => at)).toEqual([0, 0.35, 0.7])
    const last = tonesOf(Array.from({ length: 300 }, (_, index) => index)).at(-1)
    expect((last?.at ?? 0) + (last?.length ?? 0)).toBeLessThanOrEqual(12)
  })

  test('of nothing is the middle, and of no numbers is nothing', () => {
    expect(tonesOf([0, 0]).map(({ pitch }) => pitch)).toEqual([440, 440])
    expect(tonesOf([])).toEqual([])
  })
})

test.each([
  [[0, 3, -7], '0 3 -7'],
  [[12.5], '12.5'],
  [[], ''],
])('%j are written as %j, and read', (values, text) => {
  expect(writeTones(values)).toBe(text)
  expect(readTones(text)).toEqual(values)
})

test('what is no number is not heard', () => {
  expect(readTones('1 two 3 Infinity')).toEqual([1, 3])
})
