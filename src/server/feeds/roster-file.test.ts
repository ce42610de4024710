import { describe, expect, test } from 'vitest'
import { maxRows } from './csv.ts'
import { readRoster } from './roster-file.ts'

const only = (text: string) => readRoster(text).rows[0]

describe('a roster file', () => {
  test('numbers rows as a spreadsheet does, and passes over blank ones', () => {
    const { total, rows } = readRoster('No.,Name\n\n1,Ada Marsh\n,\n2,Bea Moss\n')
    expect([total, rows.map(({ row }) => row)]).toEqual([2, [3, 5]])
  })

  test.each([
    ['empty', '', 'The file is empty: its first row must name the columns.'],
    ['blank', '\n\n', 'The file is empty: its first row must name the columns.'],
    [
      'too long',
      `Name\n${'Ada Marsh\n'.repeat(maxRows + 1)}`,
      'The table has 20001 rows; 20000 can be taken at once.',
    ],
  ])('is refused when %s', (_, text, message) => {
    expect(() => readRoster(text)).toThrow(message)
  })

  test.each([
    [
      'No.,Name,Pos.,Cl.,Ht.,Wt.,Hometown / High School',
      '12,"Marsh, Ada",G,R-Jr.,5-11,160,"Austin, Texas / Westlake"',
    ],
    [
      '#,Player,Position,Yr,Height,Weight,Hometown,High School',
      '#12,Ada Marsh,G,RS Jr,5\'11",160 lbs,"Austin, Texas",Westlake',
    ],
    [
      'Jersey Number;First Name;Last Name;POS;Class;HT;WT;Home Town;Home State;H.S.',
      '12;Ada;Marsh;G;Redshirt Junior;180 cm;160;Austin;Texas;Westlake',
    ],
    [
      'number\tfull_name\tpos\tacademic year\tHeight_clean\tweight\tHometown (HS)',
      "12\tAda Marsh\tG\tRJr.\t5' 11''\t160\tAustin, Texas (Westlake)",
    ],
  ])('with the columns %s is read', (header, row) => {
    expect(only(`${header}\n${row}`)).toEqual({
      row: 2,
      firstName: 'Ada',
      lastName: 'Marsh',
      jersey: '12',
      position: 'G',
      academicYear: 'Redshirt Junior',
      heightInches: 71,
      weight: 160,
      hometown: 'Austin, Texas',
      highSchool: 'Westlake',
    })
  })

  test('says nothing of what its columns leave empty', () => {
    expect(only('name,number,pos\nAda Marsh,,')).toEqual({ row: 2, firstName: 'Ada', lastName: 'Marsh' })
  })

  test('of the API is read as the API writes it, and what it has besides is passed over', () => {
    const player = {
      rosterPlayerId: 9,
      firstName: 'Ada',
      lastName: 'Marsh',
      jerseyNumber: '00',
      academicYear: 'Junior',
      heightInches: 71,
      weight: null,
      isCaptain: true,
      new: {},
    }
    const expected = {
      row: 1,
      firstName: 'Ada',
      lastName: 'Marsh',
      jersey: '00',
      academicYear: 'Junior',
      heightInches: 71,
      isCaptain: true,
    }
    expect(only(JSON.stringify({ rosterId: 1, players: [player] }))).toEqual(expected)
    expect(only(JSON.stringify([player]))).toEqual(expected)
  })

  test('names every row that cannot be taken, and what was left out of the others', () => {
    const reading = readRoster(
      'name,no,pos,ht\nAda Marsh,RS,5\'9",tall\n,5,G,\nPelé,10,F,\nBea Marsh,1,G,5-9,extra',
    )
    expect(reading.total).toBe(4)
    expect(reading.rows.map(({ firstName }) => firstName)).toEqual(['Ada'])
    expect(reading.rejects).toEqual([
      { row: 5, reason: 'has 5 cells where the header has 4' },
      { row: 3, reason: 'has no name' },
      { row: 4, reason: "'Pelé' is one word; a first and a last name are needed" },
    ])
    expect(reading.warnings.map(({ reason }) => reason)).toEqual([
      "the number 'RS' is not understood and left out",
      "the position '5'9\"' is not understood and left out",
      "the height 'tall' is not understood and left out",
    ])
  })

  test.each([
    ['number,position\n1,G', 'No column holds names; the columns are number, position.'],
    ['{"players": [{', 'The file is not JSON: it may have been cut short.'],
    ['{"games": []}', 'The file has no list of players.'],
  ])('is refused as a whole: %s', (text, message) => {
    expect(() => readRoster(text)).toThrow(message)
  })
})
