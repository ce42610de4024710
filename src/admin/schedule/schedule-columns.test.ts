import { expect, test } from 'vitest'
import { gameValues, scheduleCells, scheduleColumns, timeOf } from './schedule-columns.ts'

test.each([
  ['7 p.m.', '7:00 PM'],
  ['7:30PM', '7:30 PM'],
  ['19:30', '7:30 PM'],
  ['noon', '12:00 PM'],
  ['', 'TBD'],
  ['tba', 'TBD'],
  ['all day', 'All Day'],
  ['7', null],
  ['7:30', null],
  ['soon', null],
])('the time %j is %j: one that nobody said is never made up', (text, time) => {
  expect(timeOf(text)).toBe(time)
})

test('a row of a schedule reads back from its cells as it is', () => {
  const row = {
    id: 1,
    startDate: '2026-11-14',
    endDate: '2026-11-15',
    time: '7:00 PM',
    timeZone: 'America/Chicago',
    opponentId: 4,
    locationIndicator: 'A' as const,
    facilityId: null,
    location: 'Orr, N.D.',
    isConference: true,
    isExhibition: false,
    tournament: null,
    tv: 'ESPN+',
    radio: null,
    tickets: null,
    video: null,
    promotion: null,
    status: 'A' as const,
    result: null,
    note: 'Senior day',
    gameNumber: 2,
  }
  const columns = scheduleColumns([{ id: 4, title: 'Elk Bay' }], [], [2026])
  const cells = scheduleCells(row, new Map([[4, 'Elk Bay']]), new Map())
  const values = Object.fromEntries(
    columns.map(({ field, read }) => {
      const { value, fault } = read(cells[field] ?? '')
      return [field, fault ?? value]
    }),
  )
  const { id: _, result: __, ...expected } = row
  expect(gameValues(values)).toEqual(expected)
})

test.each([
  ['america/denver', { value: 'America/Denver' }],
  ['Europe/Berlin', { value: 'Europe/Berlin' }],
  ['', { value: '' }],
  ['Mountain', { fault: 'A time zone is as in America/Chicago.' }],
])('the time zone %j reads %j', (text, told) => {
  const zone = scheduleColumns([], [], [2026]).find(({ field }) => field === 'timeZone')
  expect(zone?.read(zone.tidy?.(text) ?? text)).toEqual(told)
})

test('an opponent that is not known goes by its name', () => {
  expect(gameValues({ opponent: 'Orr State', time: 'TBD' })).toEqual({ opponent: 'Orr State', time: 'TBD' })
})
