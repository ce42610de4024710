import { expect, test } from 'vitest'
import { plainDate } from './plain-date.ts'

test.each([
  ['2026-11-14', 'Nov 14', 'Saturday, November 14, 2026'],
  ['2026-11-14T19:00:00', 'Sat, Nov 14', 'Saturday, November 14, 2026'],
  ['2026-11-14', 'Saturday, November 14, 2026', null],
  ['2026-11-15T01:00:00Z', 'Nov 14', null],
  ['19:00', '7 p.m.', null],
  ['', '', null],
])('%s, shown as %j, is %j', (dateTime, shown, plain) => {
  expect(plainDate(dateTime, shown)).toBe(plain)
})
