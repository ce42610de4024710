import { expect, test } from 'vitest'
import { deviceCookie, knownDevice } from './known-device.ts'

const now = new Date('2026-11-14T12:00:00Z')
const email = 'editor@east.edu'
const secret = 'a secret of the server'
const given = (change: (value: string) => string = (value) => value) =>
  change(deviceCookie(secret, { email, device: null }, now, true).split(';')[0] ?? '')

test('a browser is known by what it was given, and keeps its word when it is given it again', () => {
  const device = knownDevice(secret, given(), email, now)
  expect(device).toMatch(/^[\w-]{22}$/)
  const again = deviceCookie(secret, { email, device }, now, true)
  expect(knownDevice(secret, again.split(';')[0], email, now)).toBe(device)
})

test.each([
  ['nothing', undefined, secret, email, now],
  ['what another account was given', given(), secret, 'somebody@east.edu', now],
  ['what another server gave', given(), 'another secret', email, now],
  ['what was given too long ago', given(), secret, email, new Date('2028-01-01T00:00:00Z')],
  ['another word', given((value) => value.replace('=', '=A').slice(0, -1)), secret, email, now],
  ['a later end', given((value) => value.replace(/\.1/, '.9')), secret, email, now],
])('with %s it is a stranger', (_, cookies, key, account, at) => {
  expect(knownDevice(key, cookies, account, at)).toBeNull()
})
