import fc from 'fast-check'
import type { Side } from '#contract/shapes/stats-shapes.ts'
import { clockOf } from '../xml/values.ts'

/** Words with the signs that XML, names and other alphabets bring along; no comma, no team's id, no clock. */
const letters = fc.constantFrom(
  ...Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index)),
  'K',
  'é',
  'ñ',
  'ß',
  'Ø',
  '–',
  "'",
  '&',
  '<',
  '>',
  '"',
  '-',
  '.',
)
export const word = fc.string({ unit: letters, minLength: 1, maxLength: 9 })
export const words = fc.array(word, { minLength: 2, maxLength: 4 }).map((list) => list.join(' '))
export const side = fc.constantFrom<Side>('away', 'home')
export const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
export const clock = fc.integer({ min: 0, max: 5999 }).map(clockOf)

export const percent = fc.integer({ min: 1, max: 99 })
