import { expect, test } from 'vitest'
import { mayAsk } from './may-ask.ts'

const token = 'a-token-of-an-operator'

test.each([
  ['this machine', '', { host: '127.0.0.1:3000' }, '127.0.0.1', true],
  ['this machine by name', '', { host: 'localhost:3000' }, '::1', true],
  ['another machine', '', { host: 'localhost:3000' }, '10.0.0.7', false],
  [
    'a visitor behind a proxy of this machine',
    '',
    { host: 'localhost', 'x-forwarded-for': '9.9.9.9' },
    '127.0.0.1',
    false,
  ],
  ['a visitor whose proxy keeps the name', '', { host: 'halcyon.example' }, '127.0.0.1', false],
  ['nobody', '', {}, undefined, false],
  ['who has the token', token, { authorization: `Bearer ${token}` }, '10.0.0.7', true],
  ['who has another', token, { authorization: 'Bearer another' }, '127.0.0.1', false],
  ['who has the half of it', token, { authorization: `Bearer ${token.slice(0, -1)}` }, '127.0.0.1', false],
  ['this machine without the token', token, { host: 'localhost' }, '127.0.0.1', false],
])('%s', (_, wanted, headers, address, may) => {
  expect(mayAsk({ headers, address }, wanted)).toBe(may)
})
