import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { insertedWords } from './inserted-html.ts'

describe('inserted HTML is cleaned', () => {
  test.each([
    ['of script blocks', 'a<script src="x">alert(1)</script>b', 'ab'],
    ['of script blocks that never end', 'a<script>alert(1)', 'a'],
    ['of style blocks', 'a<style media=print>p { color: red }</style >b', 'ab'],
    ['of comments', 'a<!-- <b>no</b> -->b<!-- never ends', 'ab'],
    ['of all tags', '<p class="x">A <b>bold</b> word<br/></p>', 'A bold word'],
    ['of tags that never end', 'a<img src=x onerror=alert(1)', 'a'],
    ['of what is left when a tag is taken out', 'a<scr<script></script>ipt>alert(1)</script>b', 'ab'],
    ['and keeps the signs of words', '3 < 4 & 5 > 2', '3 < 4 & 5 > 2'],
    ['and keeps words as they are', 'Go Otters', 'Go Otters'],
  ])('%s', (_, html, words) => {
    expect(insertedWords(html)).toBe(words)
  })

  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '!',
    '--',
    'script',
    'style',
    'a',
    ' ',
    '<script>',
    '</style>',
    '<!--',
    '-->',
  )
  const markup = fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }).map((parts) => parts.join(''))

  test('whatever comes, no tag is left, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const words = insertedWords(html)
        expect(words).not.toMatch(/<[a-z/!?]/i)
        expect(insertedWords(words)).toBe(words)
      }),
    )
  })

  test('whatever comes without markup stays', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => insertedWords(text.replaceAll('<', '')) === text.replaceAll('<', ''),
      ),
    )
  })
})
