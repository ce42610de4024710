import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, fromOklch, mix, parseHex, readable, textOn, toOklch } from './color.ts'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => parseHex(n.toString(16).padStart(6, '0')))

describe('a hex colour', () => {
  test.each([
    ['#0B3C5D', '#0b3c5d'],
    ['0b3c5d', '#0b3c5d'],
    [' #fA0 ', '#ffaa00'],
  ])('%s is read as %s', (text, hex) => {
    expect(parseHex(text)).toBe(hex)
  })

  test.each(['', 'red', '#12345', '#fff}body{display:none', 'url(x)'])('%j is refused', (text) => {
    expect(() => parseHex(text)).toThrow(RangeError)
  })

  test('survives the way to OKLCH and back', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(contrast(fromOklch(toOklch(hex)), hex)).toBeLessThan(1.06)
      }),
    )
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0b3c5d', '#0b3c5d', 1],
  ] as const)('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2)
  })
})

describe('text on a colour', () => {
  test.each([
    ['#0b3c5d', '#ffffff'],
    ['#1f4d3a', '#ffffff'],
    ['#f26b21', '#101418'],
    ['#e0a526', '#101418'],
    ['#ffffff', '#101418'],
  ] as const)('on %s is %s', (surface, text) => {
    expect(textOn(surface)).toBe(text)
  })

  test('reaches 4.5:1 on every colour there is', () => {
    fc.assert(
      fc.property(anyHex, (surface) => {
        expect(contrast(textOn(surface), surface)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('a readable colour', () => {
  test('stays as it is when it already stands out', () => {
    expect(readable('#0b3c5d', '#101418', ['#ffffff'], 4.5)).toBe('#0b3c5d')
  })

  test('keeps its hue when it has to be darkened', () => {
    const gold = parseHex('#e0a526')
    const link = readable(gold, '#101418', ['#ffffff'], 4.5)
    expect(contrast(link, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(toOklch(link).h).toBeCloseTo(toOklch(gold).h, 1)
  })
})

test('mixing takes the given share of the second colour', () => {
  expect(mix('#000000', '#ffffff', 0.2)).toBe('#333333')
})
