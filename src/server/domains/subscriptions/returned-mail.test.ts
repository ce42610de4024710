import { expect, test } from 'vitest'
import { returnedMail, saysGone } from './returned-mail.ts'

const report = (...recipients: string[]) =>
  [
    'From: MAILER-DAEMON@mail.example',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Status: 5.1.1 is what I would say of Final-Recipient: rfc822; words@mail.example',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.mail.example',
    '',
    ...recipients,
    '--b--',
  ].join('\r\n')
const recipient = (email: string, status: string, action = 'failed') =>
  `Final-Recipient: rfc822; ${email}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550\r\n  no such user\r\n`

test.each([
  [
    'no such mailbox',
    report(recipient('Fan@Mail.Example', '5.1.1')),
    [{ email: 'fan@mail.example', why: 'gone' }],
  ],
  [
    'a closed mailbox, of two',
    report(recipient('<a@b.example>', '5.2.1'), recipient('c@b.example', '4.2.2')),
    [{ email: 'a@b.example', why: 'gone' }],
  ],
  ['a full mailbox', report(recipient('a@b.example', '5.2.2')), []],
  ['our own server refused', report(recipient('a@b.example', '5.7.1')), []],
  ['a mail that is late', report(recipient('a@b.example', '4.4.1', 'delayed')), []],
  [
    'the address as it was written to, where it was handed on',
    report(`Original-Recipient: rfc822;old@b.example\r\n${recipient('new@c.example', '5.1.1')}`),
    [{ email: 'old@b.example', why: 'gone' }],
  ],
  [
    'an answer by a person',
    'From: fan@mail.example\n\nFinal-Recipient: rfc822; x@y.example\nAction: failed\nStatus: 5.1.1',
    [],
  ],
  [
    'a reader who called it unwanted',
    'Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nOriginal-Rcpt-To: <fan@mail.example>\n',
    [{ email: 'fan@mail.example', why: 'complaint' }],
  ],
  [
    'a report of another kind',
    'Content-Type: message/feedback-report\n\nFeedback-Type: not-spam\nOriginal-Rcpt-To: fan@mail.example\n',
    [],
  ],
  ['nothing', '', []],
])('%s', (_which, message, returned) => {
  expect(returnedMail(message)).toEqual(returned)
})

test.each([
  ['550 5.1.1 <fan@mail.example>: Recipient address rejected', true],
  ['550 5.7.1 Message rejected as spam', false],
  ['550 No such mailbox', false],
  ['452 4.2.2 Mailbox full', false],
  ['550 10.5.1.1.9 is no status', false],
])('a server says %s', (reply, isGone) => {
  expect(saysGone(reply)).toBe(isGone)
})
