import { expect, test } from 'vitest'
import { bothColors, colorsInBox, teamColors } from './team-colors.ts'

test.each([
  ['a dark colour is written on in white', '#0B3C5D', { fill: '#0b3c5d', text: '#ffffff' }],
  ['a light one in ink', '#FFD200', { fill: '#ffd200', text: '#101418' }],
  ['one that nobody says is grey', null, { fill: '#343b45', text: '#ffffff' }],
  ['and so is a word', 'navy', { fill: '#343b45', text: '#ffffff' }],
])('%s', (_sentence, color, expected) => {
  expect(teamColors(color)).toEqual(expected)
})

const sides = (ours: 'away' | 'home' | null) => ({
  away: { isSchool: ours === 'away' },
  home: { isSchool: ours === 'home' },
})
const colors = bothColors({ away: { color: '#111111' }, home: { color: '#eeeeee' } })

test.each([
  ['as in the game', 'home', 'home', '#111111'],
  ['with the teams where the sides are the other way round', 'away', 'home', '#eeeeee'],
  ['as in the game where a feed names no side as the school’s', null, 'home', '#111111'],
] as const)('colours go %s', (_sentence, inBox, inGame, away) => {
  expect(colorsInBox(colors, sides(inGame), sides(inBox)).away.fill).toBe(away)
})

test('colours are the game’s as long as there is no box score', () => {
  expect(colorsInBox(colors, sides('home'), null)).toBe(colors)
})
