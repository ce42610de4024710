import { expect, test } from 'vitest'
import { cameWords, correctionWords, outcomeWords } from './stat-file-words.ts'

const game = { id: 1, sport: 'Football', opponent: 'Elk Bay', day: '2026-11-14' }
const taken = { isTaken: true, isStanding: true, isComplete: true, game, problem: null }

test.each([
  [taken, 'The box score is made from it'],
  [{ ...taken, isComplete: false }, 'The live numbers are made from it'],
  [{ ...taken, isStanding: false }, 'Replaced by a later file'],
  [{ ...taken, game: null }, 'Compared with the season'],
  [{ ...taken, isTaken: false, problem: 'No such game.' }, 'Refused: No such game.'],
  [{ ...taken, isTaken: false }, 'Refused: it could not be read.'],
])('what became of %j', (file, words) => {
  expect(outcomeWords(file)).toBe(words)
})

test.each([
  [
    { door: 'post', key: 'Press box', name: 'game.xml' },
    'Sent by a program with the key Press box · game.xml',
  ],
  [{ door: 'folder', key: null, name: null }, 'From the watched folder'],
] as const)('how %j came', (file, words) => {
  expect(cameWords(file)).toBe(words)
})

test.each([
  ['holds', 55, 'is 61; the file says 55.'],
  ['agreed', 61, 'is 61, and the file says so by now.'],
  ['overruled', 58, 'was 61 in place of 55; overruled: the file says 58 now.'],
  ['overruled', null, 'was 61; overruled: the file has nobody of that name any more.'],
] as const)('a correction that is %s by a file that says %s', (state, saidNow, words) => {
  expect(correctionWords({ said: 55, value: 61, state, saidNow })).toBe(words)
})
