import { describe, expect, test } from 'vitest'
import { at, isOne, keptIn, moved, rangeOf, type Selection } from './selection.ts'

const size = { rows: 3, columns: 4 }
const told = (selection: Selection | null) => {
  if (!selection) return null
  const { anchor, focus } = selection
  const start = `${anchor.row}:${anchor.column}`
  return isOne(selection) ? start : `${start}-${focus.row}:${focus.column}`
}
const press = (from: Selection, key: string, how: { isShift?: boolean; isFar?: boolean } = {}) =>
  told(moved(from, { key, isShift: how.isShift ?? false, isFar: how.isFar ?? false }, size))

describe('a key leads', () => {
  test.each([
    ['ArrowDown', '2:1'],
    ['ArrowUp', '0:1'],
    ['ArrowLeft', '1:0'],
    ['ArrowRight', '1:2'],
    ['Home', '1:0'],
    ['End', '1:3'],
    ['PageDown', '2:1'],
    ['PageUp', '0:1'],
    ['Enter', '2:1'],
    ['Tab', '1:2'],
  ])('%s from the second row and column to %s', (key, to) => {
    expect(press(at(1, 1), key)).toBe(to)
  })

  test('no further than the edge', () => {
    expect(press(at(0, 0), 'ArrowUp')).toBe('0:0')
    expect(press(at(2, 3), 'ArrowRight')).toBe('2:3')
  })

  test('to the edge with control', () => {
    expect(press(at(1, 1), 'ArrowDown', { isFar: true })).toBe('2:1')
    expect(press(at(1, 1), 'End', { isFar: true })).toBe('2:3')
  })

  test('from where it began with shift, and back', () => {
    const one = moved(at(1, 1), { key: 'ArrowDown', isShift: true, isFar: false }, size)
    expect(told(one)).toBe('1:1-2:1')
    expect(press(one ?? at(0, 0), 'ArrowUp', { isShift: true })).toBe('1:1')
    expect(press(at(1, 1), 'a', { isFar: true })).toBe('0:0-2:3')
  })

  test('Enter and Tab back with shift', () => {
    expect(press(at(1, 1), 'Enter', { isShift: true })).toBe('0:1')
    expect(press(at(1, 0), 'Tab', { isShift: true })).toBe('0:3')
  })

  test('Tab on to the next row, and out of the grid at its ends', () => {
    expect(press(at(0, 3), 'Tab')).toBe('1:0')
    expect(press(at(2, 3), 'Tab')).toBeNull()
    expect(press(at(0, 0), 'Tab', { isShift: true })).toBeNull()
  })

  test('nowhere, where it types', () => {
    expect(press(at(0, 0), 'x')).toBeNull()
  })
})

test('a range is told from its corners, whichever came first', () => {
  expect(rangeOf({ anchor: { row: 2, column: 0 }, focus: { row: 0, column: 3 } })).toEqual({
    top: 0,
    bottom: 2,
    left: 0,
    right: 3,
  })
})

test('what was chosen stays inside when rows go', () => {
  expect(told(keptIn(at(2, 3), { rows: 1, columns: 4 }))).toBe('0:3')
})
