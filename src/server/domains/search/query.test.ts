import { describe, expect, test } from 'vitest'
import { asPrefix, mayBePrefix, parseQuery, tsQuery, tsVector, typedQuery, wordsOf } from './query.ts'

test.each([
  ['football', "'football'"],
  ['  Football   Games ', "'football' & 'gam'"],
  ['the story of Muñoz', "'story' & 'munoz'"],
  ['the of', "'the' & 'of'"],
  ['"hall of fame" dinner', "('hall' <-> 'of' <-> 'fam') & 'dinner'"],
  ['"unclosed words', "'unclos' & 'word'"],
  ['"one" "two words"', "'one' & ('two' <-> 'word')"],
  ["'; drop table sports; --", "'drop' & 'tabl' & 'sport'"],
  ['a & b | !c <-> d:*', "'b' & 'c' & 'd'"],
  ["\\ % _ '' () *", ''],
  [
    'one two three four five six seven eight nine ten',
    "'one' & 'two' & 'three' & 'four' & 'fiv' & 'six' & 'seven' & 'eight'",
  ],
])('%s asks for %s', (q, expected) => {
  expect(tsQuery(parseQuery(q))).toBe(expected)
})

test('any of the words', () => {
  expect(tsQuery(parseQuery('soccer lacrosse'), 'any')).toBe("'soccer' | 'lacross'")
})

describe('the beginning of a word', () => {
  test('is looked for as it is typed', () => {
    expect(tsQuery(parseQuery('kingfi').map(asPrefix))).toBe("'kingfi':*")
  })
  test.each([
    ['ki', false],
    ['kin', true],
    ['"two words"', false],
  ])('%s: %s', (q, expected) => {
    expect(parseQuery(q).every(mayBePrefix)).toBe(expected)
  })
})

test('a correction is written without capitals and signs', () => {
  expect(wordsOf(parseQuery('Kingfisher, "Hall of FAME"!'))).toBe('kingfisher hall of fame')
})

describe('an entry', () => {
  test('has the places of its words and what they weigh', () => {
    expect(tsVector({ A: 'Kingfishers win', D: 'They win.' })).toBe("'kingfisher':1A 'win':2A,4D 'they':3D")
  })
  test('stays within what PostgreSQL can hold', () => {
    const long = tsVector({ D: 'word '.repeat(20_000) })
    expect(long.split(',')).toHaveLength(255)
    expect(tsVector({ D: `${'a1 '.repeat(17_000)}last` })).toContain("'last':16383D")
  })
})

test.each([
  ['kingfi', "('kingfi':*AB)"],
  ['football stories', "('football':*AB) & ('stories':*AB | 'story':*AB)"],
  ['"red zone" games', "('red':*AB) & ('zone':*AB | 'zon':*AB) & ('games':*AB | 'gam':*AB)"],
  ["'; drop", "('drop':*AB)"],
])('while typing %s, %s is looked for in titles and the lines below them', (q, expected) => {
  expect(typedQuery(parseQuery(q))).toBe(expected)
})
