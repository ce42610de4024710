import { describe, expect, test } from 'vitest'
import { nextTitle, sameWeekday, yearsLater } from './next-season.ts'

describe('the season after', () => {
  test.each([
    ['2026', '2027'],
    ['2026-27', '2027-28'],
    ['2098-99', '2099-00'],
  ])('%s is %s', (title, next) => {
    expect(nextTitle(title)).toBe(next)
  })

  test('or some years on', () => expect(nextTitle('1998-99', 2)).toBe('2000-01'))

  test('begins a year on, on a day that there is', () => {
    expect(yearsLater('2028-02-29', 1)).toBe('2029-02-28')
  })

  test.each(['2026-08-29', '2026-11-14', '2027-02-28', '2028-02-29', '2026-12-31'])(
    'plays on the weekday of %s, at most three days from the same date',
    (day) => {
      const next = Temporal.PlainDate.from(sameWeekday(day))
      expect(next.dayOfWeek).toBe(Temporal.PlainDate.from(day).dayOfWeek)
      const apart = Temporal.PlainDate.from(yearsLater(day, 1)).until(next, { largestUnit: 'days' }).days
      expect(Math.abs(apart)).toBeLessThanOrEqual(3)
    },
  )

  test('keeps games of one week in their order and their distance', () => {
    expect(['2026-11-12', '2026-11-14', '2026-11-16'].map((day) => sameWeekday(day))).toEqual([
      '2027-11-11',
      '2027-11-13',
      '2027-11-15',
    ])
  })
})
