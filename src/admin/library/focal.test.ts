import { describe, expect, test } from 'vitest'
import { focusAt, movedFocus, objectPosition } from './focal.ts'

describe('the focal point', () => {
  test('is where the pointer is, and never outside', () => {
    const box = { left: 100, top: 50, width: 200, height: 100 }
    expect(focusAt(box, 150, 125)).toEqual({ x: 25, y: 75 })
    expect(focusAt(box, 0, 500)).toEqual({ x: 0, y: 100 })
  })

  test.each([
    ['ArrowLeft', false, { x: 49, y: 50 }],
    ['ArrowDown', true, { x: 50, y: 60 }],
    ['a', false, null],
  ])('%s moves it', (key, isShifted, moved) => {
    expect(movedFocus({ x: 50, y: 50 }, key, isShifted)).toEqual(moved)
  })

  test.each([
    [{ x: 50, y: 50 }, '50.0% 50.0%'],
    [{ x: 0, y: 50 }, '0.0% 50.0%'],
    [{ x: 40, y: 10 }, '30.0% 50.0%'],
    [{ x: 90, y: 50 }, '100.0% 50.0%'],
  ])('%j of a wide picture in a square is at %s', (focus, position) => {
    expect(objectPosition(focus, { width: 1000, height: 500 }, { width: 80, height: 80 })).toBe(position)
  })
})
