import { describe, expect, test } from 'vitest'
import { recordNumbers, recordNumberTitled } from './record-numbers.ts'
import { bestLines, careersOf, type SeasonLine } from './season-records.ts'
import { scoredSport } from './sport-columns.ts'

const columnsOf = (globalSportId: number) => {
  const columns = scoredSport(globalSportId)?.columns
  if (!columns) throw new Error('The sport is not scored')
  return columns
}
const basketball = columnsOf(5)
const baseball = columnsOf(1)

const season = (name: string, tp: number, rest: Partial<SeasonLine> = {}): SeasonLine => ({
  name,
  playerId: null,
  rosterPlayerId: null,
  season: '2025-26',
  isTotalsOnly: false,
  isOver: true,
  gp: 30,
  line: { stats: { tp, fgm: tp / 2, fga: tp } },
  team: { games: 30, line: { stats: { tp: 2000 } } },
  ...rest,
})
const number = (title: string, columns = basketball) => {
  const found = recordNumberTitled(columns, 'season', title)
  if (!found) throw new Error(`There is no ${title}`)
  return found
}
const best = (title: string, lines: SeasonLine[]) =>
  bestLines(basketball, number(title), lines).holders.map(({ value, who }) => `${who.name} ${value}`)

describe('the best of all seasons', () => {
  test('are those with the most, whether the season is over or not', () => {
    expect(best('Points', [season('Old', 600), season('New', 640, { isOver: false, gp: 12 })])).toEqual([
      'New 640',
      'Old 600',
    ])
  })

  test.each([
    ['a season that goes on', { isOver: false }],
    ['a few games', { gp: 20 }],
  ])('by an average not of %s', (_, rest) => {
    expect(best('Points per Game', [season('Regular', 600), season('Other', 900, rest)])).toEqual([
      'Regular 20',
    ])
  })

  test('by a share of those who reach the minimum of the association', () => {
    const few = { line: { stats: { tp: 20, fgm: 10, fga: 11 } } }
    expect(best('Field Goal %', [season('Many', 600), season('Few', 20, few)])).toEqual(['Many 0.5'])
  })

  test('are nobody with nothing', () => {
    expect(best('Blocks', [season('None', 600)])).toEqual([])
  })
})

describe('a career', () => {
  test('is every season of a person, by whom the rosters know and else by name, with its first and last', () => {
    const careers = careersOf(basketball, [
      season('Ada Old', 100, { season: '2022-23', isTotalsOnly: true, playerId: 7 }),
      season('Ada New', 200, { season: '2023-24', playerId: 7 }),
      season('Bo', 300, { season: '2023-24' }),
      season('Bo', 50, { season: '2024-25', isOver: false }),
    ])
    expect(
      careers.map(({ name, first, last, gp, line, team, isOver, isTotalsOnly }) => [
        name,
        first,
        last,
        gp,
        line.stats?.tp,
        team.games,
        isOver,
        isTotalsOnly,
      ]),
    ).toEqual([
      ['Ada New', '2022-23', '2023-24', 60, 300, 60, true, false],
      ['Bo', '2023-24', '2024-25', 60, 350, 60, false, false],
    ])
  })
})

describe('the numbers of a record book', () => {
  const titles = (columns: typeof basketball, scope: Parameters<typeof recordNumbers>[1]) =>
    recordNumbers(columns, scope).map(({ title }) => title)

  test('of a game are no averages, and in no scope what went wrong', () => {
    expect(titles(basketball, 'game')).toContain('Points')
    expect(titles(basketball, 'game')).not.toContain('Points per Game')
    expect(titles(basketball, 'game')).not.toContain('Turnovers')
    expect(titles(basketball, 'season')).toContain('Points per Game')
  })

  test('of a season have the least where that is best, and are told apart by their tables', () => {
    expect(titles(baseball, 'season')).toEqual(
      expect.arrayContaining(['Earned Run Average', 'Batting Average', 'Pitching: Strikeouts', 'Home Runs']),
    )
    expect(number('Earned Run Average', baseball).column.isLowBest).toBe(true)
  })

  test('of a team have what only teams count', () => {
    expect(titles(columnsOf(3), 'team-game')).toEqual(
      expect.arrayContaining(['First Downs', 'Total Offense']),
    )
    expect(titles(columnsOf(3), 'career')).not.toContain('Passing: Longest')
  })

  test('of football have the yards of all ways, which no table has', () => {
    const football = columnsOf(3)
    const runner = season('Ada', 0, {
      line: { rushing: { yds: 80 }, pr: { yds: 31 }, passing: { yds: 200 } },
    })
    const yards = recordNumberTitled(football, 'career', 'All-Purpose Yards')
    expect(yards && bestLines(football, yards, [runner]).holders.map(({ value }) => value)).toEqual([111])
  })

  test('are found as an office writes them', () => {
    expect(recordNumberTitled(columnsOf(3), 'career', ' passing: touchdowns ')?.key).toBe('td')
    expect(recordNumberTitled(basketball, 'career', 'Touchdowns')).toBeUndefined()
  })
})
