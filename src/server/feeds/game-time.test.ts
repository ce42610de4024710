import { describe, expect, test } from 'vitest'
import { gameClock, gameDate, instantAt, printedClock } from './game-time.ts'

const autumn = { startsOn: '2026-08-01', endsOn: '2026-12-31' }
const winter = { startsOn: '2026-10-15', endsOn: '2027-04-10' }

describe('the day of a game', () => {
  test.each([
    ['2026-09-05', autumn, '2026-09-05', null],
    ['2026-09-05T19:00:00', autumn, '2026-09-05', null],
    ['9/5/2026', autumn, '2026-09-05', null],
    ['9/5/26', autumn, '2026-09-05', null],
    ['9/5', autumn, '2026-09-05', null],
    ['1/9', winter, '2027-01-09', null],
    ['Nov 20', winter, '2026-11-20', null],
    ['Sat, Sep. 5', autumn, '2026-09-05', null],
    ['Saturday, September 5, 2026', autumn, '2026-09-05', null],
    ['Sep 5 (Sat)', autumn, '2026-09-05', null],
    ['5-Sep-26', autumn, '2026-09-05', null],
    ['5 September 2026', autumn, '2026-09-05', null],
    ['Feb 5-7', winter, '2027-02-05', '2027-02-07'],
    ['Oct 30 - Nov 1, 2026', winter, '2026-10-30', '2026-11-01'],
  ])("'%s' is %#", (written, season, date, endDate) => {
    expect(gameDate(written, season)).toEqual({ date, endDate })
  })

  test.each(['', 'soon', '2026-02-31', '13/1/2026', 'Foo 5', 'Sep 7-5'])("'%s' is none", (written) => {
    expect(gameDate(written, autumn)).toBeNull()
  })
})

describe('the time of a game', () => {
  test.each([
    ['7:00 PM', '19:00', null],
    ['7 p.m.', '19:00', null],
    ['7:30pm CT', '19:30', 'America/Chicago'],
    ['12:30 PM (EST)', '12:30', 'America/New_York'],
    ['12 am', '00:00', null],
    ['19:00', '19:00', null],
    ['Noon', '12:00', null],
    ['Noon ET', '12:00', 'America/New_York'],
  ])("'%s' is %s in zone %s", (written, clock, timeZone) => {
    expect(gameClock(written)).toEqual({ clock, isTbd: false, isAllDay: false, timeZone })
  })

  test.each([
    ['', true, false],
    ['TBA', true, false],
    ['T.B.D.', true, false],
    ['All Day', false, true],
  ])("'%s' is none: to be determined %s, all day %s", (written, isTbd, isAllDay) => {
    expect(gameClock(written)).toEqual({ clock: null, isTbd, isAllDay, timeZone: null })
  })

  test.each(['7', '25:00', '13 pm', '7:75 pm', 'evening'])("'%s' is not understood", (written) => {
    expect(gameClock(written)).toBeNull()
  })

  test.each([
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['19:30', '7:30 PM'],
  ])('%s is printed %s', (clock, printed) => {
    expect(printedClock(clock)).toBe(printed)
  })

  test.each([
    ['2026-10-31', '19:00', 'America/New_York', '2026-10-31T23:00:00.000Z'],
    ['2026-11-01', '19:00', 'America/New_York', '2026-11-02T00:00:00.000Z'],
    ['2026-11-01', '19:00', 'America/Phoenix', '2026-11-02T02:00:00.000Z'],
    ['2027-03-14', '19:00', 'America/Chicago', '2027-03-15T00:00:00.000Z'],
  ])('%s %s in %s is %s, on either side of the change of the clocks', (date, clock, zone, instant) => {
    expect(instantAt(date, clock, zone).toISOString()).toBe(instant)
  })
})
