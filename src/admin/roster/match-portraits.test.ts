import { expect, test } from 'vitest'
import { matchPortraits } from './match-portraits.ts'

const players = [
  { playerId: 1, firstName: 'Ada', lastName: 'Marsh', jersey: '7' },
  { playerId: 2, firstName: 'Bea', lastName: 'Marsh', jersey: '12' },
  { playerId: 3, firstName: 'José', lastName: 'Núñez-Ortiz', jersey: '00' },
  { playerId: 4, firstName: 'Cy', lastName: 'Reed', jersey: '4' },
]
const match = (...names: string[]) =>
  matchPortraits(
    names.map((name) => ({ name })),
    players,
  ).map(({ playerId, by }) => [playerId, by])

test.each([
  ['ada-marsh.jpg', 1, 'name'],
  ['Marsh_Ada_2026.png', 1, 'name'],
  ['AdaMarsh.jpg', 1, 'name'],
  ['a_marsh.jpg', 1, 'name'],
  ['NunezOrtiz.jpg', 3, 'name'],
  ['reed.jpg', 4, 'name'],
  ['12.jpg', 2, 'number'],
  ['Headshot 00.jpg', 3, 'number'],
  ['marsh.jpg', null, null],
  ['IMG_2034.jpg', null, null],
  ['Kowalski 4.jpg', null, null],
])('%s is the head shot of %s, by its %s', (name, playerId, by) => {
  expect(match(name)).toEqual([[playerId, by]])
})

test('each player has one, and a name goes before a number', () => {
  expect(match('7.jpg', 'ada marsh.jpg')).toEqual([
    [null, null],
    [1, 'name'],
  ])
  expect(match('ada marsh.jpg', 'marsh.jpg')).toEqual([
    [1, 'name'],
    [2, 'name'],
  ])
})

test('sixty head shots that are dropped at once find their players, by name or number', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const squad = Array.from({ length: 60 }, (_, index) => ({
    playerId: index + 1,
    firstName: `${letters[index % 26]}na`,
    lastName: `Mo${letters[Math.floor(index / 26)]}${letters[index % 26]}o`,
    jersey: String(index),
  }))
  const files = squad.map(({ firstName, lastName, jersey }, index) => ({
    name: index % 3 === 0 ? `${jersey}.jpg` : `${lastName}_${firstName}_2026.jpg`,
  }))
  expect(matchPortraits(files.toReversed(), squad).map(({ playerId }) => playerId)).toEqual(
    squad.map(({ playerId }) => playerId).toReversed(),
  )
})
