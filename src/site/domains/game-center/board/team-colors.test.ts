import { expect, test } from 'vitest'
import { teamColors } from './team-colors.ts'

test.each([
  ['a dark colour is written on in white', '#0B3C5D', { fill: '#0b3c5d', text: '#ffffff' }],
  ['a light one in ink', '#FFD200', { fill: '#ffd200', text: '#101418' }],
  ['one that nobody says is grey', null, { fill: '#343b45', text: '#ffffff' }],
  ['and so is a word', 'navy', { fill: '#343b45', text: '#ffffff' }],
])('%s', (_sentence, color, expected) => {
  expect(teamColors(color)).toEqual(expected)
})
