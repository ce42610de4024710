import { expect, test } from 'vitest'
import { textFilter } from './roster-filter.ts'

const player = {
  firstName: 'Zoë',
  lastName: "O'Brien-Lund",
  hometown: 'St. Marys, OH',
  highSchool: 'North Harbor HS',
  jerseyNumber: '12',
}

test.each([
  ['', true],
  ['   ', true],
  ['zoe', true],
  ['ZOË obrien', true],
  ['o’brien', true],
  ['lund', true],
  ['o’brien-lund', true],
  ['st marys', true],
  ['st. marys, oh', true],
  ['harbor', true],
  ['12', true],
  ['#12', true],
  ['zoe 12', true],
  ['1', false],
  ['2', false],
  ['oe', false],
  ['zoe adams', false],
])('%j finds a player by name, hometown, high school or number: %s', (text, found) => {
  expect(textFilter(text)(player)).toBe(found)
})

test.each([
  ['00', '00', true],
  ['0', '00', false],
  ['0', '0', true],
])('%j finds who wears %j: %s', (text, jerseyNumber, found) => {
  expect(textFilter(text)({ ...player, jerseyNumber })).toBe(found)
})

test('who has neither hometown nor number is found by name', () => {
  const unknown = { ...player, hometown: null, highSchool: null, jerseyNumber: null }
  expect(textFilter('zoe')(unknown)).toBe(true)
  expect(textFilter('null')(unknown)).toBe(false)
})
