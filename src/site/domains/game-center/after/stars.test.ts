import { expect, test } from 'vitest'
import type { StatLeader } from '#contract/stats.ts'
import { starsOf } from './stars.ts'

const leader = (name: string, statName: string, value: number, descriptor: string) =>
  ({
    name,
    group: 'Statistics',
    statName,
    value,
    descriptor,
    number: '4',
    position: 'G',
    url: null,
    image: null,
  }) as StatLeader

const box = {
  columns: [],
  away: {
    score: 60,
    leaders: [
      leader('Reyes', 'Points', 30, 'PTS'),
      leader('Abara', 'Rebounds', 5, 'REB'),
      leader('Abara', 'Steals', 0, 'STL'),
    ],
  },
  home: {
    score: 72,
    leaders: [
      leader('Ware', 'Points', 22, 'PTS'),
      leader('Ware', 'Rebounds', 12, 'REB'),
      leader('Sato', 'Steals', 3, 'STL'),
    ],
  },
}

test('the stars of a game led it in the most numbers, the winner’s first among equals', () => {
  expect(starsOf(box).map(({ name, side, line }) => [name, side, line])).toEqual([
    ['Ware', 'home', ['22 PTS', '12 REB']],
    ['Sato', 'home', ['3 STL']],
    ['Reyes', 'away', ['30 PTS']],
  ])
})

test('nobody is a star of nothing', () => {
  const empty = { score: 0, leaders: [leader('Reyes', 'Points', 0, 'PTS')] }
  expect(starsOf({ columns: [], away: empty, home: { score: 0, leaders: [] } })).toEqual([])
})
