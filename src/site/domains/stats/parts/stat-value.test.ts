import { expect, test } from 'vitest'
import { statValue } from './stat-value.ts'

test.each([
  [2534, 'whole', '2,534'],
  [4.5, 'whole', '4.5'],
  [22, 'one', '22.0'],
  [1.2, 'two', '1.20'],
  [0.244, 'thousandths', '.244'],
  [1, 'thousandths', '1.000'],
  [-0.05, 'thousandths', '-.050'],
  [45.16, 'percent', '45.2'],
  [5.2, 'innings', '5.2'],
  [1867, 'clock', '31:07'],
  [3, 'signed', '+3'],
  [-3, 'signed', '-3'],
  [0, 'signed', '0'],
] as const)('%d in the format %s is %s', (value, format, text) => {
  expect(statValue(value, format)).toBe(text)
})
