import { describe, expect, test } from 'vitest'
import { dayAt, firstDayAfter, sameDaysBefore } from './story-days.ts'

test.each([
  ['2026-11', '2026-12-01'],
  ['2026-12', '2027-01-01'],
  ['2028-02', '2028-03-01'],
])('the month %s ends before %s', (month, next) => {
  expect(firstDayAfter(month)).toBe(next)
})

test("a story of late evening keeps the school's day, not that of UTC", () => {
  expect(dayAt(new Date('2026-11-16T03:30:00Z'), 'America/New_York')).toBe('2026-11-15')
  expect(dayAt(new Date('2026-11-16T07:30:00Z'), 'America/Los_Angeles')).toBe('2026-11-15')
})

describe('the same day of other years', () => {
  test('goes back from last year, and leaves today out', () => {
    const days = sameDaysBefore('2026-11-15', '11-15')
    expect(days.slice(0, 2)).toEqual(['2025-11-15', '2024-11-15'])
    expect(days.at(-1)).toBe('1850-11-15')
  })

  test('has this year when the day is past already', () => {
    expect(sameDaysBefore('2026-11-15', '11-14')[0]).toBe('2026-11-14')
    expect(sameDaysBefore('2026-11-15', '11-16')[0]).toBe('2025-11-16')
  })

  test('is there in leap years only for 29 February, and never for 31 November', () => {
    expect(sameDaysBefore('2026-11-15', '02-29').slice(0, 3)).toEqual([
      '2024-02-29',
      '2020-02-29',
      '2016-02-29',
    ])
    expect(sameDaysBefore('2026-11-15', '11-31')).toEqual([])
  })
})
