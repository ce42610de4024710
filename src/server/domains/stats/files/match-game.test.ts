import { describe, expect, test } from 'vitest'
import {
  type FileGame,
  matchGame,
  type ScheduledGame,
  type Surroundings,
  schoolIndexIn,
} from './match-game.ts'

const team = (name: string, id = 'X1', scoreByPeriod: number[] = []) => ({
  name,
  id,
  abbreviation: id,
  scoreByPeriod,
})
const file = (visitors: string, home: string, change: Partial<FileGame> = {}): FileGame => ({
  date: '2026-09-05',
  startTime: null,
  isNeutral: false,
  teams: [team(visitors), team(home)],
  ...change,
})
const northern = { id: 1, title: 'Northern State University', abbreviation: 'NSU' }
const elkBay = { id: 2, title: 'Elk Bay College', abbreviation: 'EBC' }
const miami = { id: 3, title: 'Mimosa (FL)', abbreviation: 'MFL' }
const game = (id: number, change: Partial<ScheduledGame> = {}): ScheduledGame => ({
  id,
  sportId: 1,
  gender: 'M',
  opponent: northern,
  startDate: '2026-09-05',
  endDate: null,
  clock: '19:00',
  gameNumber: null,
  locationIndicator: 'H',
  isOn: true,
  isComplete: false,
  line: null,
  ...change,
})
const around: Surroundings = {
  school: [
    { title: 'Halcyon State University', abbreviation: 'HSU' },
    { title: 'halcyon', abbreviation: 'halcyon' },
  ],
  opponents: [northern, elkBay, miami],
  playersFound: () => 0,
  earlierGameId: null,
}
const match = (one: FileGame, games: ScheduledGame[], change: Partial<Surroundings> = {}) => {
  const found = matchGame(one, games, { ...around, ...change })
  return found.kind === 'found' ? [found.game.id, found.schoolIndex, found.notes.length] : found.kind
}

