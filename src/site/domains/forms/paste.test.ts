import { expect, test } from 'vitest'
import { pasted } from './paste.ts'

const field = { value: 'Dear coach, ', selectionStart: 12, selectionEnd: 12 }

test.each([
  ['<p>I would <b>like</b> to play.</p>', 'Dear coach, I would like to play.'],
  ['<style>p{}</style><script>alert(1)</script><!-- a -->Hello', 'Dear coach, Hello'],
])('HTML that is pasted into a field is cleaned: %s', (text, value) => {
  expect(pasted(field, text)).toBe(value)
})

test.each(['I would like to play.', '3 < 4 and I <3 it'])('other text is the browser’s: %s', (text) => {
  expect(pasted(field, text)).toBeNull()
})

test('what was selected is replaced', () => {
  expect(pasted({ value: 'a bc d', selectionStart: 2, selectionEnd: 4 }, '<i>x</i>')).toBe('a x d')
})
