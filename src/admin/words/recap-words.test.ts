import { expect, test } from 'vitest'
import { followWords, recapWords } from './recap-words.ts'

test.each([
  [['rewritten', []], 'Written again from the game’s numbers.'],
  [
    ['rewritten', ['Headline', 'Text']],
    'Written again from the game’s numbers. Changed by hand, so it stays: headline, text.',
  ],
  [['taken', []], 'This game has its story already.'],
] as const)('%j is told as %s', ([outcome, kept], words) => {
  expect(recapWords(outcome, kept)).toBe(words)
})

test('a story says how long it follows its game', () => {
  const label = (field: string) => field.toUpperCase()
  expect(followWords({ isOn: true, kept: [] }, label)).toBe(
    'It follows every correction until you change it.',
  )
  expect(followWords({ isOn: true, kept: ['title'] }, label)).toBe(
    'Changed by hand, so it stays: title. The rest follows every correction.',
  )
  expect(followWords({ isOn: false, kept: [] }, label)).toMatch(/no longer follows/)
})
