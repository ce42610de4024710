import { describe, expect, test } from 'vitest'
import {
  choosePlayers,
  foundBy,
  isFiltered,
  type RosterChoice,
  readRosterChoice,
  rosterOptions,
  rosterQuery,
  withoutFilters,
  withQuery,
} from './roster-choice.ts'
import { rosterSorts } from './roster-sort.ts'

const options = {
  sorts: [...rosterSorts],
  positions: [
    { position: 'QB', title: 'Quarterback' },
    { position: 'WR', title: 'Wide Receiver' },
  ],
  academicYears: ['Freshman', 'Redshirt Junior'],
}
const usual: RosterChoice = { view: 'cards', sort: 'jersey', position: null, academicYear: null, text: '' }
const special: RosterChoice = {
  view: 'table',
  sort: 'height',
  position: 'WR',
  academicYear: 'Redshirt Junior',
  text: 'van dam',
}

test.each([
  [rosterSorts, 'Name, hometown, high school or number'],
  [['name', 'hometown'], 'Name, hometown or high school'],
  [['name', 'jersey'], 'Name or number'],
  [['name'], 'Name'],
] as const)('a player is found by %j: %s', (sorts, words) => expect(foundBy(sorts)).toBe(words))

describe('the query of a roster', () => {
  test.each([
    ['', usual],
    ['view=table&sort=height&position=WR&class=Redshirt+Junior&text=van+dam', special],
    ['view=hologram&class=Ninth', usual],
    ['sort=shoes&position=XX', usual],
    ['sort=constructor', usual],
    ['text=++van+++dam+', { ...usual, text: 'van dam' }],
    [`text=${'x'.repeat(200)}`, { ...usual, text: 'x'.repeat(100) }],
  ])('%j is read as %j', (query, choice) => {
    expect(readRosterChoice(new URLSearchParams(query), options)).toEqual(choice)
  })

  test('goes by name where nobody has a number', () => {
    const unnumbered = { ...options, sorts: rosterSorts.filter((sort) => sort !== 'jersey') }
    expect(readRosterChoice(new URLSearchParams('sort=jersey'), unnumbered).sort).toBe('name')
  })

  test.each([
    [usual, '/sports/football/roster'],
    [{ ...usual, view: 'list' as const }, '/sports/football/roster?view=list'],
    [
      special,
      '/sports/football/roster?view=table&sort=height&position=WR&class=Redshirt+Junior&text=van+dam',
    ],
  ])('%j has the address %s', (choice, href) => {
    expect(withQuery('/sports/football/roster', rosterQuery(choice, options))).toBe(href)
  })

  test('without its filters keeps the view and the order', () => {
    expect(isFiltered(special)).toBe(true)
    expect(withoutFilters(special)).toEqual({ ...usual, view: 'table', sort: 'height' })
    expect(isFiltered(withoutFilters(special))).toBe(false)
  })
})

describe('a roster can be seen', () => {
  const players = [
    { position: 'WR', positionTitle: 'Wide Receiver', academicYear: 'Senior' },
    { position: null, positionTitle: null, academicYear: 'Freshman' },
    { position: 'QB', positionTitle: 'Quarterback', academicYear: 'Redshirt Freshman' },
    { position: 'WR', positionTitle: 'Wide Receiver', academicYear: 'Senior' },
  ]
  test('by each position once, by title, and by each class in the academic order', () => {
    const { positions, academicYears } = rosterOptions(players, [])
    expect(positions).toEqual(options.positions)
    expect(academicYears).toEqual(['Freshman', 'Redshirt Freshman', 'Senior'])
  })

  test('in the seven orders, but in none by what it does not tell', () => {
    const all = ['number', 'position', 'class', 'height', 'weight', 'hometown'] as const
    expect(rosterOptions(players, all).sorts).toEqual([...rosterSorts])
    expect(rosterOptions(players, ['class']).sorts).toEqual(['name', 'class'])
  })
})

describe('a choice shows', () => {
  const person = (lastName: string, position: string, academicYear: string, jerseyNumber: string) => ({
    firstName: 'Ada',
    lastName,
    position,
    positionTitle: null,
    academicYear,
    jerseyNumber,
    hometown: 'Brest',
    highSchool: null,
    heightInches: null,
    weight: null,
  })
  const players = [
    person('Young', 'QB', 'Freshman', '9'),
    person('Abel', 'WR', 'Freshman', '10'),
    person('Moss', 'WR', 'Redshirt Junior', '00'),
  ]
  test.each([
    [{}, ['Moss', 'Young', 'Abel']],
    [{ sort: 'name' as const }, ['Abel', 'Moss', 'Young']],
    [{ position: 'WR' }, ['Moss', 'Abel']],
    [{ academicYear: 'Freshman' }, ['Young', 'Abel']],
    [{ text: '10' }, ['Abel']],
    [{ text: 'brest', position: 'WR', academicYear: 'Freshman' }, ['Abel']],
    [{ text: 'nobody' }, []],
  ])('with %j: %j', (part, names) => {
    expect(choosePlayers(players, { ...usual, ...part }).map(({ lastName }) => lastName)).toEqual(names)
  })
})
