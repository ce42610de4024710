import { expect, test } from 'vitest'
import { isInWindow } from './window.ts'

const at = (day: string | null) => (day === null ? null : new Date(`2026-11-${day}T12:00:00Z`))

test.each([
  ['no dates', null, null, true],
  ['before the start', '16', null, false],
  ['at the start', '15', null, true],
  ['after the start, without an end', '14', null, true],
  ['at the end', '14', '15', true],
  ['past the end', '13', '14', false],
  ['an end without a start', null, '16', true],
])('on the 15th: %s', (_, start, end, expected) => {
  expect(isInWindow(new Date('2026-11-15T12:00:00Z'), { startDate: at(start), endDate: at(end) })).toBe(
    expected,
  )
})
