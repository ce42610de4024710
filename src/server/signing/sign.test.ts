import { expect, test } from 'vitest'
import { isSigned, signWith } from './sign.ts'

const [old, fresh] = ['the secret of last year, thirty-two', 'the secret of this year, thirty-two']

test('what was signed before the secret was changed is good, as long as the old one is named', () => {
  const signature = signWith(old)('pass', 'googlebot')
  expect(isSigned(signWith(`${fresh}\n${old}`), 'pass', 'googlebot', signature)).toBe(true)
  expect(isSigned(signWith(`${fresh}\n${old}`), 'code', 'googlebot', signature)).toBe(false)
  expect(isSigned(signWith(fresh), 'pass', 'googlebot', signature)).toBe(false)
})

test('nothing is signed with the old one any more', () => {
  expect(signWith(`${fresh}\n${old}`)('pass', 'x')).toBe(signWith(fresh)('pass', 'x'))
})
