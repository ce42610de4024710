import { expect, test } from 'vitest'
import { yearsLabel } from './years-label.ts'

test.each([
  [1987, 1987, '1987'],
  [1987, 1990, '1987-90'],
  [2004, 2008, '2004-08'],
  [1998, 2001, '1998-2001'],
])('%i to %i is %s', (first, last, label) => {
  expect(yearsLabel(first, last)).toBe(label)
})
