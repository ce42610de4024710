import { describe, expect, test } from 'vitest'
import { cellsOfText, textOfCells } from './table-text.ts'

describe('what a spreadsheet puts on the clipboard is read', () => {
  test.each([
    [
      'as cells and rows',
      '1\tAda\n2\tBea',
      [
        ['1', 'Ada'],
        ['2', 'Bea'],
      ],
    ],
    [
      'with the line ends of Windows, and one at the end',
      '1\tAda\r\n2\tBea\r\n',
      [
        ['1', 'Ada'],
        ['2', 'Bea'],
      ],
    ],
    [
      'with empty cells',
      '\tAda\t\n\t\t',
      [
        ['', 'Ada', ''],
        ['', '', ''],
      ],
    ],
    ['with tabs and line ends in quotes', '"a\tb"\t"c\nd"', [['a\tb', 'c\nd']]],
    ['with quotes in quotes', '"He said ""no"""', [['He said "no"']]],
    [
      'with heights, whose quotes are none',
      '6\'2"\tG\n5\'11"\tF',
      [
        ['6\'2"', 'G'],
        ['5\'11"', 'F'],
      ],
    ],
    ['with a name in quotes', '"Rock" Jones\tF', [['"Rock" Jones', 'F']]],
    ['with one cell', 'Ada', [['Ada']]],
    ['with nothing', '', []],
  ])('%s', (_, text, cells) => {
    expect(cellsOfText(text)).toEqual(cells)
  })

  test('and written so that it is read the same', () => {
    const cells = [
      ['plain', 'a\tb', 'c\nd', 'He said "no"', ''],
      ['', '6\'2"', '1', '2', '3'],
    ]
    expect(cellsOfText(textOfCells(cells))).toEqual(cells)
  })
})
