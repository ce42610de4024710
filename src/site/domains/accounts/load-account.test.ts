import { expect, test } from 'vitest'
import { accountPage, tokenOf } from './load-account.ts'

const at = (query: string) => new URL(`https://halcyon.example/invitation${query}`)

test.each([
  ['?token=abcdefgh-IJKL_123', 'abcdefgh-IJKL_123'],
  ['?token=abcdefgh', ''],
  [`?token=${'a'.repeat(65)}`, ''],
  ['?token=abcdefghijklmnop%22', ''],
  ['', ''],
])('the token of %s is %j', (query, token) => {
  expect(tokenOf(at(query))).toBe(token)
})

test('the pages of signing in stay out of search engines, and say how it went', () => {
  const page = accountPage({ url: at('?problem=password') }, '/invitation', 'Invitation')
  expect(page).toMatchObject({
    head: { canonical: '/invitation', isHidden: true, isRefused: true, words: { title: 'Invitation' } },
    note: { title: 'The password is too short' },
  })
  expect(accountPage({ url: at('') }, '/invitation', 'Invitation').note).toBe(null)
})
