import { describe, expect, test } from 'vitest'
import { trimText } from './trim-text.ts'

const headline = 'Kingfishers hold off a late run by the Otters to win their opener'

describe('a text', () => {
  test('is trimmed to 50 characters unless told otherwise, at the end of a word, with an ellipsis', () => {
    expect(trimText(headline)).toBe('Kingfishers hold off a late run by the Otters to…')
  })

  test.each([
    ['one two three', 13, 'one two three'],
    ['one two three', 12, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 7, 'one two…'],
    ['one two three', 6, 'one…'],
    ['one, two', 5, 'one…'],
    ['One – two three', 6, 'One…'],
    ['unbelievably', 5, 'unbel…'],
    ['ab🏀cd', 3, 'ab…'],
    ['short   ', 5, 'short   '],
    ['', 5, ''],
  ])('%j of at most %i characters is %j', (text, length, trimmed) => {
    expect(trimText(text, length)).toBe(trimmed)
  })
})
