import { expect, test } from 'vitest'
import { rateWords, thisMonth } from './placement-words.ts'

test('a rate is of what was seen, and none of nothing', () => {
  expect([rateWords(400, 3), rateWords(0, 0), rateWords(10, 0)]).toEqual(['0.75 %', '', '0.00 %'])
})

test('a month goes from its first day until today', () => {
  expect(thisMonth(new Date(2026, 1, 9, 23, 59))).toEqual({ from: '2026-02-01', to: '2026-02-09' })
})
