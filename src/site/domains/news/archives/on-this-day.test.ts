import { describe, expect, test } from 'vitest'
import { dayBeside, dayKey, dayOfKey, dayWords, onThisDayHref, readDay, yearsAgo } from './on-this-day.ts'

describe('a day of the calendar', () => {
  test.each([
    ['month=11&day=15', '11-15'],
    ['month=2&day=29', '02-29'],
    ['month=2&day=31', '02-29'],
    ['month=4&day=31', '04-30'],
    ['month=13&day=1', null],
    ['month=1&day=0', null],
    ['month=1', null],
    ['month=x&day=1', null],
    ['', null],
  ])('?%s asks for %j', (query, key) => {
    const day = readDay(new URLSearchParams(query))
    expect(day && dayKey(day)).toBe(key)
  })

  test.each([
    ['11-15', '11-14', '11-16'],
    ['01-01', '12-31', '01-02'],
    ['12-31', '12-30', '01-01'],
    ['03-01', '02-29', '03-02'],
  ])('%s lies between %s and %s', (key, before, after) => {
    expect([-1, 1].map((step) => dayKey(dayBeside(dayOfKey(key), step as 1 | -1)))).toEqual([before, after])
  })

  test('is named in words and has an address', () => {
    expect(dayWords({ month: 2, day: 29 })).toBe('February 29')
    expect(onThisDayHref({ month: 2, day: 9 })).toBe('/on-this-day?month=2&day=9')
  })

  test.each([
    [2026, 'Earlier this year'],
    [2025, '1 year ago'],
    [1998, '28 years ago'],
  ])('%i is told as %s', (year, words) => {
    expect(yearsAgo(year, 2026)).toBe(words)
  })
})
