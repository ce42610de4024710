import { describe, expect, test } from 'vitest'
import {
  changesOf,
  countOf,
  keptOf,
  newIds,
  openSheet,
  rebased,
  redone,
  textAt,
  undone,
  withKept,
  withoutRows,
  written,
} from './sheet.ts'

const rows = [
  { id: 1, cells: { name: 'Ada', number: '7' } },
  { id: 2, cells: { name: 'Bea', number: '9' } },
]
const sheet = openSheet(rows)
const typed = written(sheet, [{ id: 1, field: 'number', text: '8' }])

describe('what is typed into a grid', () => {
  test('stands over what is published, with what stood there', () => {
    expect(textAt(typed, 1, 'number')).toBe('8')
    expect(changesOf(typed)).toEqual({
      edits: [{ id: 1, cells: { number: '8' }, from: { number: '7' } }],
      adds: [],
      removals: [],
    })
  })

  test('is no change where it is typed back', () => {
    expect(countOf(changesOf(written(typed, [{ id: 1, field: 'number', text: '7' }])))).toBe(0)
  })

  test('is no step where nothing is other than before', () => {
    expect(written(typed, [{ id: 1, field: 'number', text: '8' }])).toBe(typed)
  })

  test('is taken back and done again, however many cells it was', () => {
    const pasted = written(typed, [
      { id: 1, field: 'name', text: 'Ann' },
      { id: 2, field: 'name', text: 'Bo' },
    ])
    expect(textAt(undone(pasted), 2, 'name')).toBe('Bea')
    expect(textAt(undone(pasted), 1, 'number')).toBe('8')
    expect(textAt(redone(undone(pasted)), 2, 'name')).toBe('Bo')
    expect(undone(sheet)).toBe(sheet)
  })

  test('below the last row begins new ones', () => {
    const [id = 0] = newIds(sheet, 1)
    const longer = written(sheet, [{ id, field: 'name', text: 'Cy' }], 1)
    expect(longer.ids).toEqual([1, 2, -1])
    expect(changesOf(longer).adds).toEqual([{ id: -1, cells: { name: 'Cy' } }])
    expect(newIds(undone(longer), 1)).toEqual([-1])
  })

  test('into a new row and emptied again is nothing', () => {
    const longer = written(sheet, [{ id: -1, field: 'name', text: 'Cy' }], 1)
    expect(countOf(changesOf(written(longer, [{ id: -1, field: 'name', text: '' }])))).toBe(0)
  })
})

test('rows are taken out, and come back with one step', () => {
  const shorter = withoutRows(typed, [1])
  expect([shorter.ids, changesOf(shorter).removals]).toEqual([[2], [1]])
  expect(textAt(undone(shorter), 1, 'number')).toBe('8')
})

test('what others change meanwhile shows, and what was typed stays', () => {
  const later = rebased(typed, [
    { id: 1, cells: { name: 'Ada Marsh', number: '7' } },
    { id: 3, cells: { name: 'Di', number: '1' } },
  ])
  expect([textAt(later, 1, 'name'), textAt(later, 1, 'number'), later.ids]).toEqual([
    'Ada Marsh',
    '8',
    [1, 3],
  ])
})

test('what a browser kept is typed again, but for what was published since', () => {
  const longer = written(withoutRows(typed, [2]), [{ id: -1, field: 'name', text: 'Cy' }], 1)
  const again = withKept(openSheet(rows), keptOf(longer))
  expect(again.ids).toEqual([1, -1])
  expect(changesOf(again)).toEqual(changesOf(longer))
  const since = withKept(openSheet([{ id: 1, cells: { name: 'Ada', number: '8' } }]), keptOf(typed))
  expect(countOf(changesOf(since))).toBe(0)
})
