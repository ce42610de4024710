import { expect, test } from 'vitest'
import { emailParts } from './email-parts.ts'

test.each([
  ['ada.stone@school.example', { user: 'ada.stone', domain: 'school.example' }],
  ['"a@b"@school.example', { user: '"a@b"', domain: 'school.example' }],
  [null, null],
  ['', null],
  ['nobody', null],
  ['@school.example', null],
  ['nobody@', null],
])('%s', (email, parts) => {
  expect(emailParts(email)).toEqual(parts)
})
