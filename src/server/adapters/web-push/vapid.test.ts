import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { authorization, newSecret, senderKey } from './vapid.ts'

/** As a push service does it. */
function isSigned(header: string): boolean {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
}

/** RFC 8292, section 2.4: what is read by the same function as ours. */
const published =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'

test('the header of the standard is one that a service takes', () => {
  expect(isSigned(published)).toBe(true)
  expect(isSigned(published.replace('i3CY', 'i3CZ'))).toBe(false)
})

test('ours is signed by the key that browsers are told, and says for whom, until when and who is asked', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  const key = senderKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw')
  if (!key) throw new Error('There is a key')
  expect(key.publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  )
  const header = authorization(key, {
    audience: 'https://push.example.net',
    contact: 'mailto:push@example.com',
    now,
  })
  expect(isSigned(header)).toBe(true)
  const claims = JSON.parse(Buffer.from(header.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toEqual({
    aud: 'https://push.example.net',
    exp: now.getTime() / 1000 + 12 * 3_600,
    sub: 'mailto:push@example.com',
  })
})

test('a new secret is one that the configuration takes, and there is no key without one', () => {
  for (let turn = 0; turn < 50; turn++) {
    const secret = newSecret()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(senderKey(secret)?.publicKey).toMatch(/^B[\w-]{86}$/)
  }
  expect(senderKey('')).toBeNull()
})
