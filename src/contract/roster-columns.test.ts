import { expect, test } from 'vitest'
import { chosenColumns, tellOnly } from './roster-columns.ts'
import type { RosterColumn } from './settings.ts'

const settings = { columns: ['number' as const], columnsBySport: { golf: ['class' as const] } }

test.each([
  ['of the sport, where it chose for it', settings, 'golf', ['class']],
  ['of every sport, where it did not', settings, 'football', ['number']],
  ['everything, where it chose nothing', {}, 'football', null],
  ['everything, where it has no settings', null, 'football', null],
])('a school tells what it chose %s', (_case, given, slug, columns) => {
  expect(chosenColumns(given, slug)).toEqual(columns)
})

const player = {
  lastName: 'Reed',
  jerseyNumber: '7',
  positionTitle: 'Guard',
  academicYear: 'Senior',
  heightInches: 70,
  weight: 160,
  highSchool: 'North HS',
  major: 'Biology',
}

test('what the school does not tell is gone from the player, whatever else shows it', () => {
  expect(tellOnly(player, ['number', 'height'])).toEqual({
    lastName: 'Reed',
    jerseyNumber: '7',
    positionTitle: null,
    academicYear: '',
    heightInches: 70,
    weight: null,
    highSchool: null,
    major: null,
  })
})

/** Somebody as each call tells of players: a roster and a player's page, a season, the next one, all years, a statistic. */
const shapes = {
  'a roster': {
    jerseyNumber: '7',
    position: 'G',
    positionTitle: 'Guard',
    academicYear: 'Senior',
    heightInches: 70,
    weight: 160,
    hometown: 'Brest',
    highSchool: 'North HS',
    previousSchool: 'East College',
    major: 'Biology',
  },
  'a season': { jerseyNumber: '7', position: 'G', academicYear: 'Senior' },
  'a link': { jerseyNumber: '7', position: 'G' },
  'all years': { jerseyNumbers: ['7', '9'], positions: ['G'], hometown: 'Brest', highSchool: 'North HS' },
  'a statistic': { academicYear: 'Senior' },
}
const saidBy: Record<RosterColumn, string[]> = {
  number: ['jerseyNumber', 'jerseyNumbers'],
  position: ['position', 'positionTitle', 'positions'],
  class: ['academicYear'],
  height: ['heightInches'],
  weight: ['weight'],
  hometown: ['hometown', 'highSchool'],
  previousSchool: ['previousSchool'],
  major: ['major'],
}
const columns = Object.keys(saidBy) as RosterColumn[]
const isNothing = (value: unknown) =>
  [null, '', 0].includes(Array.isArray(value) ? value.length : (value as null))

test.each(
  columns.flatMap((column) =>
    Object.entries(shapes).map(([name, person]) => [column, name, person] as const),
  ),
)('the %s alone is gone from %s, and nothing else', (column, _name, person) => {
  const told = tellOnly<object>(
    person,
    columns.filter((each) => each !== column),
  )
  expect(Object.keys(told)).toEqual(Object.keys(person))
  const gone = Object.entries(told).flatMap(([name, value]) => (isNothing(value) ? [name] : []))
  expect(gone).toEqual(Object.keys(person).filter((name) => saidBy[column].includes(name)))
})

test('a school that chose nothing tells all of it', () => {
  expect(tellOnly(player, null)).toBe(player)
})

test('what somebody wore and played in all years is a list, and an empty one where it is not told', () => {
  const person = { jerseyNumbers: ['7'], positions: ['G'], hometown: 'Brest' }
  expect(tellOnly(person, ['hometown'])).toEqual({ jerseyNumbers: [], positions: [], hometown: 'Brest' })
})
