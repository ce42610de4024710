import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'

test.each([
  [0.75, '75.0%'],
  [0.667, '66.7%'],
  [1, '100.0%'],
  [0, '0.0%'],
])('a share of %d is shown with one decimal: %s', (share, words) => {
  expect(formatPercent(share)).toBe(words)
})
