import { describe, expect, test } from 'vitest'
import { decisionKey, matchPlayers, type RosterLine, type WrittenPlayer } from './match-player.ts'

const line = (rosterPlayerId: number, jersey: string | null, firstName: string, lastName: string) => ({
  rosterPlayerId,
  jersey,
  firstName,
  lastName,
})
const roster: RosterLine[] = [
  line(1, '7', 'Ada', 'Marsh'),
  line(2, '9', 'José', 'Núñez'),
  line(3, '46', 'Matthew', 'Winterbourn'),
  line(4, '00', 'Cal', 'Reyes'),
  line(5, '0', 'Dee', 'Lark'),
  line(6, '2', 'Eli', 'De La Cruz'),
  line(7, '2', 'Finn', 'Oakes'),
  line(8, '11', 'Nancy', 'Panagiotopoulou'),
  line(9, '12', 'William (Bo)', 'Stone'),
  line(10, '13', 'Robert', 'Hill Jr.'),
  line(11, '14', 'Grace', "O'Neil-Ward"),
  line(12, '15', 'Ivy', 'McAllister'),
  line(13, '21', 'Jon', 'Smith'),
  line(14, '22', 'Joy', 'Smith'),
  line(15, null, 'Kai', 'Winter'),
  line(16, '33', 'Lou', 'Ferry'),
]
const player = (jersey: string | null, name: string, checkName: string | null = null): WrittenPlayer => ({
  jersey,
  name,
  checkName,
})
const found = (...players: WrittenPlayer[]) =>
  matchPlayers(players, roster).map((match) => (match.kind === 'found' ? match.line.rosterPlayerId : null))

describe('players of a file are found on the roster', () => {
  test.each([
    ['plainly', player('7', 'Ada Marsh'), 1],
    ['with the last name first', player('7', 'Marsh, Ada'), 1],
    ['without a space after the comma', player('7', 'Marsh,Ada'), 1],
    ['in capitals', player('7', 'MARSH, ADA'), 1],
    ['by the name the program checks', player('7', 'A. M.', 'MARSH,ADA'), 1],
    ['in the other order without a comma', player('7', 'Marsh Ada'), 1],
    ['without accents', player('9', 'Nunez, Jose'), 2],
    ['cut to fifteen characters', player('46', 'Winterbourn, Ma'), 3],
    ['cut to the last name', player('46', 'Winterbourn,'), 3],
    ['cut within the last name', player('11', 'Panagiotopoulo'), 8],
    ['cut within the last name behind the first', player('11', 'Nancy Panagiotop'), 8],
    ['by an initial', player('46', 'M. Winterbourn'), 3],
    ['with a nickname of the same start', player('46', 'Matt Winterbourn'), 3],
    ['by what they are called', player('12', 'Stone, Bo'), 9],
    ['by what they are not called', player('12', 'William Stone'), 9],
    ['without Junior', player('13', 'Hill, Robert'), 10],
    ['with Junior in another place', player('13', 'Robert Hill, Jr.'), 10],
    ['with a third behind', player('13', 'HILL III,ROBERT'), 10],
    ['with one of two last names', player('14', 'Grace ONeil'), 11],
    ['with a gap in the last name', player('15', 'Mc Allister, Ivy'), 12],
    ['without the gaps in the last name', player('2', 'Delacruz, Eli'), 6],
    ['with a letter amiss', player('15', 'McAlister, Ivy'), 12],
    ['with two letters swapped', player('46', 'Matthew Witnerbourn'), 3],
    ['with a first name nobody knows', player('33', 'Skip Ferry'), 16],
    ['with 00', player('00', 'Reyes, Cal'), 4],
    ['with 0', player('0', 'Lark, Dee'), 5],
    ['with a zero before the number', player('07', 'Marsh, Ada'), 1],
    ['with the letter that tells two of one number apart', player('2B', 'Oakes, Finn'), 7],
    ['under a number that has changed', player('44', 'Marsh, Ada'), 1],
    ['cut and under a number that has changed', player('44', 'Winterbourn, Ma'), 3],
    ['without a number in the file', player(null, 'Nunez, Jose'), 2],
    ['without a number on the roster', player('50', 'Winter, Kai'), 15],
    ['by the number alone where there is no name', player('7', ''), 1],
    ['by the number alone where the name is a number', player('7', '#7'), 1],
    ['by the number alone where something stands for the name', player('7', 'No. 7'), 1],
  ])('%s', (_how, written, expected) => {
    expect(found(written)).toEqual([expected])
  })

  test.each([
    ['a stranger', player('99', 'Nobody, Known')],
    ["a stranger with somebody's number", player('7', 'Nobody, Known')],
    ['a last name that two bear, with the number of neither', player('44', 'Smith, J')],
    ['a number that two wear, without a name', player('2', '')],
    ['a first name alone', player('44', 'Ada')],
    ['a short name with a letter amiss', player('7', 'Mash, Al')],
  ])('but not %s', (_what, written) => {
    expect(found(written)).toEqual([null])
  })

  test('two who share a number by their names, and two who share a name by their numbers', () => {
    expect(found(player('2', 'De La Cruz, E'), player('2', 'Oakes, F'))).toEqual([6, 7])
    expect(found(player('21', 'Smith, Jo'), player('22', 'Smith, Jo'))).toEqual([13, 14])
  })

  test('and nobody twice: who is plainly there is not also somebody cut short', () => {
    expect(found(player('7', 'Marsh, Ada'), player('8', 'Marsh, A'))).toEqual([1, null])
  })

  test('as a person decided, also that somebody is not of ours', () => {
    const strangers = [player('98', 'Pseudonym, P'), player('99', 'Guest, G')]
    const decisions = [
      { ...decisionKey(player('98', 'PSEUDONYM, P.')), rosterPlayerId: 5 },
      { ...decisionKey(player('99', 'G Guest')), rosterPlayerId: null },
    ]
    expect(matchPlayers(strangers, roster, decisions)).toEqual([
      { kind: 'found', line: roster[4], isDecided: true },
      { kind: 'nobody' },
    ])
    expect(matchPlayers(strangers, roster).map(({ kind }) => kind)).toEqual(['unknown', 'unknown'])
  })
})
