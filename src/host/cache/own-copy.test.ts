import { expect, test } from 'vitest'
import { ownBytes, ownText } from './own-copy.ts'

test.each(['', "default-src 'self'", '</fonts/ä.woff2>; rel=preload'])('%j is the same text', (text) => {
  expect(ownText(text)).toBe(text)
})

test('bytes that are a part of more are copied, others are not', () => {
  const large = Buffer.alloc(16_384, 'a')
  const copied = ownBytes(large.subarray(10, 20))
  expect([copied.toString(), copied.buffer.byteLength]).toEqual(['aaaaaaaaaa', 10])
  expect(ownBytes(copied)).toBe(copied)
})
