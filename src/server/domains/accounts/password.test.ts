import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a password is kept as a salted hash and recognised again', async () => {
  const hash = await hashPassword('correct horse battery')
  expect(hash).not.toContain('correct')
  expect(hash).not.toBe(await hashPassword('correct horse battery'))
  expect(await verifyPassword('correct horse battery', hash)).toBe(true)
  expect(await verifyPassword('incorrect horse', hash)).toBe(false)
  expect(await verifyPassword('', 'not a hash')).toBe(false)
})
