import { describe, expect, test } from 'vitest'
import { clockOf, momentAt, nextMidnight } from './zoned.ts'

const zone = 'America/New_York'

describe("a moment in the school's time", () => {
  test.each([
    ['2026-11-14T17:00:00.000Z', '2026-11-14', '12:00'],
    ['2026-07-04T03:30:00.000Z', '2026-07-03', '23:30'],
  ])('%s is %s, %s, there and back', (moment, day, time) => {
    expect(clockOf(moment, zone)).toEqual({ day, time })
    expect(momentAt(day, time, zone)).toBe(moment)
  })

  test('an hour that spring skips is the one after it', () => {
    expect(momentAt('2026-03-08', '02:30', zone)).toBe('2026-03-08T07:30:00.000Z')
  })

  test('without a clock the day begins, and without a day there is no moment', () => {
    expect(momentAt('2026-11-14', '', zone)).toBe('2026-11-14T05:00:00.000Z')
    expect(momentAt('', '12:00', zone)).toBeNull()
    expect(clockOf('soon', zone)).toEqual({ day: '', time: '' })
  })
})

test.each([
  ['2026-11-14T17:00:00Z', '2026-11-15T05:00:00.000Z'],
  ['2026-11-15T04:59:00Z', '2026-11-15T05:00:00.000Z'],
  ['2026-03-08T04:30:00Z', '2026-03-08T05:00:00.000Z'],
  ['2026-03-08T06:30:00Z', '2026-03-09T04:00:00.000Z'],
])('after %s the next day begins at %s in New York', (now, midnight) => {
  expect(nextMidnight(new Date(now), 'America/New_York')).toBe(midnight)
})
