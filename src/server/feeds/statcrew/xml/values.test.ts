import { expect, test } from 'vitest'
import { durationIn, playedSecondsIn } from './values.ts'

test.each([
  ['3:26', '3:26'],
  ['03:16', '3:16'],
  ['3:26:10', '3:26'],
  ['326', '3:26'],
  ['0258', '2:58'],
  ['165', '2:45'],
  ['98', '1:38'],
  ['151 min', '2:31'],
  ['3 hrs 26 min', '3:26'],
  ['2h05m', '2:05'],
  ['0:00', null],
  ['00', null],
  ['', null],
  ['long', null],
])('a game that took %s took %s', (written, duration) => {
  expect(durationIn(written)).toBe(duration)
})

test.each([
  ['36:05', 2165],
  ['1:31:54', 5514],
  ['1805', 1085],
  ['905', 545],
  ['60', 3600],
  ['110', 6600],
  ['0', 0],
  [':30', 30],
  ['x', null],
])('%s on the field is %s seconds', (written, seconds) => {
  expect(playedSecondsIn(written)).toBe(seconds)
})
