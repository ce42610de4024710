import { expect, test } from 'vitest'
import { nextClass } from './next-class.ts'

test.each([
  ['Freshman', 'Sophomore', true],
  ['First-Year', 'Sophomore', true],
  ['Sophomore', 'Junior', true],
  ['Junior', 'Senior', true],
  ['Redshirt Freshman', 'Redshirt Sophomore', true],
  ['Redshirt Junior', 'Redshirt Senior', true],
  ['Senior', 'Fifth Year', false],
  ['Redshirt Senior', 'Redshirt 5th-Year', false],
  ['Graduate Student', 'Graduate Student', false],
  ['Fifth Year', 'Graduate Student', false],
  ['Third Class', 'Third Class', true],
])('%s is %s a year on, and stays: %s', (from, to, stays) => {
  expect(nextClass(from)).toEqual({ to, stays })
})
