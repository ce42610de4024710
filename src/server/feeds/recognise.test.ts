import { describe, expect, test } from 'vitest'
import { readRosterTable, recogniseRoster } from './roster-file.ts'
import { readScheduleTable, recogniseSchedule } from './schedule-file.ts'

const season = { startsOn: '2026-08-01', endsOn: '2026-12-31' }
const fieldsOf = <Field extends string>({ columns }: { columns: ReadonlyMap<Field, number> }) =>
  [...columns].toSorted(([, a], [, b]) => a - b).map(([field, index]) => `${index} ${field}`)

describe('the columns of a roster without heads are what is in them', () => {
  test.each([
    [
      'in the order of a program',
      [
        ['7', 'Ada Marsh', 'QB', '6-2', '190', 'Fr.', 'Austin, Texas', 'Westlake HS'],
        ['12', 'Bea Moss', 'K', '5-8', '150', 'So.', 'Elko, Nev.', 'Elko HS'],
      ],
      [
        '0 jersey',
        '1 name',
        '2 position',
        '3 height',
        '4 weight',
        '5 academicYear',
        '6 hometown',
        '7 highSchool',
      ],
    ],
    [
      'in any order',
      [
        ['Austin, Texas', 'Junior', 'Ada Marsh', '6\'2"', '7'],
        ['Elko, Nev.', 'Senior', 'Bea Moss', '5\'8"', '12'],
      ],
      ['0 hometown', '1 academicYear', '2 name', '3 height', '4 jersey'],
    ],
    [
      'with the last name first',
      [
        ['Marsh, Ada', 'Austin, Texas', 'Jr.'],
        ['Moss, Bea', 'Elko, Nevada', 'Sr.'],
      ],
      ['0 name', '1 hometown', '2 academicYear'],
    ],
    [
      'with first and last names apart',
      [
        ['7', 'Ada', 'Marsh'],
        ['12', 'Bea', 'Moss'],
      ],
      ['0 jersey', '1 firstName', '2 lastName'],
    ],
  ])('%s', (_, cells, fields) => {
    const table = recogniseRoster(cells)
    expect(table.hasHeads).toBe(false)
    expect(fieldsOf(table)).toEqual(fields)
    expect(table.rows.map(({ row }) => row)).toEqual([1, 2])
    expect(readRosterTable(table).rows[0]).toMatchObject({ firstName: 'Ada', lastName: 'Marsh' })
  })

  test('and heads that are strange are heads all the same', () => {
    const table = recogniseRoster([
      ['Trikot', 'Spielerin', 'Jahr'],
      ['7', 'Ada Marsh', 'Jr.'],
      ['12', 'Bea Moss', 'Sr.'],
    ])
    expect(table.hasHeads).toBe(true)
    expect(fieldsOf(table)).toEqual(['0 jersey', '1 name', '2 academicYear'])
    expect(table.rows.map(({ row }) => row)).toEqual([2, 3])
  })

  test('a few cells that were typed wrong change nothing', () => {
    const rows = Array.from({ length: 8 }, (_, at) => [
      String(at + 1),
      'Ada Marsh',
      at < 2 ? 'growing' : '6-1',
    ])
    expect(fieldsOf(recogniseRoster(rows))).toEqual(['0 jersey', '1 name', '2 height'])
  })
})

test('what somebody says goes before what is found out', () => {
  const cells = [
    ['Ada', 'Marsh'],
    ['Bea', 'Moss'],
  ]
  const table = recogniseRoster(cells, { hasHeads: false, columns: ['lastName', 'firstName'] })
  expect(readRosterTable(table).rows.map(({ firstName }) => firstName)).toEqual(['Marsh', 'Moss'])
  expect(() =>
    readRosterTable(recogniseRoster(cells, { hasHeads: false, columns: ['lastName', null] })),
  ).toThrow('No column holds names')
})

test('the columns of a schedule without heads are what is in them', () => {
  const table = recogniseSchedule(
    [
      ['Sep 5', '7 p.m.', 'Elk Bay', 'Reno, Nev.', 'W, 31-10'],
      ['Sep 12', 'TBA', 'at Texas State', 'Orr, N.D.', ''],
      ['Sep 19', '6:30 PM', 'Cedar Falls', 'Reno, Nev.', 'L, 3-7'],
    ],
    season,
  )
  expect(fieldsOf(table)).toEqual(['0 date', '1 time', '2 opponent', '3 location', '4 result'])
  expect(
    readScheduleTable(table, season).rows.map(({ opponent, clock, site }) => [opponent, clock, site]),
  ).toEqual([
    ['Elk Bay', '19:00', undefined],
    ['Texas State', 'TBD', 'A'],
    ['Cedar Falls', '18:30', undefined],
  ])
})

test('a game without a day yet is refused and says so', () => {
  const table = recogniseSchedule(
    [
      ['Date', 'Opponent'],
      ['TBD', 'Elk Bay'],
    ],
    season,
  )
  expect(readScheduleTable(table, season).rejects).toEqual([
    { row: 2, reason: 'has no date yet: it is taken in once its day is known' },
  ])
})

test('venue, zone and addresses of a schedule are read, and words that are none of them are left out aloud', () => {
  const [heads, good, bad] = [
    ['Date', 'Opponent', 'Time', 'Venue', 'Time zone', 'Tickets', 'Stream'],
    ['9/5', 'Elk Bay', '7 PM', 'Prairie Field', 'CT', 'tickets.example.org/a', 'https://tv.example.org'],
    ['9/12', 'Orr', '7 PM', '', 'Moon', 'on sale now', ''],
  ]
  const { rows, warnings } = readScheduleTable(
    recogniseSchedule([heads ?? [], good ?? [], bad ?? []], season),
    season,
  )
  expect(rows[0]).toMatchObject({
    venue: 'Prairie Field',
    timeZone: 'America/Chicago',
    tickets: 'https://tickets.example.org/a',
    video: 'https://tv.example.org',
  })
  expect(warnings.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
    "3 the address for tickets 'on sale now' is none and left out",
    "3 the zone 'Moon' is not understood and left out",
  ])
})
