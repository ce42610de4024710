import { expect, test } from 'vitest'
import { mailAddress } from './mail-address.ts'

test.each([
  ['pat.lee', 'mailto:pat.lee@halcyon.example'],
  ['pat+team', 'mailto:pat%2Bteam@halcyon.example'],
  ['a&b?c', 'mailto:a%26b%3Fc@halcyon.example'],
])('a letter to %s goes to %s', (user, address) => {
  expect(mailAddress(user, 'halcyon.example')).toBe(address)
})
