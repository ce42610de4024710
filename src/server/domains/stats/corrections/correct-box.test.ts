import { describe, expect, test } from 'vitest'
import type { StoredBoxScore, StoredPlayer } from '#contract/shapes/stats-shapes.ts'
import { scoredSport } from '../sport-columns.ts'
import { type Correction, correctBox } from './correct-box.ts'

const football = scoredSport(3)?.columns
if (!football) throw new Error('Football has statistics')

const player = (jersey: string, name: string, rosterPlayerId: number | null, yds: number): StoredPlayer => ({
  jersey,
  name,
  rosterPlayerId,
  position: null,
  starter: true,
  groups: { rushing: { att: 5, yds, long: yds } },
})
const team = (side: 'home' | 'away', players: StoredPlayer[], yds: number, long: number) => ({
  side,
  name: side,
  abbreviation: side,
  record: null,
  score: 0,
  scoreByPeriod: [],
  totals: { rushing: { att: 10, yds, long } },
  players,
})
const boxOf = (ada: number): StoredBoxScore => ({
  venue: { stadium: null, location: null, attendance: null, duration: null, rules: null },
  periods: [],
  teams: [
    team(
      'home',
      [player('7', 'Ada Bay', 70, ada), player('8', 'Bea Cove', 80, 20)],
      ada + 20,
      Math.max(ada, 20),
    ),
    team('away', [player('7', 'Guest, Gus', null, 12)], 12, 12),
  ],
  scoring: [],
  drives: [],
  matches: [],
  officials: [],
})
const correction = (change: Partial<Correction> = {}): Correction => ({
  id: 1,
  side: 'school',
  jersey: '7',
  name: 'Ada Bay',
  rosterPlayerId: 70,
  groupKey: 'rushing',
  columnKey: 'yds',
  said: 55,
  value: 61,
  ...change,
})
const yards = (box: StoredBoxScore, side: 0 | 1 = 0) => [
  ...box.teams[side].players.map(({ groups }) => groups.rushing?.yds),
  box.teams[side].totals.rushing?.yds,
]

describe('a number that was corrected', () => {
  test('holds for a file that says what it said then, and the team has as much more', () => {
    const { box, standings } = correctBox(boxOf(55), [correction()], football)
    expect(yards(box)).toEqual([61, 20, 81])
    expect(standings).toEqual([{ id: 1, state: 'holds', saidNow: 55 }])
  })

  test('is what the file says by now', () => {
    const { box, standings } = correctBox(boxOf(61), [correction()], football)
    expect(yards(box)).toEqual([61, 20, 81])
    expect(standings).toEqual([{ id: 1, state: 'agreed', saidNow: 61 }])
  })

  test('is overruled by a file that says something new, and shown so', () => {
    const { box, standings } = correctBox(boxOf(58), [correction()], football)
    expect(yards(box)).toEqual([58, 20, 78])
    expect(standings).toEqual([{ id: 1, state: 'overruled', saidNow: 58 }])
  })

  test('of somebody whom the file has no more is overruled', () => {
    const gone = correction({ rosterPlayerId: 99 })
    expect(correctBox(boxOf(55), [gone], football).standings).toEqual([
      { id: 1, state: 'overruled', saidNow: null },
    ])
  })

  test('may be the longest of all', () => {
    const long = correction({ columnKey: 'long', value: 18 })
    expect(correctBox(boxOf(55), [long], football).box.teams[0].totals.rushing?.long).toBe(20)
  })

  test("may be the opponent's, or a team's own", () => {
    const guest = correction({
      side: 'opponent',
      name: 'Guest, Gus',
      rosterPlayerId: null,
      said: 12,
      value: 9,
    })
    const ours = correction({ id: 2, jersey: '', name: '', rosterPlayerId: null, said: 75, value: 74 })
    const { box, standings } = correctBox(boxOf(55), [guest, ours], football)
    expect([yards(box, 1), yards(box)]).toEqual([
      [9, 9],
      [55, 20, 74],
    ])
    expect(standings.map(({ state }) => state)).toEqual(['holds', 'holds'])
  })

  test('may be nothing that the file speaks of: what is zero is left out there', () => {
    const none = correction({ columnKey: 'td', said: 0, value: 1 })
    expect(correctBox(boxOf(55), [none], football).box.teams[0].players[0]?.groups.rushing?.td).toBe(1)
  })
})
