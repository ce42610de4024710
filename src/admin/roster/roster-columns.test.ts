import { describe, expect, test } from 'vitest'
import { classOf, heightWords, inchesOf, rosterCells, rosterColumns } from './roster-columns.ts'

test.each([
  ['Fr.', 'Freshman'],
  ['junior', 'Junior'],
  ['R-Jr.', 'Redshirt Junior'],
  ['RS Sr', 'Redshirt Senior'],
  ['Gr.', 'Graduate Student'],
  ['Third Class', 'Third Class'],
])('the class %s is %s', (text, words) => {
  expect(classOf(text)).toBe(words)
})

test.each([
  ['6-2', 74],
  ['6\'2"', 74],
  ["5' 11''", 71],
  ['6', null],
  ['74', 74],
  ['6-12', null],
  ['tall', null],
])('the height %s is %s inches', (text, inches) => {
  expect(inchesOf(text)).toBe(inches)
})

describe('a row of a roster', () => {
  const row = {
    id: 1,
    playerId: 2,
    jersey: '00',
    firstName: 'Ada',
    lastName: 'Marsh',
    position: null,
    academicYear: 'Junior',
    heightInches: 71,
    weight: 160,
    hometown: 'Reno, Nev.',
    highSchool: null,
    previousSchool: null,
    major: null,
    isCaptain: true,
    image: null,
  }

  test('reads back from its cells as it is', () => {
    const cells = rosterCells(row)
    const read = Object.fromEntries(
      rosterColumns.map((column) => [column.field, column.read(cells[column.field] ?? '')]),
    )
    const { id: _, playerId: __, image: ___, ...values } = row
    expect(read).toEqual(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])))
    expect(heightWords(null)).toBe('')
  })
})
