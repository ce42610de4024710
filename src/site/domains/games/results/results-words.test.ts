import { expect, test } from 'vitest'
import type { ScheduleRecord } from '#contract/games.ts'
import { bySeason, recordWords } from './results-words.ts'

function part(text: string): ScheduleRecord['overall'] {
  const [wins = 0, losses = 0, ties = 0] = text.split('-').map(Number)
  return { wins, losses, ties, percent: 0, text }
}
const record = (overall: string, home: string, away: string, neutral: string) => ({
  overall: part(overall),
  home: part(home),
  away: part(away),
  neutral: part(neutral),
  conference: part('0-0'),
  streak: '',
})

test.each([
  [22, record('18-4', '9-1', '8-3', '1-0'), '22 games: 18-4, 9-1 home, 8-3 away, 1-0 neutral'],
  [10, record('9-1', '9-1', '0-0', '0-0'), '10 games: 9-1'],
  [1, record('0-0-1', '0-0-1', '0-0', '0-0'), '1 game: 0-0-1'],
  [0, record('0-0', '0-0', '0-0', '0-0'), 'No games'],
  [12, record('0-0', '0-0', '0-0', '0-0'), '12 games'],
])('%i results are told with their record', (count, of, words) => {
  expect(recordWords(count, of)).toBe(words)
})

test('results stand under their seasons, the latest first', () => {
  const games = [
    { id: 1, season: '2026' },
    { id: 2, season: '2026' },
    { id: 3, season: '2025' },
  ]
  expect(bySeason(games).map(({ season, games: of }) => [season, of.map(({ id }) => id)])).toEqual([
    ['2026', [1, 2]],
    ['2025', [3]],
  ])
})
