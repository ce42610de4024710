import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { dayAt } from '../../parts/game-dates.ts'
import {
  addDays,
  addMonths,
  countDays,
  dayOfEvent,
  daysFrom,
  endOfMonth,
  isDay,
  startOfMonth,
  startOfWeek,
  weeksOf,
} from './calendar-days.ts'

test.each([
  ['2026-11-14', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['9999-01-01', false],
  ['20261114', false],
  ['2026-11-14T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

/** What a computer in another zone makes of the months in which clocks change: a process reads its zone once. */
const monthsIn = (zone: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { addMonths, weeksOf } from '${import.meta.resolve('./calendar-days.ts')}'
      const months = ['2026-03-01', '2026-10-01', '2026-11-01', '2026-12-01', '2028-02-01']
      console.log(JSON.stringify(months.map((day) => weeksOf(day, addMonths(day, 1)))))`,
    ],
    { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  )

test('a month has the same days on a computer in any zone', () => {
  const [first, ...others] = [
    'UTC',
    'America/New_York',
    'America/Los_Angeles',
    'Pacific/Honolulu',
    'Europe/London',
    'Pacific/Auckland',
  ].map(monthsIn)
  expect(JSON.parse(first ?? '')[2][0][0]).toBe('2026-11-01')
  for (const months of others) expect(months).toBe(first)
})

test.each([
  ['the day that clocks spring forward in America', '2026-03-08'],
  ['the day that they fall back', '2026-11-01'],
  ['the day that clocks spring forward in London', '2026-03-29'],
  ['the day that they fall back there', '2026-10-25'],
  ['the last day of a year', '2026-12-31'],
  ['a leap day', '2028-02-29'],
])('%s has one day before it and one after', (_, day) => {
  expect(addDays(addDays(day, 1), -1)).toBe(day)
  expect(daysFrom(addDays(day, -1), addDays(day, 1))).toHaveLength(3)
  expect(new Set(daysFrom(addDays(day, -40), addDays(day, 40))).size).toBe(81)
})

test.each([
  ['2026-11-01', '2026-11-01', 5],
  ['2026-02-10', '2026-02-01', 4],
  ['2026-05-31', '2026-04-26', 6],
  ['2026-03-08', '2026-03-01', 5],
  ['2028-02-29', '2028-01-30', 5],
])('the month of %s is shown from %s on in %i weeks', (day, first, count) => {
  const weeks = weeksOf(startOfMonth(day), endOfMonth(day))
  expect([weeks[0]?.[0], weeks.length]).toEqual([first, count])
  for (const week of weeks) expect([week.length, startOfWeek(week[6] ?? '')]).toEqual([7, week[0]])
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-14', -12, '2025-11-14'],
])('%s and %i months more is %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected)
})

test.each([
  ['2026-11-14', '2026-11-14', 1],
  ['2026-10-30', '2026-11-02', 4],
  ['2026-03-07', '2026-03-09', 3],
  ['2026-11-15', '2026-11-14', 0],
  ['2026-01-01', '2026-04-02', 92],
])('from %s to %s are %i days', (from, to, count) => {
  expect(countDays(from, to)).toBe(count)
})

test.each([
  ['a game of one evening is no event of several days', '2026-11-14T19:00:00', null, '2026-11-14', null],
  ['nor is one that ends on its day', '2026-11-14T19:00:00', '2026-11-14', '2026-11-14', null],
  ['the first day', '2026-11-13T09:00:00', '2026-11-15', '2026-11-13', { day: 1, of: 3 }],
  ['a later day in the next week', '2026-11-13T09:00:00', '2026-11-16', '2026-11-15', { day: 3, of: 4 }],
  ['across the change of clocks', '2026-10-31T09:00:00', '2026-11-02', '2026-11-02', { day: 3, of: 3 }],
  [
    'a day of it that begins at midnight',
    '2026-10-31T00:00:00',
    '2026-11-01',
    '2026-11-01',
    { day: 2, of: 2 },
  ],
])('%s', (_, startDate, endDate, day, expected) => {
  expect(dayOfEvent({ startDate, endDate }, day)).toEqual(expected)
})

describe('today is the day of the school', () => {
  test.each([
    ['America/New_York', '2026-11-15T04:59:59Z', '2026-11-14'],
    ['America/New_York', '2026-11-15T05:00:00Z', '2026-11-15'],
    ['America/Los_Angeles', '2026-11-15T07:59:59Z', '2026-11-14'],
    ['America/Los_Angeles', '2026-11-15T08:00:00Z', '2026-11-15'],
    ['Pacific/Honolulu', '2026-11-15T09:59:59Z', '2026-11-14'],
    ['Pacific/Honolulu', '2026-11-15T10:00:00Z', '2026-11-15'],
    ['Europe/London', '2026-11-14T23:59:59Z', '2026-11-14'],
    ['Europe/London', '2026-11-15T00:00:00Z', '2026-11-15'],
    ['Europe/London', '2026-07-14T22:59:59Z', '2026-07-14'],
    ['Europe/London', '2026-07-14T23:00:00Z', '2026-07-15'],
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['America/New_York', '2026-11-01T03:59:59Z', '2026-10-31'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ])('in %s at %s it is %s', (zone, moment, day) => {
    expect(dayAt(new Date(moment), zone)).toBe(day)
  })
})