describe('the game of a file is found', () => {
  test.each([
    ['by both names', file('Northern State University', 'Halcyon State University'), game(1), [1, 1, 0]],
    ['by other spellings', file('Northern St.', 'HALCYON STATE'), game(1), [1, 1, 0]],
    ['by letters', file('NSU', 'HSU'), game(1), [1, 1, 0]],
    [
      'by a name that an office has seen before',
      file('Norse Tech', 'HSU'),
      game(1, { opponent: { ...northern, aliases: ['Norse Tech.'] } }),
      [1, 1, 0],
    ],
    ['behind a rank', file('#12 Northern State', 'No. 4 Halcyon State'), game(1), [1, 1, 0]],
    ['as visitors', file('Halcyon', 'Northern State'), game(1, { locationIndicator: 'A' }), [1, 0, 0]],
    [
      'on a neutral field, whoever is written second',
      file('Halcyon', 'Northern State', { isNeutral: true }),
      game(1, { locationIndicator: 'N' }),
      [1, 0, 0],
    ],
    ['with home and visitors the other way round', file('Halcyon', 'Northern State'), game(1), [1, 0, 1]],
    ['with less of a name', file('Mimosa', 'Halcyon State'), game(1, { opponent: miami }), [1, 1, 0]],
    ['where the school bears another name', file('Northern State', 'Kingfishers'), game(1), [1, 1, 1]],
    ['where the opponent bears another name', file('Prairie Bison', 'Halcyon State'), game(1), [1, 1, 1]],
    [
      'within the days of a tournament',
      file('NSU', 'HSU'),
      game(1, { startDate: '2026-09-04', endDate: '2026-09-06' }),
      [1, 1, 0],
    ],
    ['a day late', file('NSU', 'HSU'), game(1, { startDate: '2026-09-04' }), [1, 1, 1]],
    ['a day early', file('NSU', 'HSU'), game(1, { startDate: '2026-09-06' }), [1, 1, 1]],
  ])('%s', (_how, one, scheduled, expected) => {
    expect(match(one, [scheduled])).toEqual(expected)
  })

  test.each([
    ['on a day without a game', file('NSU', 'HSU'), []],
    ['of two other schools', file('Elk Bay', 'Northern State'), [game(1)]],
    ["of the opponent of the day against somebody else's team", file('Northern State', 'Elk Bay'), [game(1)]],
    ['against another opponent of ours', file('Elk Bay', 'Halcyon State'), [game(1)]],
    [
      'a day off and with a strange name',
      file('Prairie Bison', 'Halcyon State'),
      [game(1, { startDate: '2026-09-04' })],
    ],
  ])('but not %s', (_what, one, games) => {
    expect(match(one, games)).toBe('none')
  })

  test('a day off only where one game can be meant', () => {
    const games = [game(1, { startDate: '2026-09-04' }), game(2, { startDate: '2026-09-06' })]
    expect(match(file('NSU', 'HSU'), games)).toBe('several')
  })

  test('rather than one that was called off', () => {
    expect(match(file('NSU', 'HSU'), [game(1, { isOn: false }), game(2)])).toEqual([2, 1, 0])
    expect(match(file('NSU', 'HSU'), [game(1, { isOn: false })])).toEqual([1, 1, 0])
  })

  test("the women's or the men's by the players", () => {
    const games = [game(1), game(2, { sportId: 2 })]
    expect(match(file('NSU', 'HSU'), games, { playersFound: (sport) => (sport === 2 ? 9 : 1) })).toEqual([
      2, 1, 0,
    ])
    expect(match(file('NSU', 'HSU'), games)).toBe('several')
  })

  test("the women's or the men's by the rules, where the players say nothing", () => {
    const games = [game(1), game(2, { sportId: 2, gender: 'W' })]
    expect(match(file('NSU', 'HSU', { gender: 'W' }), games)).toEqual([2, 1, 0])
  })

  test('as which an earlier version of the same file was taken', () => {
    const games = [game(1), game(2, { sportId: 2 })]
    expect(match(file('NSU', 'HSU'), games, { earlierGameId: 2 })).toEqual([2, 1, 0])
  })

  describe('in a doubleheader', () => {
    const first = game(1, { clock: '13:00', gameNumber: 1 })
    const second = game(2, { clock: '16:00', gameNumber: 2 })

    test.each([
      ['1:05 PM', 1],
      ['2:10 pm', 1],
      ['4:30 PM', 2],
      ['15:40', 2],
    ])('by its start at %s', (startTime, expected) => {
      expect(match(file('NSU', 'HSU', { startTime }), [first, second])).toEqual([expected, 1, 0])
    })

    test.each([
      ['1:05 PM', 1],
      ['2:20 PM', 1],
      ['3:40 PM', 2],
    ])('whose second game follows the first, by its start at %s', (startTime, expected) => {
      expect(match(file('NSU', 'HSU', { startTime }), [first, { ...second, clock: null }])).toEqual([
        expected,
        1,
        0,
      ])
    })

    test('by its number, whenever it began', () => {
      const late = file('NSU', 'HSU', { startTime: '15:40', gameNumber: 1 })
      expect(match(late, [first, second])).toEqual([1, 1, 0])
    })

    test('without a start: the first that is not over, or the one that the file repeats', () => {
      const over = {
        ...first,
        isComplete: true,
        line: [
          [1, 0],
          [0, 0],
        ] as [number[], number[]],
      }
      const repeat = file('NSU', 'HSU', { teams: [team('NSU', 'N', [0, 0]), team('HSU', 'H', [1, 0])] })
      expect(match(file('NSU', 'HSU'), [first, second])).toEqual([1, 1, 0])
      expect(match(file('NSU', 'HSU'), [over, second])).toEqual([2, 1, 0])
      expect(match(repeat, [over, second])).toEqual([1, 1, 0])
      expect(match(file('NSU', 'HSU'), [over, { ...second, isComplete: true }])).toBe('several')
    })
  })
})

test('in a game that somebody named, the school is found by name, else by where it plays', () => {
  const away = game(1, { locationIndicator: 'A' })
  expect(schoolIndexIn(file('Northern State', 'Halcyon'), away, around.school)).toBe(1)
  expect(schoolIndexIn(file('Bison', 'Fishers'), away, around.school)).toBe(0)
  expect(schoolIndexIn(file('Bison', 'Fishers'), game(1), around.school)).toBe(1)
})
