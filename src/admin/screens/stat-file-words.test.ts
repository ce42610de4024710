import { expect, test } from 'vitest'
import { cameWords, outcomeWords } from './stat-file-words.ts'

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
