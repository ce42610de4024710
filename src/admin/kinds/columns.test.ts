import { expect, test } from 'vitest'
import type { FieldDescription, FieldType } from '#contract/editing/desk.shapes.ts'
import { allColumns, askedColumns, columnsOf, showsState, templateOf, withColumn } from './columns.ts'

const field = (name: string, type: FieldType = 'line') => ({ name, type, label: name }) as FieldDescription
const kind = {
  title: ['title'],
  list: ['title', 'tier'],
  fields: [
    field('title'),
    field('description', 'text'),
    field('body', 'html'),
    field('tier', 'choice'),
    field('rank', 'number'),
  ],
  told: [],
}
const names = (fields: readonly FieldDescription[]) => fields.map(({ name }) => name)

test('a list may have any column that goes into a line, and has at first what its kind lists', () => {
  expect(names(columnsOf(kind, null))).toEqual(['tier'])
  expect(names(allColumns(kind))).toEqual(['tier', 'description', 'rank'])
})

test.each([
  ['one more', null, 'rank', ['tier', 'rank']],
  ['one less', null, 'tier', []],
  ['without the state', null, null, ['-state', 'tier']],
  ['with the state again', ['-state', 'tier'], null, null],
  ['as at first again', ['tier', 'rank'], 'rank', null],
] as const)('%s', (_, chosen, name, expected) => {
  expect(withColumn(kind, chosen, name)).toEqual(expected)
})

test('what the kind does not list is asked for', () => {
  expect(askedColumns(kind, null)).toEqual([])
  expect(askedColumns(kind, ['-state', 'tier', 'rank', 'gone'])).toEqual(['rank'])
})

test('the state has no room where it is not shown', () => {
  expect(templateOf([field('rank', 'number')], showsState(['-state']))).toBe('minmax(180px, 2.4fr) 88px')
})
