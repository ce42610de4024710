import { describe, expect, test } from 'vitest'
import type { StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import {
  boxScoreAddress,
  chosenNumber,
  chosenSeason,
  gameTablesIn,
  highRows,
  type LoggedGame,
  loggedSeasons,
  numberByGame,
  numberName,
  seasonFigures,
  tablesIn,
  tellingNumbers,
} from './player-numbers.ts'

const column = (key: string, name: string, more: Partial<StatColumn> = {}): StatColumn => ({
  key,
  label: key.toUpperCase(),
  name,
  title: name,
  format: 'whole',
  total: 'sum',
  seasonOnly: false,
  ...more,
})
const table = (key: string, title: string, columns: StatColumn[]): StatTable => ({
  key,
  title,
  teamOnly: false,
  columns,
})
const columns = [
  table('shots', 'Shooting', [
    column('g', 'Goals'),
    column('a', 'Assists'),
    column('gpg', 'Goals per Game', { seasonOnly: true, total: 'derived' }),
  ]),
  table('goalie', 'Goalkeeping', [column('saves', 'Saves'), column('g', 'Goals')]),
  table('long', 'Runs', [column('long', 'Longest', { total: 'max' })]),
]
const keyNumbers = [
  { group: 'shots', key: 'g' },
  { group: 'shots', key: 'a' },
  { group: 'goalie', key: 'saves' },
  { group: 'long', key: 'long' },
]

const game = (gameId: number, stats: StatLine, more: Partial<LoggedGame> = {}): LoggedGame => ({
  gameId,
  startDate: '2026-09-05T19:00:00',
  opponent: { id: 1, title: 'Northfield', slug: 'northfield', abbreviation: 'NOR' },
  locationIndicator: 'H',
  isConference: false,
  status: 'W',
  teamScore: '2',
  opponentScore: '1',
  season: '2026',
  isExhibition: false,
  starter: true,
  stats,
  ...more,
})

describe('a player is told by the numbers of the table they fill in most games', () => {
  const names = (log: LoggedGame[]) =>
    tellingNumbers({ columns, keyNumbers }, log).map(({ group, column: { key } }) => `${group}.${key}`)

  test('a scorer by goals', () => {
    expect(names([game(1, { shots: { g: 1, a: 2 } }), game(2, { shots: { g: 0, a: 1 } })])).toEqual([
      'shots.g',
      'shots.a',
    ])
  })

  test('a goalkeeper by saves, also with an assist', () => {
    const log = [
      game(1, { shots: { g: 0, a: 1 }, goalie: { saves: 4 } }),
      game(2, { shots: { g: 0, a: 0 }, goalie: { saves: 2 } }),
    ]
    expect(names(log)).toEqual(['goalie.saves', 'shots.a'])
  })

  test('somebody whose numbers are all nothing by none', () => {
    expect(names([game(1, { shots: { g: 0, a: 0 } }), game(2, {})])).toEqual([])
  })
})

describe('tables', () => {
  test('are those that some line has', () => {
    expect(tablesIn(columns, [{ goalie: { saves: 0 } }]).map(({ key }) => key)).toEqual(['goalie'])
  })

  test('of games leave the averages of a season out', () => {
    const [shots] = gameTablesIn(columns, [{ shots: { g: 1 } }])
    expect(shots?.columns.map(({ key }) => key)).toEqual(['g', 'a'])
  })
})

test.each([
  ['the one asked for', '2025', '2026', '2025'],
  ['the page’s own', null, '2025', '2025'],
  ['the page’s own where the one asked for was not played', '1999', '2025', '2025'],
  ['the last one played where the page’s own has no game yet', null, '2027', '2026'],
])('the games shown are of %s', (_, asked, own, expected) => {
  expect(chosenSeason(['2026', '2025', '2024'], asked, own)).toBe(expected)
})

test('seasons of the log come newest first, each once', () => {
  const gameLog = [
    game(1, {}, { season: '2024-25' }),
    game(2, {}, { season: '2025-26' }),
    game(3, {}, { season: '2025-26' }),
  ]
  expect(loggedSeasons({ gameLog })).toEqual(['2025-26', '2024-25'])
})

describe('one number by game', () => {
  const [goals] = tellingNumbers({ columns, keyNumbers }, [game(1, { shots: { g: 1 } })])
  const log = [
    game(1, { shots: { g: 1 } }),
    game(2, { shots: { g: 4 } }, { isExhibition: true }),
    game(3, {}),
    game(4, { shots: { g: 3 } }),
    game(5, { shots: { g: 3 } }),
  ]

  test('has the first of its highs, and an average that counts the games without', () => {
    const chart = goals && numberByGame(goals, 'Goals', log)
    expect(chart?.games.map(({ gameId, value }) => [gameId, value])).toEqual([
      [1, 1],
      [3, null],
      [4, 3],
      [5, 3],
    ])
    expect([chart?.high.gameId, chart?.average]).toEqual([4, 7 / 4])
  })

  test('has no average of what is not added', () => {
    const longest = tellingNumbers({ columns, keyNumbers }, [game(1, { long: { long: 9 } })])[0]
    expect(longest && numberByGame(longest, 'Longest', [game(1, { long: { long: 9 } })])?.average).toBeNull()
  })

  test('is nothing where it was never reached', () => {
    expect(goals && numberByGame(goals, 'Goals', [game(1, {})])).toBeNull()
  })
})

test('highs stand beside the best of the season, exhibitions aside', () => {
  const gameLog = [
    game(1, { shots: { g: 5 } }, { season: '2025' }),
    game(2, { shots: { g: 2 } }),
    game(3, { shots: { g: 9 } }, { isExhibition: true }),
  ]
  const {
    season: _season,
    isExhibition: _isExhibition,
    starter: _starter,
    stats: _stats,
    ...first
  } = game(1, {})
  const high = {
    group: 'shots',
    key: 'g',
    statName: 'Goals',
    descriptor: 'G',
    value: 5,
    name: null,
    playerId: 1,
    game: first,
  }
  const [row] = highRows({ columns, highs: [high], gameLog }, '2026')
  expect([row?.career.value, row?.career.season, row?.season?.value, row?.season?.game.gameId]).toEqual([
    5,
    '2025',
    2,
    2,
  ])
})

test('a number is named with its table only where another has its name', () => {
  const numbers = [
    { group: 'shots', title: 'Shooting', column: column('g', 'Goals') },
    { group: 'goalie', title: 'Goalkeeping', column: column('g', 'Goals') },
    { group: 'goalie', title: 'Goalkeeping', column: column('saves', 'Saves') },
  ]
  expect(numbers.map((number) => numberName(number, numbers))).toEqual([
    'Shooting Goals',
    'Goalkeeping Goals',
    'Saves',
  ])
  expect(chosenNumber(numbers, 'goalie.saves')).toBe(numbers[2])
  expect(chosenNumber(numbers, 'no.such')).toBe(numbers[0])
})

test('the figures of a season are the games and the numbers of the first table', () => {
  const numbers = tellingNumbers({ columns, keyNumbers }, [
    game(1, { shots: { g: 1, a: 1 }, goalie: { saves: 1 } }),
    game(2, { shots: { g: 1, a: 0 } }),
  ])
  expect(seasonFigures(numbers, { gp: 2, stats: { shots: { g: 2, a: 1 }, goalie: { saves: 1 } } })).toEqual([
    { label: 'Games', value: '2' },
    { label: 'Goals', value: '2' },
    { label: 'Assists', value: '1' },
  ])
  expect(seasonFigures(numbers, undefined)).toEqual([])
})

test('a game leads to its box score', () => {
  expect(boxScoreAddress('football', '2026', game(12, {}))).toBe(
    '/sports/football/stats/2026/northfield/boxscore/12',
  )
})
