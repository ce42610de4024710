import { describe, expect, test } from 'vitest'
import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { footballGame } from '#tests/factories/football-file.ts'
import { scoredSport } from '../sport-columns.ts'
import { liveOf, peopleOf, resultOf, toStoredBox } from './box-from-file.ts'

const football = scoredSport(3)
if (!football) throw new Error('Football has no columns')
const school = { name: 'School', abbreviation: 'SCH' }
const opponent = { title: 'Visitors College', abbreviation: 'VC' }

describe('a file becomes a box score', () => {
  const file = footballGame({
    runners: [
      ['7', 'Ada Marsh', 40],
      ['99', 'Nobody Known', 5],
    ],
  })
  const line = { rosterPlayerId: 12, jersey: '7', firstName: 'Ada', lastName: 'Marsh-Ward' }
  const [ada] = peopleOf(file.teams[1])
  if (!ada) throw new Error('The file has no players')
  const box = toStoredBox(
    file,
    { schoolIndex: 1, school, opponent },
    new Map([[ada, { kind: 'found', line, isDecided: false }]]),
  )

  test('with the school first and the opponent by the name of the schedule', () => {
    expect(box.teams.map(({ side, name, score }) => [side, name, score])).toEqual([
      ['home', 'School', 14],
      ['away', 'Visitors College', 3],
    ])
  })

  test('with the names of the roster, and as they are written where nobody was found', () => {
    expect(
      box.teams.map(({ players }) => players.map(({ name, rosterPlayerId }) => [name, rosterPlayerId])),
    ).toEqual([
      [
        ['Ada Marsh-Ward', 12],
        ['Nobody Known', null],
      ],
      [['Guest, Gus', null]],
    ])
  })

  test('without what only the file needs', () => {
    expect(Object.keys(box.teams[0].players[0] ?? {})).not.toContain('checkName')
    expect(Object.keys(box.teams[0])).not.toContain('id')
  })

  test('in which the bench is nobody', () => {
    const bench = footballGame({ runners: [['TM', 'TEAM', 0]] })
    expect(peopleOf(bench.teams[1])).toEqual([])
  })
})

describe('a final file gives a result', () => {
  test.each([
    [
      'a win',
      [
        [7, 7],
        [0, 3],
      ],
      1,
      { resultStatus: 'W', teamScore: '14', opponentScore: '3' },
    ],
    [
      'the same game, seen from the other side',
      [
        [7, 7],
        [0, 3],
      ],
      0,
      { resultStatus: 'L', teamScore: '3' },
    ],
    [
      'a tie',
      [
        [7, 0],
        [0, 7],
      ],
      1,
      { resultStatus: 'T', teamScore: '7', opponentScore: '7' },
    ],
  ] as const)('%s', (_what, [own, other], schoolIndex, expected) => {
    const file = footballGame({ line: [[...own], [...other]] })
    expect(resultOf(file, schoolIndex)).toMatchObject(expected)
  })

  test.each<[SportGroup, number, number, string | null]>([
    ['football', 4, 4, null],
    ['football', 5, 4, 'OT'],
    ['hockey', 5, 3, '2OT'],
    ['baseball', 9, 9, null],
    ['baseball', 11, 9, '11 inn.'],
    ['baseball', 5, 7, '5 inn.'],
    ['volleyball', 3, 5, null],
    ['volleyball', 5, 3, null],
  ])('%s of %i periods for %i says %s', (group, played, regulation, note) => {
    const file = footballGame({ line: [Array(played).fill(1), Array(played).fill(0)] })
    const periods = file.periods.slice(0, played)
    const state = { ...file.state, periodsRegulation: regulation }
    expect(resultOf({ ...file, group, periods, state }, 1).postscore).toBe(note)
  })
})

describe('viewers are told', () => {
  const file = footballGame({ isComplete: false, plays: 40, runners: [['7', 'Ada Marsh', 40]] })
  const live = liveOf(file, 1, football.columns)

  test('the score, the clock and the numbers of both teams', () => {
    expect(live).toMatchObject({ hasStarted: true, isComplete: false, period: 4, clockSeconds: 300 })
    expect([live.school.score, live.opponent.periodScores]).toEqual([14, [0, 3, 0, 0]])
    expect(live.school.stats).toMatchObject({ 'rushing.yds': 40, 'rushing.avg': 8 })
    expect(Object.keys(live.school.stats).filter((key) => key.endsWith('ypg'))).toEqual([])
  })

  test('who leads', () => {
    expect(live.school.leaders).toContainEqual({
      Name: 'Ada Marsh',
      Number: '7',
      Category: 'Rushing',
      Value: 40,
    })
  })

  test('the last plays, each with the score as it stood', () => {
    const [first] = file.plays
    if (!first) throw new Error('There are no plays')
    const plays = [
      { ...first, text: 'Touchdown', awayScore: 0, homeScore: 6 },
      { ...first, text: 'Kick-off' },
    ]
    expect(live.plays.map(({ Text }) => Text).slice(-2)).toEqual(['Play 39', 'Play 40'])
    expect(live.plays).toHaveLength(25)
    expect(liveOf({ ...file, plays }, 1, football.columns).plays.at(-1)).toEqual({
      Period: 1,
      ClockSeconds: 840,
      Side: 'home',
      Text: 'Kick-off',
      VisitingScore: 0,
      HomeScore: 6,
    })
  })
})
