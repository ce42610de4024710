import { expect, test } from 'vitest'
import { changesOf, openSheet, written } from '../grid/rules/sheet.ts'
import { renamesOf } from './renames.ts'

const sheet = openSheet([
  { id: 1, cells: { firstName: 'Jo', lastName: 'Doe', jersey: '7' } },
  { id: 2, cells: { firstName: 'Ada', lastName: 'Bay', jersey: '8' } },
])
const typed = (...writes: [id: number, field: string, text: string][]) => {
  const now = written(
    sheet,
    writes.map(([id, field, text]) => ({ id, field, text })),
  )
  return renamesOf(now, changesOf(now))
}

test('who is called otherwise is told by what they were called and are called now', () => {
  expect(typed([1, 'lastName', 'Dow'], [2, 'jersey', '9'])).toEqual([{ from: 'Jo Doe', to: 'Jo Dow' }])
  expect(typed([1, 'firstName', 'Joanna'], [1, 'lastName', 'Dow'])).toEqual([
    { from: 'Jo Doe', to: 'Joanna Dow' },
  ])
})

test('a number is no name, and what was typed back is no change', () => {
  expect(typed([2, 'jersey', '9'])).toEqual([])
  expect(typed([2, 'lastName', 'Day'], [2, 'lastName', 'Bay'])).toEqual([])
})
