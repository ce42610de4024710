import { expect, test } from 'vitest'
import { altSuggestions } from './alt-suggestions.ts'

const nothing = { people: [], sport: null, game: null, caption: null }
const game = { opponent: 'Tamarack', atVs: 'vs' as const, day: '2026-11-14' }

test.each([
  ['nothing is known: nothing is offered', nothing, []],
  ['one person', { ...nothing, people: ['Maya Torres'] }, ['Maya Torres']],
  [
    'people, their team and the game',
    { ...nothing, people: ['Maya Torres', 'Elise Park'], sport: "Women's Soccer", game },
    [
      "Maya Torres and Elise Park of Women's Soccer against Tamarack on November 14, 2026",
      'Maya Torres and Elise Park against Tamarack',
    ],
  ],
  [
    'a game away from home',
    { ...nothing, sport: 'Football', game: { ...game, atVs: 'at' as const } },
    ['Football at Tamarack on November 14, 2026', 'Football at Tamarack'],
  ],
  ['its caption', { ...nothing, caption: ' The team\n celebrates. ' }, ['The team celebrates.']],
])('%s', (_, facts, suggestions) => {
  expect(altSuggestions(facts)).toEqual(suggestions)
})
