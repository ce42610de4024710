import { expect, test } from 'vitest'
import { byPosition, height, homeLine, measures } from './player-words.ts'

test.each([
  [74, '6-2'],
  [72, '6-0'],
  [71, '5-11'],
  [null, null],
])('%s inches are written %s', (inches, text) => {
  expect(height(inches)).toBe(text)
})

test.each([
  [{ hometown: 'Brookhaven, OH', highSchool: 'Brookhaven HS' }, 'Brookhaven, OH / Brookhaven HS'],
  [{ hometown: 'Brookhaven, OH', highSchool: null }, 'Brookhaven, OH'],
  [{ hometown: null, highSchool: null }, ''],
])('%j comes from %j', (player, text) => {
  expect(homeLine(player)).toBe(text)
})

test.each([
  [{ heightInches: 74, weight: 215 }, '6-2 / 215 lb'],
  [{ heightInches: 66, weight: null }, '5-6'],
  [{ heightInches: null, weight: null }, ''],
])('%j measures %j', (player, text) => {
  expect(measures(player)).toBe(text)
})

test('groups keep the order of the list, and nobody is left out', () => {
  const players = [
    { position: 'C', positionTitle: 'Center' },
    { position: 'WR', positionTitle: null },
    { position: null, positionTitle: null },
    { position: 'C', positionTitle: 'Center' },
  ]
  expect(byPosition(players).map(({ title, players: members }) => [title, members.length])).toEqual([
    ['Center', 2],
    ['WR', 1],
    ['No Position', 1],
  ])
})
