import { expect, test } from 'vitest'
import { weightOf } from './weight-of.ts'

test('a list weighs as much as what is in it, and a little more', () => {
  const one = weightOf({ id: 1, name: 'Rowan' })
  expect(weightOf(Array.from({ length: 100 }, () => ({ id: 1, name: 'Rowan' })))).toBeGreaterThan(100 * one)
})

test('a long text weighs its letters', () => {
  expect(weightOf('x'.repeat(10_000))).toBeGreaterThanOrEqual(10_000)
})

test.each([null, undefined, 3, true, new Date(0)])('%j weighs next to nothing', (value) => {
  expect(weightOf(value)).toBeLessThan(100)
})
