import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { renewedCookies } from './renewed-cookies.ts'

const secrets = { now: 'the secret of this year', before: 'the secret of last year' }
const signed = (text: string, secret: string) =>
  encodeURIComponent(`${text}.${createHmac('sha256', secret).update(text).digest('base64')}`)

test('a session of before is one of now, and whatever else was sent stays', () => {
  const header = `a=b; __Host-fieldhouse.session_token=${signed('token', secrets.before)}; c="d=e"`
  expect(renewedCookies(header, secrets)).toBe(
    `a=b; __Host-fieldhouse.session_token=${signed('token', secrets.now)}; c="d=e"`,
  )
})

test.each([
  ['of now', `s=${signed('token', secrets.now)}`],
  ['of nobody', `s=${signed('token', 'a stranger')}`],
  ['with another text', `s=${signed('token', secrets.before).replace('token', 'tokem')}`],
  ['without a text', `s=${signed('', secrets.before)}`],
  ['that cannot be read', 's=%E0%A4%A'],
  ['that is empty', ''],
  ['without a name', '=;;='],
])('a cookie %s stays as it is', (_, header) => {
  expect(renewedCookies(header, secrets)).toBe(header)
})
