import { expect, test } from 'vitest'
import { driveShapes } from './drive-shapes.ts'

const drive = (side: 'away' | 'home', from: number | undefined, yards: number, result = 'Punt') => ({
  side,
  period: 1,
  start: '15:00',
  startSpot: '',
  ...(from === undefined ? {} : { from }),
  plays: 3,
  yards,
  time: '1:00',
  result,
})

test('the visitors play to the right and the home side to the left, and a touchdown reaches the line', () => {
  expect(
    driveShapes([
      drive('away', 75, 30),
      drive('home', 75, 30),
      drive('home', 10, 9, 'Touchdown'),
      drive('away', 98, -5),
    ]),
  ).toEqual([
    { side: 'away', from: 25, to: 55, isScore: false },
    { side: 'home', from: 75, to: 45, isScore: false },
    { side: 'home', from: 10, to: 0, isScore: true },
    { side: 'away', from: 2, to: 0, isScore: false },
  ])
})

test('a possession whose start nobody wrote down is not on the field', () => {
  expect(driveShapes([drive('away', undefined, 30)])).toEqual([])
})
