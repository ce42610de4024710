import { expect, test } from 'vitest'
import { cookieLine, cookiesIn } from './cookies.ts'

test('over https a cookie is bound to its host by name', () => {
  const cookie = { name: 'fieldhouse.x', value: '1', seconds: 60 }
  expect(cookieLine(cookie, true)).toBe(
    '__Host-fieldhouse.x=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  expect(cookieLine(cookie, false)).toBe('fieldhouse.x=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
})

test.each([
  ['none', undefined, undefined],
  ['a plain name', 'a=b; x=1', '1'],
  ['a name bound to its host', '__Host-x=1', '1'],
  ['both, whichever comes first', '__Host-x=1; x=2', '1'],
  ['both, the other way around', 'x=2; __Host-x=1', '1'],
  ['rubbish', ';;=;x;__Host-', ''],
])('a header with %s', (_, header, value) => expect(cookiesIn(header).get('x')).toBe(value))
