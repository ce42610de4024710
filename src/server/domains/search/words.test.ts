import { describe, expect, test } from 'vitest'
import { fold, stem, wordsIn } from './words.ts'

test.each([
  ['Muñoz', 'munoz'],
  ['MUNOZ', 'munoz'],
  ['Munoz', 'munoz'],
  ['Łukasz', 'lukasz'],
  ['Sørensen', 'sorensen'],
  ['Weiß', 'weiss'],
  ['İpek', 'ipek'],
  ["O'Dell", 'odell'],
  ['O’Dell', 'odell'],
  ['ﬁeld', 'field'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%s is looked for as %s', (word, folded) => {
  expect(fold(word)).toBe(folded)
})

test.each([
  ['', []],
  ['   ', []],
  ['!?* ☃', []],
  ['Kingfishers win, 24-17!', ['kingfishers', 'win', '24', '17']],
  ["Women's Soccer", ['womens', 'soccer']],
  ["rock 'n' roll", ['rock', 'n', 'roll']],
  ['Al-Amin/Ruiz', ['al', 'amin', 'ruiz']],
])('the words of "%s"', (text, words) => {
  expect(wordsIn(text).map(({ folded }) => folded)).toEqual(words)
})

test('a word knows where it stands, accents and all', () => {
  const text = 'By José Muñoz.'
  expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['By', 'José', 'Muñoz'])
})

describe('forms of one word', () => {
  test.each([
    ['story', 'stories'],
    ['game', 'games'],
    ['run', 'running'],
    ['swim', 'swimming'],
    ['coach', 'coaches'],
    ['pass', 'passes'],
    ['pass', 'passing'],
    ['score', 'scored'],
    ['score', 'scoring'],
    ['women', 'womens'],
    ['defense', 'defenses'],
    ['movie', 'movies'],
    ['added', 'add'],
  ])('%s and %s are found by each other', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  test.each([
    ['spring', 'spr'],
    ['speed', 'spe'],
    ['tennis', 'tenni'],
    ['campus', 'campu'],
    ['king', 'k'],
    ['2026s', '2026'],
    ['class', 'clas'],
  ])('%s keeps its ending', (word, cut) => {
    expect(stem(word)).not.toBe(cut)
  })
})
