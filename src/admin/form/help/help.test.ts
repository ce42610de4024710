import { describe, expect, test } from 'vitest'
import type { StoryName } from '#contract/editing/desk.names.ts'
import { addressWith, cutAt, descriptionOf, headlineWords, plainWords } from './share-words.ts'
import { suggestionsFrom } from './suggest.ts'

describe('what others show of a page', () => {
  test.each([
    ['Short', 20, 'Short'],
    ['One two three four', 9, 'One two…'],
    ['Unbreakable', 5, 'Unbre…'],
  ])('%j within %i letters is %j', (text, most, expected) => {
    expect(cutAt(text, most)).toBe(expected)
  })

  test.each([
    ['', 'No headline yet.', false],
    ['Otters win', '10 characters: shown whole in search results.', false],
    ['x'.repeat(61), '61 characters: search results show about 60.', true],
  ])('a headline %j', (headline, words, isLong) => {
    expect(headlineWords(headline)).toEqual({ words, isLong })
  })

  test('formatted text is its words', () => {
    expect(plainWords('<h2>Notes</h2><p>A&nbsp;<b>b</b> &amp; c<br>d</p>')).toBe('Notes A b & c d')
  })

  test.each([
    ['The teaser', '<p>Text</p>', 'The teaser'],
    [' ', '<p>Text</p>', 'Text'],
  ])('a teaser %j is what is said, or the text', (teaser, html, said) => {
    expect(descriptionOf(teaser, html)).toBe(said)
  })

  test.each([
    ['/news/2026/11/14/old', 'new-word', '/news/2026/11/14/new-word'],
    ['/news/2026/11/14/old', '', '/news/2026/11/14/old'],
    ['https://elsewhere.example/a', 'b', 'https://elsewhere.example/a'],
  ])('%s with %j is at %s', (address, word, expected) => {
    expect(addressWith(address, word)).toBe(expected)
  })
})

describe('what a text might be filed under', () => {
  const holt: StoryName = {
    kind: 'players',
    id: 1,
    name: 'Maren Holt',
    address: '/a',
    sportId: 4,
    hint: '',
  }
  const coach: StoryName = { ...holt, kind: 'staff-members', id: 2, name: 'Ty Poe' }
  const rival: StoryName = { ...holt, kind: 'opponents', id: 3, name: 'Brightwater', sportId: 9 }
  const nothing = { sportId: null, tagIds: [], playerIds: [], staffIds: [] }
  const tags = [
    { id: 1, title: 'Academics' },
    { id: 2, title: 'Art' },
  ]

  test('whom it names, and their sport where none is chosen', () => {
    expect(suggestionsFrom('', [holt, coach, rival], [], nothing)).toEqual({
      people: [holt, coach],
      tags: [],
      sportId: 4,
    })
  })

  test('nobody twice, and no other sport than the chosen one', () => {
    const chosen = { ...nothing, sportId: 7, playerIds: [1] }
    expect(suggestionsFrom('', [holt], [], chosen)).toEqual({ people: [], tags: [], sportId: null })
  })

  test('tags whose words stand in it as whole words', () => {
    const said = suggestionsFrom('Academics and party games', [], tags, nothing)
    expect(said.tags.map(({ id }) => id)).toEqual([1])
    expect(suggestionsFrom('Academics', [], tags, { ...nothing, tagIds: [1] }).tags).toEqual([])
  })
})
