import { describe, expect, test } from 'vitest'
import type { SeasonReading } from '../../../feeds/statcrew/reading/reading.ts'
import { scoredSport } from '../sport-columns.ts'
import { compareSeason } from './season-check.ts'

const columns = scoredSport(1)?.columns
if (!columns) throw new Error('Baseball has no columns')

const ada: SeasonReading['players'][number] = {
  jersey: '7',
  name: 'Ada Marsh',
  checkName: null,
  position: 'P',
  starter: true,
  groups: { pitching: { ip: 12.1, so: 9 } },
  gamesPlayed: 3,
  gamesStarted: 1,
}
const file: SeasonReading = {
  kind: 'season',
  group: 'baseball',
  program: 'Test Scorer 1.0',
  team: { id: 'E', name: 'East' },
  date: '2026-05-01',
  title: null,
  days: [],
  games: 3,
  record: '2-1',
  totals: { hitting: { ab: 90, h: 30 }, pitching: { ip: 26.2 } },
  opponents: { hitting: { ab: 88, h: 21 } },
  players: [ada],
  warnings: [],
}
const own = {
  games: 3,
  record: '2-1',
  team: { hitting: { ab: 90, h: 30 }, pitching: { ip: 26.2 } },
  opponents: { hitting: { ab: 88, h: 21 } },
}
const adaSums = {
  rosterPlayerId: 1,
  name: 'Ada Marsh',
  jersey: '7',
  position: 'P',
  gp: 3,
  gs: 1,
  line: { pitching: { ip: 12.1, so: 9 } },
}
const compare = (change: Partial<SeasonReading> = {}, sums = own, known = new Map([[ada, adaSums]])) =>
  compareSeason(columns, { ...file, ...change }, sums, known).map(
    ({ place, message }) => `${place}: ${message}`,
  )

describe('a season file beside our games', () => {
  test('says nothing where they agree', () => {
    expect(compare()).toEqual([])
  })

  test('says where the teams differ', () => {
    expect(compare({}, { ...own, games: 2, team: { ...own.team, pitching: { ip: 26.1 } } })).toEqual([
      'season: games: the file has 3, our games 2.',
      'team: Pitching IP: the file has 26.2, our games 26.1.',
    ])
  })

  test('says where a player differs, or has numbers that no game of ours has', () => {
    const line = { pitching: { ip: 12.1, so: 8 } }
    expect(compare({}, own, new Map([[ada, { ...adaSums, gp: 2, line }]]))).toEqual([
      '7 Ada Marsh: games played: the file has 3, our games 2.',
      '7 Ada Marsh: Pitching SO: the file has 9, our games 8.',
    ])
    expect(compare({}, own, new Map())).toEqual([
      '7 Ada Marsh: has numbers in the file and none in our games.',
    ])
  })

  test('does not say more than a person can read', () => {
    const players = Array.from({ length: 300 }, () => ({ ...ada }))
    const said = compare({ players })
    expect([said.length, said.at(-1)]).toEqual([201, 'season: 100 more differ.'])
  })
})
