import { describe, expect, test } from 'vitest'
import { dayOfCalendar, formatDate, formatMoment } from './date.ts'

describe('a date', () => {
  test.each([
    [undefined, 'Nov 4, 2026'],
    ['DD', 'Nov 4, 2026'],
    ['ccc, MMM d', 'Wed, Nov 4'],
    ['MM.dd.yy', '11.04.26'],
    ['cccc, MMMM d, yyyy', 'Wednesday, November 4, 2026'],
    ['yyyy-MM-dd', '2026-11-04'],
    ['MMMM yyyy', 'November 2026'],
  ])('in the format %j is %s', (pattern, words) => {
    expect(formatDate('2026-11-04T19:00:00', pattern)).toBe(words)
  })
})

describe('the date of a game is the one at its venue', () => {
  test.each([
    ['an evening that is tomorrow in UTC', '2026-11-14T23:30:00', 'Sat, Nov 14'],
    ['a morning that is yesterday in the west', '2026-11-14T00:15:00', 'Sat, Nov 14'],
    ['the last night of the year', '2026-12-31T22:00:00', 'Thu, Dec 31'],
    ['a day without a time', '2026-11-14', 'Sat, Nov 14'],
  ])('%s', (_case, start, words) => {
    expect(formatDate(start, 'ccc, MMM d')).toBe(words)
  })

  test('and a moment is on two days in two zones', () => {
    const moment = new Date('2026-11-15T03:00:00Z')
    expect([formatMoment(moment, 'America/Los_Angeles'), formatMoment(moment, 'Europe/Paris')]).toEqual([
      'Nov 14, 2026',
      'Nov 15, 2026',
    ])
  })
})

test.each([
  ['2026-11-15T03:00:00Z', 'America/New_York'],
  ['2026-03-08T06:59:59Z', 'America/New_York'],
  ['2026-11-01T05:30:00Z', 'America/Los_Angeles'],
  ['2026-12-31T23:00:00Z', 'Pacific/Auckland'],
  ['2026-06-30T12:00:00Z', 'Etc/GMT+12'],
])("a browser's calendar has the day of %s in %s that the server's formatter has", (moment, zone) => {
  const day = dayOfCalendar(new Date(moment), zone)
  expect(day.toISOString().slice(0, 10)).toBe(formatMoment(new Date(moment), zone, 'yyyy-MM-dd'))
})
