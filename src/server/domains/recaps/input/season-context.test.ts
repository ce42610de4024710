import { expect, test } from 'vitest'
import { box, player } from '../testing/sample-input.ts'
import { seasonContext } from './season-context.ts'

const points = (tp: number) => ({ stats: { tp } })
const ana = player('Ana Reyes', points(22), { rosterPlayerId: 4 })
const game = (tp: number, total = 60) => ({
  players: [{ rosterPlayerId: 4, groups: points(tp) }],
  totals: { stats: { tp: total } },
})
const sheet = box({ ours: [80], theirs: [70], players: [ana], totals: { stats: { tp: 80 } } })
const found = (past: number[], career: number[] | null = null) =>
  seasonContext({
    group: 'basketball',
    box: sheet,
    season: past.map((tp) => game(tp)),
    career: () => career && career.map(points),
  })

test('the best of a season is a high with what it bettered', () => {
  expect(found([12, 18, 9]).highs).toEqual([
    { rosterPlayerId: 4, group: 'stats', key: 'tp', scope: 'season', previous: 18, games: 3 },
  ])
  expect(found([12, 24]).highs).toEqual([])
  expect(found([12, 22]).highs).toEqual([])
})

test('nothing is said of a career that is not known', () => {
  const seasons = [10, 11, 12, 13, 14, 15, 16, 17]
  expect(found([12], null).milestones).toEqual([])
  expect(found([12], seasons).highs[0]).toMatchObject({ scope: 'career', previous: 17, games: 9 })
})

test('a round number is passed once', () => {
  expect(found([], [300, 190]).milestones).toEqual([
    { rosterPlayerId: 4, group: 'stats', key: 'tp', mark: 500, total: 512 },
  ])
  expect(found([20], [300, 190]).milestones).toEqual([])
})

test('sums and streaks count this game', () => {
  const { totals, runs } = found([12, 9, 10, 11])
  expect(totals).toEqual([{ rosterPlayerId: 4, group: 'stats', key: 'tp', value: 64, games: 5 }])
  expect(runs).toEqual([{ rosterPlayerId: 4, group: 'stats', key: 'tp', least: 10, games: 3 }])
})

test('the team has highs from its third game on', () => {
  expect(found([1, 2, 3]).teamHighs).toEqual([{ group: 'stats', key: 'tp', previous: 60, games: 3 }])
  expect(found([1, 2]).teamHighs).toEqual([])
})
