import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areKeys, encryptForBrowser, mostPlainBytes } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const published = {
  plain: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is that of the standard, byte for byte', () => {
  const { plain, auth, browserPublic, senderPrivate, salt, message } = published
  const made = encryptForBrowser(
    Buffer.from(plain),
    { p256dh: browserPublic, auth },
    { salt: bytes(salt), privateKey: bytes(senderPrivate) },
  )
  expect(made.toString('base64url')).toBe(message)
})

/** As a browser reads it, written from the standard a second time. */
function read(message: Buffer): string {
  const salt = message.subarray(0, 16)
  const sender = message.subarray(21, 86)
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(bytes(published.browserPrivate))
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const key = derive(
    browser.computeSecret(sender),
    bytes(published.auth),
    Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]),
    32,
  )
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(message.subarray(-16))
  const padded = Buffer.concat([decipher.update(message.subarray(86, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

test('whatever is sent the browser reads, and no two messages are alike', () => {
  const keys = { p256dh: published.browserPublic, auth: published.auth }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const [one, other] = [text, text].map((plain) => encryptForBrowser(Buffer.from(plain), keys))
      if (!one || !other) throw new Error('two are made')
      expect([read(one), read(other)]).toEqual([text, text])
      expect(one.equals(other)).toBe(false)
    }),
    { numRuns: 60 },
  )
})

test('a message that a push service would refuse is not made', () => {
  const keys = { p256dh: published.browserPublic, auth: published.auth }
  expect(encryptForBrowser(Buffer.alloc(mostPlainBytes), keys)).toHaveLength(4_096)
  expect(() => encryptForBrowser(Buffer.alloc(mostPlainBytes + 1), keys)).toThrow(RangeError)
})

test.each([
  ['those of the standard', published.browserPublic, published.auth, true],
  ['a point that is not on the curve', `BA${'A'.repeat(85)}`, published.auth, false],
  ['a secret that is too short', published.browserPublic, 'BTBZMqHH6r4', false],
])('keys of a browser: %s', (_, p256dh, auth, isGood) => {
  expect(areKeys({ p256dh, auth })).toBe(isGood)
})
