import { describe, expect, test } from 'vitest'
import { academicYearRank, shortAcademicYear } from '../parts/academic-year.ts'
import { compareJerseys, type RosterSort, type SortedBy, sortRoster } from './roster-sort.ts'

const player = (lastName: string, traits: Partial<SortedBy> = {}): SortedBy => ({
  firstName: 'Ada',
  lastName,
  jerseyNumber: null,
  position: null,
  positionTitle: null,
  academicYear: 'Senior',
  hometown: null,
  heightInches: null,
  weight: null,
  ...traits,
})

describe('jersey labels sort as numbers', () => {
  test.each([
    ['00 before 0 before 1', ['1', '0', '00'], ['00', '0', '1']],
    ['2 before 10', ['10', '2'], ['2', '10']],
    [
      'a lettered label after its number and before the next',
      ['1', '0A', '2B', '0', '2', '3'],
      ['0', '0A', '1', '2', '2B', '3'],
    ],
    ['a label without a number after all numbers', ['G', '99'], ['99', 'G']],
  ])('%s', (_case, labels, sorted) => {
    expect([...labels].sort(compareJerseys)).toEqual(sorted)
  })
})

describe('classes follow the academic years of the specification', () => {
  const order = [
    'Redshirt',
    'Freshman',
    'Redshirt Freshman',
    'Sophomore',
    'Redshirt Sophomore',
    'Junior',
    'Redshirt Junior',
    'Senior',
    'Redshirt Senior',
    'Graduate Student',
    'Fifth Year',
    'Redshirt 5th-Year',
    'Sixth Year',
  ]
  test('numbered from 0 to 12', () => {
    expect(order.map(academicYearRank)).toEqual(order.map((_, rank) => rank))
  })
  test('a first-year is a freshman', () => {
    expect(academicYearRank('First-Year')).toBe(academicYearRank('Freshman'))
  })
  test.each([
    ['Redshirt Junior', 'R-Jr.'],
    ['Freshman', 'Fr.'],
    ['Graduate Student', 'Gr.'],
    ['Redshirt 5th-Year', 'R-5th'],
    ['Exchange', 'Exchange'],
  ])('%s is printed %s', (academicYear, short) => {
    expect(shortAcademicYear(academicYear)).toBe(short)
  })
})

describe('a roster sorted by', () => {
  const table: [RosterSort, SortedBy[], string[]][] = [
    [
      'jersey',
      [player('None'), player('Ten', { jerseyNumber: '10' }), player('Nine', { jerseyNumber: '9' })],
      ['Nine', 'Ten', 'None'],
    ],
    ['name', [player('Öst'), player('Zane'), player('Abel'), player('Ort')], ['Abel', 'Ort', 'Öst', 'Zane']],
    [
      'position',
      [
        player('Wide', { position: 'WR', positionTitle: 'Wide Receiver' }),
        player('None'),
        player('Center', { position: 'C', positionTitle: 'Center' }),
      ],
      ['Center', 'Wide', 'None'],
    ],
    [
      'class',
      [
        player('Sr'),
        player('Other', { academicYear: 'Guest' }),
        player('RJr', { academicYear: 'Redshirt Junior' }),
        player('Fr', { academicYear: 'Freshman' }),
      ],
      ['Fr', 'RJr', 'Sr', 'Other'],
    ],
    [
      'hometown',
      [
        player('B', { hometown: 'Brest' }),
        player('None', { hometown: '' }),
        player('A', { hometown: 'Aachen' }),
      ],
      ['A', 'B', 'None'],
    ],
    [
      'height',
      [player('Tall', { heightInches: 80 }), player('None'), player('Short', { heightInches: 66 })],
      ['Short', 'Tall', 'None'],
    ],
    [
      'weight',
      [player('Heavy', { weight: 300 }), player('None'), player('Light', { weight: 95 })],
      ['Light', 'Heavy', 'None'],
    ],
  ]
  test.each(table)('%s', (sort, players, names) => {
    expect(sortRoster(players, sort).map(({ lastName }) => lastName)).toEqual(names)
  })

  test('anything else keeps equals by last and then first name', () => {
    const players = [
      player('Young'),
      player('Abel', { firstName: 'Zoe' }),
      player('Abel', { firstName: 'Bo' }),
    ]
    expect(
      sortRoster(players, 'height').map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ).toEqual(['Bo Abel', 'Zoe Abel', 'Ada Young'])
  })

  test('any order leaves the given list as it was', () => {
    const players = [player('B'), player('A')]
    sortRoster(players, 'name')
    expect(players.map(({ lastName }) => lastName)).toEqual(['B', 'A'])
  })
})
