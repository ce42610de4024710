import { expect, test } from 'vitest'
import { isPassName, makePass, nameOnPass } from './pass.ts'
import { signWith } from './sign.ts'

const sign = signWith('a secret of thirty-two characters')
const now = new Date('2026-11-16T12:00:00Z')
const pass = makePass(sign, 'googlebot', '2026-11-16')

test('a pass tells whom it was made for, to the end of its last day', () => {
  expect(nameOnPass(sign, pass, now)).toBe('googlebot')
  expect(nameOnPass(sign, pass, new Date('2026-11-17T00:00:00Z'))).toBeNull()
})

test.each([
  ['of another secret', makePass(signWith('another'), 'googlebot', '2026-11-16')],
  ['with another name', pass.replace('googlebot', 'evilbot')],
  ['with another day', pass.replace('2026-11-16', '2036-11-16')],
  ['without its signature', 'googlebot.2026-11-16.'],
  ['that is none', 'let me in'],
  ['that is empty', ''],
])('a pass %s is worth nothing', (_, wrong) => {
  expect(nameOnPass(sign, wrong, now)).toBeNull()
})

test.each([
  ['googlebot', true],
  ['lb-1', true],
  ['two words', false],
  ['a.b', false],
  ['', false],
])('%j may stand on a pass: %s', (name, may) => expect(isPassName(name)).toBe(may))
