import { expect, test } from 'vitest'
import { box, goal, input } from '../testing/sample-input.ts'
import { gameFacts } from './game-facts.ts'
import { shootoutOf } from './manner.ts'
import { lastNameOf } from './people.ts'

const manner = (...given: Parameters<typeof input>) => gameFacts(input(...given))?.manner

test.each([
  ['forfeit', manner('soccer', [1, 0], { game: { note: 'Forfeit' } })],
  ['shootout', manner('soccer', [1, 1], { game: { note: 'PK 4-3' } })],
  ['tie', manner('soccer', [1, 1])],
  ['overtime', manner('hockey', [3, 2], { game: { regulation: 3, note: 'OT' } })],
  [
    'overtime',
    manner('hockey', [3, 2], {
      game: { regulation: 3 },
      box: box({ ours: [1, 1, 0, 1], theirs: [1, 1, 0, 0] }),
    }),
  ],
  ['shutout', manner('soccer', [2, 0])],
  ['rout', manner('basketball', [90, 60])],
  ['close', manner('football', [31, 24])],
  ['plain', manner('football', [31, 14])],
  ['close', manner('tennis', [4, 3])],
  ['rout', manner('volleyball', [3, 0])],
])('%s', (expected, found) => {
  expect(found).toBe(expected)
})

test('a comeback is read off the scores', () => {
  const scoring = [
    goal('away', 1, null, null, 0, 1),
    goal('home', 1, null, null, 1, 1),
    goal('home', 2, null, null, 2, 1),
  ]
  expect(manner('soccer', [2, 1], { box: box({ ours: [1, 1], theirs: [1, 0], scoring }) })).toBe('comeback')
})

test('two sets down and three won is one too', () => {
  const sheet = box({ ours: [20, 23, 25, 25, 15], theirs: [25, 25, 20, 18, 10], score: [3, 2] })
  expect(manner('volleyball', [3, 2], { game: { regulation: 5 }, box: sheet })).toBe('comeback')
})

test.each([
  ['PK 4-3', [4, 3]],
  ['(SO 2-1)', [2, 1]],
  ['2OT', null],
  [null, null],
])('the shootout of %s', (note, score) => {
  expect(shootoutOf(note)).toEqual(score)
})

test.each([
  ['Ana Reyes', 'Reyes'],
  ['Ana De La Cruz', 'De La Cruz'],
  ['Tom Fell Jr.', 'Fell'],
  ['Pelé', 'Pelé'],
])('%s is %s from then on', (name, last) => {
  expect(lastNameOf(name)).toBe(last)
})
