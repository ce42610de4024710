import { expect, test } from 'vitest'
import { a, listed, say, sentenceOf, wordsIn } from './phrase.ts'

const ana = { kind: 'person', full: 'Ana Reyes', last: 'Reyes', from: 'box.teams.0.players.0.name' } as const
const banks = {
  kind: 'person',
  full: 'Lee Banks',
  last: 'Banks',
  from: 'box.teams.0.players.1.name',
} as const
const seven = { kind: 'number', text: 'seven', from: 'game.score.0' } as const

test('somebody is called by the whole name once, then by the last', () => {
  const mentioned = new Set<string>()
  expect(sentenceOf(say`${ana} scored`, mentioned).text).toBe('Ana Reyes scored.')
  expect(sentenceOf(say`then ${ana} did it again`, mentioned).text).toBe('Then Reyes did it again.')
})

test('names that end in s take the apostrophe alone', () => {
  expect(sentenceOf(say`${ana}’s goal and ${banks}’s`, new Set()).text).toBe(
    'Ana Reyes’ goal and Lee Banks’.',
  )
  expect(sentenceOf(say`${{ ...ana, full: 'Ana Ruiz' }}’s goal`, new Set()).text).toBe('Ana Ruiz’s goal.')
})

test('a sentence knows its facts in their order, and its shape is without them', () => {
  const { facts, shape } = sentenceOf(say`${ana} had ${seven} points`, new Set())
  expect(facts.map(({ text }) => text)).toEqual(['Ana Reyes', 'seven'])
  expect(shape).toBe('@ had # points.')
})

test('what ends with a point gets no second one', () => {
  expect(sentenceOf(say`they start at 7 p.m.`, new Set()).text).toBe('They start at 7 p.m.')
})

test('lists and articles', () => {
  const text = (phrase: readonly unknown[]) => phrase.join('')
  expect([text(listed(['x'])), text(listed(['x', 'y'])), text(listed(['x', 'y', 'z']))]).toEqual([
    'x',
    'x and y',
    'x, y and z',
  ])
  expect([text(a('8-0 run')), text(a('7-0 run'))]).toEqual(['an 8-0 run', 'a 7-0 run'])
  expect(wordsIn('It was 7-0 – then 8-0.')).toBe(5)
})
