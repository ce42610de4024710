import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('rows end with a line break each, the last one too', () => {
  expect(
    toCsv([
      ['No.', 'Name'],
      ['00', 'Ada'],
    ]),
  ).toBe('No.,Name\r\n00,Ada\r\n')
})

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['Brest, FR', '"Brest, FR"'],
  ['the "Wall"', '"the ""Wall"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+41 79', "'+41 79"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['=A1,B1', '"\'=A1,B1"'],
  ['6-2', '6-2'],
])('%j is written %s: quoted where it must be, and no formula', (value, cell) => {
  expect(toCsv([[value]])).toBe(`${cell}\r\n`)
})
