import { expect, test } from 'vitest'
import { chosenColumns, tellOnly } from './roster-columns.ts'

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

test('a school that chose nothing tells all of it', () => {
  expect(tellOnly(player, null)).toBe(player)
})

test('what somebody wore and played in all years is a list, and an empty one where it is not told', () => {
  const person = { jerseyNumbers: ['7'], positions: ['G'], hometown: 'Brest' }
  expect(tellOnly(person, ['hometown'])).toEqual({ jerseyNumbers: [], positions: [], hometown: 'Brest' })
})
