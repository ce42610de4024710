import { describe, expect, test } from 'vitest'
import {
  addressColumn,
  choiceColumn,
  dayColumn,
  type GridColumn,
  namedColumn,
  wholeColumn,
  wordsColumn,
  yesNoColumn,
} from './column.ts'

const of = (label: string) => ({ field: label.toLowerCase(), label, width: 80 })
const told = (column: GridColumn, text: string) => {
  const tidy = column.tidy?.(text) ?? text
  const read = column.read(tidy)
  return read.fault ?? read.value
}

describe('a cell is read, or says in words what is wrong with it', () => {
  test.each<[string, GridColumn, string, unknown]>([
    ['words', wordsColumn(of('Town')), 'Austin, Texas', 'Austin, Texas'],
    ['nothing', wordsColumn(of('Town')), '', null],
    ['what must be there', wordsColumn(of('Name'), { isNeeded: true }), '', 'Name is missing.'],
    ['a number', wholeColumn(of('Weight'), { least: 60, most: 600, unit: 'pounds' }), '215', 215],
    [
      'no number',
      wholeColumn(of('Weight'), { least: 60, most: 600, unit: 'pounds' }),
      'heavy',
      'Weight is a number of pounds from 60 to 600.',
    ],
    ['yes', yesNoColumn(of('Captain')), 'x', true],
    ['no', yesNoColumn(of('Captain')), '', false],
    ['neither', yesNoColumn(of('Captain')), 'maybe', 'Captain is yes or no.'],
    ['a choice by its letter', choiceColumn(of('Where'), { H: 'Home', A: 'Away' }), 'h', 'H'],
    ['a choice by how it begins', choiceColumn(of('Where'), { H: 'Home', A: 'Away' }), 'aw', 'A'],
    ['no choice', choiceColumn(of('Where'), { H: 'Home', A: 'Away' }), 'there', 'Where is Home or Away.'],
    ['a name', namedColumn(of('Opponent'), [{ id: 4, title: 'Elk Bay', aliases: ['EBU'] }]), 'ebu', 4],
    ['no name', namedColumn(of('Opponent'), [{ id: 4, title: 'Elk Bay' }]), 'Orr', 'Nothing is called Orr.'],
    ['a new name', namedColumn(of('Opponent'), [], { makesNew: true }), 'Orr', 'Orr'],
    ['a day', dayColumn(of('Date'), [2026]), '11/14', '2026-11-14'],
    [
      'a day of spring in a season over two years',
      dayColumn(of('Date'), [2026, 2027]),
      'Jan 9',
      '2027-01-09',
    ],
    ['a day in full', dayColumn(of('Date'), [2026]), 'November 14, 2025', '2025-11-14'],
    ['no day', dayColumn(of('Date'), [2026]), '2/30', 'Date is a day: 2026-11-14, 11/14 or Nov 14.'],
    ['an address', addressColumn(of('Tickets')), 'https://example.org/a', 'https://example.org/a'],
    ['no address', addressColumn(of('Tickets')), 'on sale', 'Tickets is an address: https://…'],
  ])('%s', (_, column, text, value) => {
    expect(told(column, text)).toEqual(value)
  })
})
