import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fits, parsePattern } from './form-pattern.ts'

test.each([
  ['^\\d{3}-\\d{3}-\\d{4}$', '410-555-0123', '410 555 0123'],
  ['^[A-Z]{2,3}$', 'ABC', 'ABCD'],
  ['^[^a-z]+$', 'A1', 'Aa'],
  ['^a?b*c+$', 'cc', 'aab'],
  ['^\\$\\d+$', '$5', '5$'],
  ['cost \\$', 'the cost $ is', 'the cost is'],
  ['b{2,}', 'abbbc', 'abc'],
  ['^.', 'x', '\n'],
  ['[\\]/]$', 'a]', 'a['],
  ['', '', null],
])('the pattern /%s/ fits %j and not %j', (source, good, bad) => {
  const pattern = parsePattern(source)
  expect(fits(pattern, good)).toBe(true)
  if (bad !== null) expect(fits(pattern, bad)).toBe(false)
})

test.each(['(a+)+$', 'a(?=b)', 'a|b', '\\1', '\\bword', 'a**', '{3}', '[z-a]', '[a', 'a^b', 'a{5,2}', 'a\\'])(
  'the pattern /%s/ is refused: it is none, or one that could be walked in more than one way',
  (source) => {
    expect(() => parsePattern(source)).toThrow(SyntaxError)
  },
)

describe('whatever pattern is read', () => {
  const one = fc.constantFrom('a', 'b', '.', '\\d', '\\W', '[ab]', '[^a]', '\\.', '-')
  const times = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{0,}', '{2,}')
  const sources = fc
    .tuple(
      fc.constantFrom('', '^'),
      fc.array(fc.tuple(one, times), { maxLength: 5 }),
      fc.constantFrom('', '$'),
    )
    .map(([start, pieces, end]) => start + pieces.flat().join('') + end)
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '.', '1', '-', '\n', 'é'), maxLength: 12 })

  test('it fits what a regular expression fits', () => {
    fc.assert(
      fc.property(sources, texts, (source, text) => {
        expect(fits(parsePattern(source), text)).toBe(new RegExp(source).test(text))
      }),
      { numRuns: 2_000 },
    )
  })
})

test('a pattern that would keep a regular expression busy for ages comes to an end', () => {
  const pattern = parsePattern(`^${'a*'.repeat(40)}b$`)
  expect(fits(pattern, 'a'.repeat(1_000))).toBe(false)
})

test('a text of more than a thousand characters fits nothing', () => {
  expect(fits(parsePattern('a'), 'a'.repeat(1_000))).toBe(true)
  expect(fits(parsePattern('a'), 'a'.repeat(1_001))).toBe(false)
})
