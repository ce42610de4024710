import { describe, expect, test } from 'vitest'
import { boundsOf, isShownPeriod, periodOf } from './calendar-period.ts'

describe('a view shows', () => {
  test.each([
    ['month', '2026-11-14', '2026-11-01', '2026-11-30', 'November 2026', '2026-10-01', '2026-12-01'],
    ['list', '2026-01-31', '2026-01-01', '2026-01-31', 'January 2026', '2025-12-01', '2026-02-01'],
    ['week', '2026-11-14', '2026-11-08', '2026-11-14', 'November 8 – 14, 2026', '2026-11-01', '2026-11-15'],
    ['week', '2026-11-01', '2026-11-01', '2026-11-07', 'November 1 – 7, 2026', '2026-10-25', '2026-11-08'],
    ['week', '2026-10-31', '2026-10-25', '2026-10-31', 'October 25 – 31, 2026', '2026-10-18', '2026-11-01'],
    [
      'week',
      '2026-12-31',
      '2026-12-27',
      '2027-01-02',
      'December 27, 2026 – January 2, 2027',
      '2026-12-20',
      '2027-01-03',
    ],
    [
      'week',
      '2026-12-02',
      '2026-11-29',
      '2026-12-05',
      'November 29 – December 5, 2026',
      '2026-11-22',
      '2026-12-06',
    ],
  ] as const)('the %s of %s: %s to %s', (view, date, start, end, title, previous, next) => {
    expect(periodOf(view, date)).toEqual({ start, end, title, previous, next })
  })
})

describe('the calendar ends where the entries end', () => {
  const today = '2026-11-14'

  test.each([
    ['a school with entries', '2024-08-20', '2027-05-30', { from: '2024-08-01', to: '2027-06-30' }],
    ['one whose season is over', '2024-08-20', '2026-05-30', { from: '2024-08-01', to: '2026-11-30' }],
    [
      'one whose first season is to come',
      '2027-08-20',
      '2027-11-30',
      { from: '2026-11-01', to: '2027-12-31' },
    ],
    ['one without entries', null, null, { from: '2026-11-01', to: '2026-11-30' }],
  ])('%s', (_, first, last, bounds) => {
    expect(boundsOf(first, last, today)).toEqual(bounds)
  })

  const bounds = { from: '2026-08-01', to: '2027-05-31' }

  test('a week across the edge is still there, and the one after it is not', () => {
    expect(isShownPeriod(periodOf('week', '2027-06-02'), bounds)).toBe(true)
    expect(isShownPeriod(periodOf('week', '2027-06-09'), bounds)).toBe(false)
    expect(isShownPeriod(periodOf('month', '2026-07-31'), bounds)).toBe(false)
    expect(isShownPeriod(periodOf('month', '2026-08-31'), bounds)).toBe(true)
    expect(isShownPeriod(periodOf('list', '2199-01-01'), bounds)).toBe(false)
  })
})
