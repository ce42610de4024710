import { describe, expect, test } from 'vitest'
import { emailIn, nameIn, pageWith, passwordIn, roleIn, tokenIn } from './account-forms.ts'

describe('A form of the account pages gives', () => {
  test.each([
    ['Ada@School.EDU ', 'ada@school.edu'],
    ['ada@school', null],
    ['ada', null],
    ['a b@school.edu', null],
    ['ada@school.edu, eve@elsewhere.example', null],
    ['<ada@school.edu>', null],
    [`${'a'.repeat(250)}@school.edu`, null],
  ])('the e-mail %j: %j', (email, address) => {
    expect(emailIn({ email })).toBe(address)
  })

  test.each([
    ['eleven char', null],
    ['twelve chars', 'twelve chars'],
    ['a'.repeat(128), 'a'.repeat(128)],
    ['a'.repeat(129), null],
  ])('the password %j: %j', (password, kept) => {
    expect(passwordIn({ password })).toBe(kept)
  })

  test.each([
    ['  Ada \n Lovelace ', 'Ada Lovelace'],
    ['   ', null],
    ['a'.repeat(121), null],
  ])('the name %j: %j', (name, kept) => {
    expect(nameIn({ name })).toBe(kept)
  })

  test('a token or none, a role or none', () => {
    expect(tokenIn({ token: 'a'.repeat(43) })).toBe('a'.repeat(43))
    expect(tokenIn({ token: 'too-short' })).toBe(null)
    expect(tokenIn({ token: `${'a'.repeat(30)}"><script>` })).toBe(null)
    expect(roleIn({ role: 'publisher' })).toBe('publisher')
    expect(roleIn({ role: 'operator' })).toBe(null)
    expect(roleIn({})).toBe(null)
  })
})

test('a page is told what is wrong in its address', () => {
  expect(pageWith('/login', { problem: 'wrong', returnTo: '/a?b=c&d' })).toBe(
    '/login?problem=wrong&returnTo=%2Fa%3Fb%3Dc%26d',
  )
  expect(pageWith('/login', { problem: null })).toBe('/login')
})
