import { expect, test } from 'vitest'
import { cropAround } from './crop-around.ts'

const wide = { width: 1000, height: 500 }

test.each([
  ['the middle', { x: 50, y: 50 }, { left: 250, top: 0, width: 500, height: 500 }],
  ['the left edge, and no further', { x: 0, y: 50 }, { left: 0, top: 0, width: 500, height: 500 }],
  ['the right edge, and no further', { x: 100, y: 50 }, { left: 500, top: 0, width: 500, height: 500 }],
  ['between', { x: 40, y: 90 }, { left: 150, top: 0, width: 500, height: 500 }],
])('a square around %s', (_, focus, crop) => {
  expect(cropAround(focus, wide, { width: 80, height: 80 })).toEqual(crop)
})

test('a strip of a square goes up and down', () => {
  const square = { width: 600, height: 600 }
  expect(cropAround({ x: 50, y: 10 }, square, { width: 300, height: 100 })).toEqual({
    left: 0,
    top: 0,
    width: 600,
    height: 200,
  })
})
