import { expect, test } from 'vitest'
import { reportMail } from './accessibility-report.ts'

const from = { name: 'Tamarack Athletics', address: 'site@tamarack.example' }
const to = 'access@tamarack.example'
const desk = 'https://tamarack.example/admin/content/accessibility-reports/7'

test('the office reads what was written, where, and whom to answer', () => {
  const mail = reportMail({
    from,
    to,
    report: {
      about: 'document',
      message: ' The media guide,\nplease <large> ',
      place: '/publications/4',
      name: 'Robin',
    },
    answerTo: 'robin@mail.example',
    desk,
  })
  expect(mail).toMatchObject({
    to,
    subject: 'A document in another form',
    text: 'The media guide,\nplease <large>\n\nPage or document: /publications/4\nName: Robin\nAnswer to: robin@mail.example\n\nSay at the desk what was done: https://tamarack.example/admin/content/accessibility-reports/7\n',
    headers: { 'Reply-To': 'robin@mail.example' },
  })
  expect(mail.html).toContain('The media guide,<br>please &lt;large&gt;')
})

test('who leaves no address is told of as such, and answered by nobody by accident', () => {
  const mail = reportMail({
    from,
    to,
    report: { about: 'barrier', message: 'No ring' },
    answerTo: null,
    desk,
  })
  expect(mail.text).toContain('No ring\n\nAnswer to: No address was given\n')
  expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
})
