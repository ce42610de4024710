import { describe, expect, test } from 'vitest'
import { accountNote } from './account-notes.ts'

const noteOf = (query: string) => accountNote(new URLSearchParams(query))

describe('an account page says in words', () => {
  test.each([
    'wrong',
    'locked',
    'no-role',
    'demo',
    'code',
    'over',
    'university',
    'email',
    'known',
    'name',
    'password',
    'current',
    'token',
    'role',
    'mail',
  ])('what is wrong: %s', (code) => {
    const note = noteOf(`problem=${code}`)
    expect(note).toMatchObject({ isProblem: true })
    expect(note?.text).toMatch(/\w.{10,}\.$/)
  })

  test.each([
    'signed-out',
    'signed-out-everywhere',
    'reset',
    'sent',
    'member',
    'welcome',
    'password',
    'invited',
  ])('what was done: %s', (code) => {
    expect(noteOf(`note=${code}`)).toMatchObject({ isProblem: false })
  })

  test.each(['', 'problem=', 'problem=toString', 'note=__proto__', 'problem=%3Cb%3E'])(
    'nothing for %j',
    (query) => {
      expect(noteOf(query)).toBe(null)
    },
  )

  test('nothing of whether there is such an account', () => {
    expect(noteOf('problem=wrong')?.text).toContain('The e-mail address or the password')
    expect(noteOf('note=sent')?.text).toContain('If the address has an account')
  })
})
