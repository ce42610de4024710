import { expect, test } from 'vitest'
import { dayOfAddress, plainName } from './dated-address.ts'

test.each([
  ['2026/9/5', '2026-09-05'],
  ['2026/09/05', '2026-09-05'],
  ['2026/12/31', '2026-12-31'],
  ['2024/2/29', '2024-02-29'],
  ['2026/2/29', null],
  ['2026/13/1', null],
  ['2026/0/1', null],
  ['26/9/5', null],
  ['0000/1/1', null],
  ['football/roster/7', null],
  ['2026/9/x', null],
  ['2026/9', null],
])('/%s/ in an address is the day %s', (text, iso) => {
  const [year, month, day] = text.split('/')
  expect(dayOfAddress({ year, month, day })).toBe(iso)
})

test.each([
  ['kingfishers-win', 'kingfishers-win'],
  ['Kingfishers-Win', 'kingfishers-win'],
  ['kingfishers-win.aspx', 'kingfishers-win'],
])('the name %s is kept as %s', (given, kept) => {
  expect(plainName(given)).toBe(kept)
})
