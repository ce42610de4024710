import { expect, test } from 'vitest'
import { filled } from './fill.ts'

test.each([
  ['one value is repeated', ['Junior'], ['Junior', 'Junior', 'Junior']],
  ['one number too', ['7'], ['7', '7', '7']],
  ['numbers go on with their step', ['1', '2'], ['3', '4', '5']],
  ['downwards as well', ['10', '8', '6'], ['4', '2', '0']],
  [
    'days go on with their step, over the end of a month',
    ['2026-08-22', '2026-08-29'],
    ['2026-09-05', '2026-09-12', '2026-09-19'],
  ],
  ['what has no even step is repeated', ['1', '2', '4'], ['1', '2', '4']],
  ['words alternate', ['H', 'A'], ['H', 'A', 'H']],
  ['00 is a label', ['00', '0'], ['00', '0', '00']],
])('%s', (_, known, next) => {
  expect(filled(known, 3)).toEqual(next)
})
