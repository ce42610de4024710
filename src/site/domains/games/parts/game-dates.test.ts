import { describe, expect, test } from 'vitest'
import { dateOnly, dateParts, dayAt, gameDay, gameDays, gameMonth, gameTime, nearness } from './game-dates.ts'

describe('a date is read from the clock at the venue', () => {
  test.each([
    ['an evening that is tomorrow in UTC', '2026-11-14T23:30:00', 'Sat, Nov 14'],
    ['a morning that is yesterday in the west', '2026-11-14T00:15:00', 'Sat, Nov 14'],
    ['the last night of the year', '2026-12-31T22:00:00', 'Thu, Dec 31'],
    ['a day without a time', '2026-11-14', 'Sat, Nov 14'],
  ])('%s', (_case, start, text) => {
    expect(gameDay(start)).toBe(text)
  })

  test('in each of its forms', () => {
    const start = '2026-11-04T19:00:00'
    expect(gameMonth(start)).toBe('November 2026')
    expect(dateParts(start)).toEqual({ weekday: 'Wed', month: 'Nov', day: '4' })
    expect(dateOnly(start)).toBe('2026-11-04')
  })
})

describe('the days of a game', () => {
  test.each([
    ['one day', { startDate: '2026-11-14T19:00:00', endDate: null }, 'Sat, Nov 14'],
    ['an end on the same day', { startDate: '2026-11-14T19:00:00', endDate: '2026-11-14' }, 'Sat, Nov 14'],
    [
      'several days',
      { startDate: '2026-11-14T09:00:00', endDate: '2026-11-16' },
      'Sat, Nov 14 – Mon, Nov 16',
    ],
  ])('%s', (_case, game, text) => {
    expect(gameDays(game)).toBe(text)
  })
})

test.each([
  [{ time: '7 p.m.', isTbd: false, isAllDay: false }, '7 p.m.'],
  [{ time: '', isTbd: false, isAllDay: true }, 'All Day'],
  [{ time: '12 a.m.', isTbd: true, isAllDay: true }, 'TBA'],
])('the time of %j is %s', (game, text) => {
  expect(gameTime(game)).toBe(text)
})

describe('how near a game is, counted in days at its venue', () => {
  const evening = {
    startDate: '2026-11-14T19:00:00',
    timeZone: 'America/New_York',
    isTbd: false,
    isAllDay: false,
  }
  test.each([
    ['on the day, although UTC is a day on', evening, '2026-11-15T00:30:00Z', 'Tonight'],
    ['the evening before', evening, '2026-11-14T02:00:00Z', 'Tomorrow'],
    ['two days before', evening, '2026-11-12T20:00:00Z', null],
    ['the day after', evening, '2026-11-15T15:00:00Z', null],
    ['an afternoon', { ...evening, startDate: '2026-11-14T13:00:00' }, '2026-11-14T12:00:00Z', 'Today'],
    ['a time not yet known', { ...evening, isTbd: true }, '2026-11-14T12:00:00Z', 'Today'],
  ])('%s', (_case, game, now, word) => {
    expect(nearness(game, new Date(now))).toBe(word)
  })

  test('the same moment is two days in two zones', () => {
    const moment = new Date('2026-11-15T03:00:00Z')
    expect([dayAt(moment, 'America/Los_Angeles'), dayAt(moment, 'Europe/Paris')]).toEqual([
      '2026-11-14',
      '2026-11-15',
    ])
  })
})
