import { describe, expect, test } from 'vitest'
import { knownOf, yearOf } from './known-sport.ts'

describe('a sport that an office adds', () => {
  test('is what every school calls it, where its name is in the list', () => {
    expect(knownOf({ title: "women's soccer" })).toEqual({
      shortname: 'wsoc',
      abbreviation: 'WSOC',
      globalSportId: 17,
      globalSportShortname: 'wsoc',
      globalSportNameSlug: 'womens-soccer',
      gender: 'W',
    })
  })

  test('is made from its name where nobody has it, and keeps no statistics', () => {
    expect(knownOf({ title: "Women's Bowling" })).toEqual({
      shortname: 'womensbowling',
      abbreviation: 'WB',
      globalSportId: 0,
      globalSportShortname: 'womensbowling',
      globalSportNameSlug: 'womens-bowling',
      gender: null,
    })
  })

  test('stays what was written', () => {
    const own = {
      title: 'Football',
      shortname: 'fb',
      abbreviation: 'FTB',
      globalSportId: 99,
      globalSportShortname: 'ftb',
      globalSportNameSlug: 'american-football',
      gender: 'X',
    }
    expect(knownOf(own)).toEqual({ ...own, title: undefined })
  })
})

test.each([
  ['2026', { startsOn: '2026-01-01', endsOn: '2026-12-31' }],
  ['2026-27', { startsOn: '2026-07-01', endsOn: '2027-06-30' }],
  ['1999-00', { startsOn: '1999-07-01', endsOn: '2000-06-30' }],
  ['', {}],
  ['next', {}],
])('the days of the season %j', (season, days) => {
  expect(yearOf(season)).toEqual(days)
})
