import { describe, expect, test } from 'vitest'
import { knownUntil, seasonsOfFile, seasonTitleOf } from './match-season.ts'

const season = (title: string, startsOn: string, endsOn: string, isCurrent = false) => ({
  title,
  startsOn,
  endsOn,
  isCurrent,
})
const seasons = [
  season('2026-27', '2026-08-01', '2027-07-31', true),
  season('2025-26', '2025-08-01', '2026-07-31'),
  season('2011-12', '2011-08-01', '2012-07-31'),
]
const titles = (file: Parameters<typeof seasonsOfFile>[0]) =>
  seasonsOfFile(file, seasons).map(({ title }) => title)
const nothing = { days: [], title: null, date: null }

describe('a season file is of the season of its games', () => {
  test.each<[string, Parameters<typeof seasonsOfFile>[0], string[]]>([
    [
      'written anew years later',
      { days: ['2011-11-12', '2012-01-09'], title: null, date: '2026-10-01' },
      ['2011-12'],
    ],
    [
      'one game of a tournament lies outside',
      { days: ['2025-11-04', '2025-12-20', '2026-08-02'], title: null, date: null },
      ['2025-26'],
    ],
    [
      'of games in no season that is known',
      { days: ['1999-11-12'], title: '2025-26', date: '2026-01-01' },
      [],
    ],
    ['without games, by its name', { days: [], title: '2025-2026', date: '2011-12-01' }, ['2025-26']],
    ['without games and name, by its day', { ...nothing, date: '2012-09-01' }, ['2011-12']],
    ['with nothing at all, of the current one', nothing, ['2026-27']],
  ])('%s', (_, file, expected) => {
    expect(titles(file)).toEqual(expected)
  })

  test('it is compared with games up to its last one, not up to the day of its writing', () => {
    expect(knownUntil({ days: ['2025-11-04', '2026-02-01'], date: '2026-03-09' })).toBe('2026-02-01')
    expect(knownUntil({ days: ['2025-11-04', '2026-04-01'], date: '2026-03-09' })).toBe('2026-03-09')
    expect(knownUntil({ days: [], date: '2026-03-09' })).toBe('2026-03-09')
  })
})

test.each([
  ['2009', [], '2009'],
  ['2009-10', [], '2009-10'],
  ['2009-2010', [], '2009-10'],
  ['2009/10', [], '2009-10'],
  [null, ['2009-09-05', '2009-11-21'], '2009'],
  [null, ['2009-11-13', '2010-03-02'], '2009-10'],
  ['Fall', ['2009-09-05'], '2009'],
  [null, [], null],
])('a season that nobody knows, named %j with games on %j, is %s', (title, days, expected) => {
  expect(seasonTitleOf({ title, days })).toBe(expected)
})
