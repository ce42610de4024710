import { expect, test } from 'vitest'
import { choiceCookieParts, choiceIn } from './consent.ts'

test.each([
  ['', null],
  ['privacy-choice=1.granted', 'granted'],
  ['viewport=xl; privacy-choice=1.refused; alert=1', 'refused'],
  ['privacy-choice=0.granted', null],
  ['privacy-choice=2.granted', null],
  ['privacy-choice=granted', null],
  ['my-privacy-choice=1.granted', null],
])('the cookies "%s" hold the choice %s', (cookies, choice) => {
  expect(choiceIn(cookies)).toBe(choice)
})

test('a choice is kept for 180 days, by this site alone, and is read back', () => {
  expect(choiceCookieParts.join('refused')).toBe(
    'privacy-choice=1.refused; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
  )
  expect(choiceIn(choiceCookieParts.join('granted').split(';')[0] ?? '')).toBe('granted')
})
