import { expect, test } from 'vitest'
import { conferenceRecord } from './conference-record.ts'

const met = (status: 'W' | 'L' | 'T' | 'N' | null, isConference = true, isExhibition = false) => ({
  isConference,
  isExhibition,
  result: status && { status },
})

test.each([
  ['counts what was won and lost in the conference', [met('W'), met('W'), met('L'), met('W', false)], '2-1'],
  ['has ties where there were any', [met('T'), met('L')], '0-1-1'],
  ['leaves out exhibitions and games to come', [met('W', true, true), met(null), met('L')], '0-1'],
  ['is none between teams of two conferences', [met('W', false)], null],
])('the record of rivals %s', (_sentence, games, expected) => {
  expect(conferenceRecord(games)).toBe(expected)
})
