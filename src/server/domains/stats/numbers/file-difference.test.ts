import { expect, test } from 'vitest'
import type { StoredBoxScore } from '#contract/shapes/stats-shapes.ts'
import { footballGame } from '#tests/factories/football-file.ts'
import { toStoredBox } from '../files/box-from-file.ts'
import { scoredSport } from '../sport-columns.ts'
import { differenceOf } from './file-difference.ts'

const football = scoredSport(3)?.columns
if (!football) throw new Error('Football has statistics')

const sides = {
  schoolIndex: 1 as const,
  school: { name: 'East', abbreviation: 'EAST' },
  opponent: { title: 'Visitors', abbreviation: 'VIS' },
}
const version = (change: Parameters<typeof footballGame>[0] = {}) => {
  const file = footballGame(change)
  const box: StoredBoxScore = toStoredBox(file, sides, new Map())
  return { box, isComplete: file.state.isComplete, plays: file.plays.length }
}

test('the same twice says nothing new', () => {
  expect(differenceOf(version(), version(), football)).toEqual([])
})

test('what is new in a version is told from the game down to the player', () => {
  const before = version({ isComplete: false, line: [[7], [0]], plays: 2, runners: [['7', 'Bay, Ada', 20]] })
  const after = version({
    isComplete: true,
    line: [
      [7, 3],
      [0, 0],
    ],
    plays: 5,
    runners: [
      ['7', 'Bay, Ada', 34],
      ['9', 'Cove, Bea', 5],
    ],
  })
  expect(differenceOf(before, after, football).map((one) => Object.values(one).join(' | '))).toEqual([
    'The game | State | Running | Final',
    'East | Score | 7 | 10',
    'East | By period | 7 | 7 3',
    'Visitors | By period | 0 | 0 0',
    'The game | Plays | 2 | 5',
    'Bay, Ada | Rushing: Rushing Yards | 20 | 34',
    'Bay, Ada | Rushing: Longest | 20 | 34',
    'Cove, Bea | In the file | No | Yes',
    'East | Rushing: Rushes | 5 | 10',
    'East | Rushing: Rushing Yards | 20 | 39',
    'East | Rushing: Touchdowns | 1 | 2',
    'East | Rushing: Longest | 20 | 34',
  ])
})

test('somebody who is in it no more is named', () => {
  const before = version({
    runners: [
      ['7', 'Bay, Ada', 20],
      ['9', 'Cove, Bea', 5],
    ],
  })
  const after = version({ runners: [['7', 'Bay, Ada', 20]] })
  expect(differenceOf(before, after, football)).toContainEqual({
    who: 'Cove, Bea',
    label: 'In the file',
    before: 'Yes',
    after: 'No',
  })
})
