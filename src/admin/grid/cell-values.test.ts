import { expect, test } from 'vitest'
import { faultsIn, problemsByCell, valuesOf } from './cell-values.ts'
import { wholeColumn, wordsColumn } from './rules/column.ts'
import { changesOf, openSheet, written } from './rules/sheet.ts'

const columns = [
  wordsColumn({ field: 'name', label: 'Name', width: 100 }, { isNeeded: true }),
  wholeColumn({ field: 'weight', label: 'Weight', width: 80 }, { least: 60, most: 600, unit: 'pounds' }),
]
const sheet = openSheet([{ id: 1, cells: { name: 'Ada', weight: '160' } }])

test('cells are sent as what they say', () => {
  expect(valuesOf(columns, { name: 'Ada', weight: '165' })).toEqual({ name: 'Ada', weight: 165 })
  expect(valuesOf(columns, { weight: '' })).toEqual({ weight: null })
  expect(valuesOf(columns, { weight: 'heavy' })).toEqual({})
})

test('faults are counted in what was typed, and in all of a row that is new', () => {
  const typed = written(sheet, [{ id: 1, field: 'weight', text: 'heavy' }])
  expect(faultsIn(columns, typed, changesOf(typed))).toBe(1)
  const longer = written(sheet, [{ id: -1, field: 'weight', text: '150' }], 1)
  expect(faultsIn(columns, longer, changesOf(longer))).toBe(1)
  expect(faultsIn(columns, sheet, changesOf(sheet))).toBe(0)
})

test('what the server refuses stands at its cell', () => {
  const adds = [{ id: -4, cells: {} }]
  const errors = [
    { field: '12.jersey', message: 'Number is too long.' },
    { field: '-1.lastName', message: 'Ada is on the roster already.' },
    { field: '', message: 'Something else.' },
  ]
  expect([...problemsByCell(errors, adds)]).toEqual([
    [12, { jersey: 'Number is too long.' }],
    [-4, { lastName: 'Ada is on the roster already.' }],
  ])
})
