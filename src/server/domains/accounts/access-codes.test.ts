import { describe, expect, test } from 'vitest'
import { nobody } from '../../unit-of-work/work.ts'
import { accessCookie, accessOf, isCode } from './access-codes.ts'

const secret = 'a secret of thirty-two characters'
const now = new Date('2026-11-15T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const entry = { tenant: 'halcyon', kind: 'form', id: 8, code: 'press-row' } as const
const cookie = accessCookie(secret, entry, now, false).split(';')[0]

describe('the cookie of a code', () => {
  test.each([
    ['opens its item', cookie, 'halcyon', now, 'form', 8, 'press-row', true],
    ['beside other cookies', `a=b; ${cookie}; c=d`, 'halcyon', now, 'form', 8, 'press-row', true],
    ['opens no other item', cookie, 'halcyon', now, 'form', 9, 'press-row', false],
    ['opens nothing of another kind', cookie, 'halcyon', now, 'sportfile', 8, 'press-row', false],
    ['opens nothing of another school', cookie, 'tamarack', now, 'form', 8, 'press-row', false],
    ['ends when the code is changed', cookie, 'halcyon', now, 'form', 8, 'press-box', false],
    ['opens nothing without a code', cookie, 'halcyon', now, 'form', 8, null, false],
    ['is good for thirty days', cookie, 'halcyon', days(29.9), 'form', 8, 'press-row', true],
    ['and no longer', cookie, 'halcyon', days(30), 'form', 8, 'press-row', false],
    [
      'cannot be made to last',
      cookie?.replace(/=\d+/, '=99999999999'),
      'halcyon',
      days(40),
      'form',
      8,
      'press-row',
      false,
    ],
    ['cannot be made up', 'fieldhouse.access.form.8=1.x', 'halcyon', now, 'form', 8, 'press-row', false],
    ['must be there', undefined, 'halcyon', now, 'form', 8, 'press-row', false],
  ] as const)('%s', (_, cookies, tenant, at, kind, id, code, opens) => {
    expect(accessOf(secret, cookies, tenant, at)(kind, id, code)).toBe(opens)
  })

  test('signed with another secret opens nothing', () => {
    expect(accessOf('another one', cookie, 'halcyon', now)('form', 8, 'press-row')).toBe(false)
  })

  test('is for the server alone, and for a safe connection where there is one', () => {
    expect(accessCookie(secret, entry, now, false)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(accessCookie(secret, entry, now, true)).toMatch(/; SameSite=Lax; Secure$/)
  })

  test('who brings none is nobody', () => {
    expect(accessOf(secret, 'fieldhouse.session_token=x', 'halcyon', now)).toBe(nobody.mayEnter)
  })
})

test.each([
  ['press-row', 'press-row', true],
  ['  press-row ', 'press-row', true],
  ['Press-Row', 'press-row', false],
  ['press-ro', 'press-row', false],
  ['', 'press-row', false],
  ['', '', false],
  [' ', ' ', false],
])('%j given for the code %j: %j', (given, code, isRight) => {
  expect(isCode(given, code)).toBe(isRight)
})
