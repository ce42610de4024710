import { expect, test } from 'vitest'
import { countdownCells } from './countdown-cells.ts'

const second = 1000
const hour = 3600 * second

test.each([
  ['counts days, hours, minutes and seconds', 50 * hour + 61 * second, '02 Days 02 Hours 01 Min 01 Sec'],
  ['knows one day from several', 24 * hour, '01 Day 00 Hours 00 Min 00 Sec'],
  ['shows a started second as not yet over', 1999, '00 Days 00 Hours 00 Min 01 Sec'],
  ['has nothing left at the start', 0, '00 Days 00 Hours 00 Min 00 Sec'],
  ['and stops there', -5 * hour, '00 Days 00 Hours 00 Min 00 Sec'],
  ['has room for months', 130 * 24 * hour, '130 Days 00 Hours 00 Min 00 Sec'],
])('a countdown %s', (_sentence, left, text) => {
  expect(
    countdownCells(left)
      .map(({ value, label }) => `${value} ${label}`)
      .join(' '),
  ).toBe(text)
})
