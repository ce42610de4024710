import { describe, expect, test } from 'vitest'
import { byJersey, neighbours, type OrderedLine } from './roster-order.ts'

/** 'jersey First Last', with '-' for none. */
const roster = (...lines: string[]): OrderedLine[] =>
  lines.map((line, index) => {
    const [jersey = '', firstName = '', lastName = ''] = line.split(' ')
    return { id: index + 1, jersey: jersey === '-' ? null : jersey, firstName, lastName }
  })
const labels = (lines: OrderedLine[]) =>
  lines.toSorted(byJersey).map(({ jersey, lastName }) => `${jersey ?? '-'} ${lastName}`)

describe('the order of a roster', () => {
  test.each([
    ['is numeric, not alphabetical', ['10 A Ten', '9 B Nine', '2 C Two'], ['2 Two', '9 Nine', '10 Ten']],
    ['puts "00" before "0"', ['0 A Zero', '1 B One', '00 C Double'], ['00 Double', '0 Zero', '1 One']],
    [
      'puts those without a number last, by name',
      ['- A Yard', '5 B Five', '- C Abel'],
      ['5 Five', '- Abel', '- Yard'],
    ],
    ['goes by name where two wear one number', ['7 B Zane', '7 A Moss'], ['7 Moss', '7 Zane']],
  ])('%s', (_, lines, ordered) => {
    expect(labels(roster(...lines))).toEqual(ordered)
  })

  test('gives each player the one before and the one after', () => {
    const lines = roster('10 A Ten', '9 B Nine', '2 C Two')
    const around = (id: number) => {
      const { previous, next } = neighbours(lines, id)
      return [previous?.lastName ?? null, next?.lastName ?? null]
    }
    expect([around(3), around(2), around(1), around(99)]).toEqual([
      [null, 'Nine'],
      ['Two', 'Ten'],
      ['Nine', null],
      [null, null],
    ])
  })
})
