import { expect, test } from 'vitest'
import type { CoachingRecord } from '#contract/staff.ts'
import { recordsFacts } from './records-facts.ts'

const record = (season: string, name: string, wins: number, seasonCount = 1) =>
  ({ season, name, wins, seasonCount }) as CoachingRecord
const total = { wins: 20, losses: 10, ties: 0, winPercent: 2 / 3 } as CoachingRecord

test.each([
  ['year', [record('2001', 'Ann', 8), record('2000', 'Bo', 9), record('1999', 'Ann', 3)]],
  ['overall', [record('1999 to 2001', 'Ann', 11, 2), record('2000', 'Bo', 9)]],
])('a programme has the same facts by %s', (_, records) => {
  expect(recordsFacts(records, total)).toEqual([
    { label: 'All-time record', value: '20-10', note: '66.7%' },
    { label: 'Seasons since 1999', value: '3' },
    { label: 'Head coaches', value: '2' },
    { label: 'Most wins', value: '11', note: 'Ann' },
  ])
})

test('a programme without a record has none', () => {
  expect(recordsFacts([], total)).toEqual([])
})
