import { expect, test } from 'vitest'
import type { Entry } from './conflicts.ts'
import { barIn, monthBeside, monthOf } from './month.ts'

const november = monthOf('2026-11')

test('a month has its days, and the months beside it', () => {
  expect(november.title).toBe('November 2026')
  expect(november.days).toHaveLength(30)
  expect(november.days[0]).toEqual({ day: '2026-11-01', number: 1, weekday: 'S' })
  expect([monthBeside('2026-11', 2), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthOf('2028-02').days).toHaveLength(29)
})

test.each<[string, string | null, string | null, [from: number, days: number] | null]>([
  ['within the month', '2026-11-05T15:00:00Z', '2026-11-07T15:00:00Z', [5, 3]],
  ['of one moment', '2026-11-05T15:00:00Z', '2026-11-05T15:00:00Z', [5, 1]],
  ['begun before', '2026-10-20T15:00:00Z', '2026-11-02T15:00:00Z', [1, 2]],
  ['going on after', '2026-11-29T15:00:00Z', null, [29, 2]],
  ['for ever', null, null, [1, 30]],
  ['over', null, '2026-10-31T12:00:00Z', null],
  ['to come', '2026-12-01T12:00:00Z', null, null],
  // Midnight is the school's own.
  ['that begins late in the evening', '2026-12-01T03:00:00Z', null, [30, 1]],
])('what is %s', (_, from, to, expected) => {
  const bar = barIn(november, { from, to } as Entry, 'America/New_York')
  expect(bar && [bar.from, bar.days]).toEqual(expected)
})
