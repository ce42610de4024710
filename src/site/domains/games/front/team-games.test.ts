import { describe, expect, test } from 'vitest'
import { comingGames, latestResults } from './team-games.ts'

const now = new Date('2026-11-14T18:00:00Z')
const won = { status: 'W' }

const game = (
  id: number,
  day: string,
  type: 'recent' | 'upcoming' | 'S',
  result: typeof won | null = null,
) => ({
  id,
  type,
  startDateUtc: `2026-${day}T18:00:00Z`,
  endDateUtc: null,
  result,
})

const season = [
  game(1, '10-31', 'recent', won),
  game(2, '11-04', 'upcoming'),
  game(3, '11-07', 'recent', won),
  game(4, '11-10', 'recent'),
  game(5, '11-17', 'upcoming'),
  game(6, '11-18', 'recent'),
  game(7, '11-21', 'upcoming'),
  game(8, '11-24', 'upcoming'),
]

const ids = (games: { id: number }[]) => games.map(({ id }) => id)

describe('coming games', () => {
  test('begin with the next one and leave out what was called off or forgotten', () => {
    expect(ids(comingGames(season, now, 10))).toEqual([5, 7, 8])
  })

  test('are no more than asked for', () => {
    expect(ids(comingGames(season, now, 2))).toEqual([5, 7])
  })

  test('are none when the season is over', () => {
    expect(comingGames(season, new Date('2027-06-01T00:00:00Z'), 10)).toEqual([])
  })
})

describe('the latest results', () => {
  test('are of games that were played, the last one first', () => {
    expect(ids(latestResults(season, 10))).toEqual([3, 1])
  })

  test.each([
    [3, 3],
    [4, 4],
    [7, 4],
    [8, 8],
    [9, 8],
  ])('of %i games are %i: whole rows, unless there is not even one', (played, shown) => {
    const games = Array.from({ length: played }, () => ({ startDateUtc: '2026-11-01', result: {} }))
    expect(latestResults(games, 8)).toHaveLength(shown)
  })
})
