import { expect, test } from 'vitest'
import { mailbox } from './mailbox.ts'

test.each([
  ['fan@mail.example', 'fan@mail.example'],
  ['  Fan.One+news@Mail.Example ', 'fan.one+news@mail.example'],
  ["o'neil@sub.mail.example", "o'neil@sub.mail.example"],
  ['müller@mail.example', 'müller@mail.example'],
  ['fan', null],
  ['fan@mail', null],
  ['fan@mail..example', null],
  ['fan@-mail.example', null],
  ['fan@127.0.0.1', null],
  ['a@mail.example, b@mail.example', null],
  ['Fan <fan@mail.example>', null],
  ['fan@mail.example\r\nBcc: all@mail.example', null],
  [`${'x'.repeat(65)}@mail.example`, null],
  [`fan@${'mail.'.repeat(60)}example`, null],
])('%j as a mailbox is %j', (text, address) => {
  expect(mailbox(text)).toBe(address)
})
