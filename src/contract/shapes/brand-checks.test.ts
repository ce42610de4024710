import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandChecks, brandProblems, contrastRatio } from './brand-checks.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0b3c5d', '#0b3c5d', 1],
])('%s on %s has %d to 1', (one, other, ratio) => expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2))

test.each([
  ['navy and orange', '#0b3c5d', '#f26b21', true],
  ['white and black', '#ffffff', '#000000', true],
  ['red and black', '#c8102e', '#000000', true],
  ['navy and black', '#0a1f44', '#000000', false],
  ['two yellows', '#ffd100', '#ffe066', false],
  ['the same twice', '#123456', '#123456', false],
])('%s: %s and %s may be a brand: %j', (_, primary, secondary, may) => {
  const problems = brandProblems({ primary, secondary })
  expect(problems.length === 0).toBe(may)
  if (!may) expect(problems[0]).toMatch(/^The second color on the main color: [\d.]+ to 1, and 1.6/)
})

test('a pale main color is told to have darker links', () => {
  const checks = brandChecks({ primary: '#ffd100', secondary: '#1f2937' })
  expect(checks.at(-1)).toMatchObject({ passes: true, advice: expect.stringMatching(/made darker/) })
})

test('black or white is readable on every color', () => {
  const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, colour, (primary, secondary) => {
      const [onMain, onSecond] = brandChecks({ primary, secondary })
      return onMain?.passes === true && onSecond?.passes === true
    }),
  )
})
