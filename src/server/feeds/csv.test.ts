import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRecords } from './csv.ts'

/** A line without anything in it is no row to whoever reads the cells. */
const isSaid = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

describe('a file of comma-separated values', () => {
  test.each([
    [
      'plain',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with the line ends of Windows',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with the line ends of old Macs',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with quotes around separators',
      'a,b\n"1,5",2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'with doubled quotes',
      'a,b\n"5\'7""",2',
      [
        ['a', 'b'],
        ['5\'7"', '2'],
      ],
    ],
    [
      'with a bare inch mark',
      'a,b\n6\'2",2',
      [
        ['a', 'b'],
        ['6\'2"', '2'],
      ],
    ],
    [
      'with a line end in quotes',
      'a,b\n"1\n2",3',
      [
        ['a', 'b'],
        ['1\n2', '3'],
      ],
    ],
    [
      'with empty cells',
      'a,b,c\n,,3',
      [
        ['a', 'b', 'c'],
        ['', '', '3'],
      ],
    ],
    [
      'with semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'with tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with separators in a quoted heading',
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['of one column', 'name\nAda', [['name'], ['Ada']]],
  ])('is read %s', (_, text, expected) => {
    expect(csvRecords(text).filter(isSaid)).toEqual(expected)
  })

  test.each([
    [
      'with a quotation mark left open',
      'a,b\n1,2\n"3,4\n5,6',
      'Row 3 opens a quotation mark that is never closed.',
    ],
    ['too large', `a\n${'x'.repeat(5 * 1024 * 1024)}`, 'The file is larger than 5 MB.'],
  ])('is refused when %s', (_, text, message) => {
    expect(() => csvRecords(text)).toThrow(message)
  })

  test('reads back whatever was written', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', ' ', 'é', 'x') }),
    )
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      )
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, lineEnd) => {
        const header = rows[0]?.map((_, index) => `column ${index}`) ?? []
        const text = stringify([header, ...rows], {
          record_delimiter: lineEnd,
          quoted_match: /[\r\n]|^\uFEFF/,
        })
        expect(csvRecords(text).filter(isSaid)).toEqual([header, ...rows.filter(isSaid)])
      }),
    )
  })
})
