import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SealError, sealWith } from './sealed.ts'

const key = 'a key of an operator, thirty-two characters or more'
const other = 'another key of an operator, as long as the first'

async function* inPieces(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
const all = async (pieces: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(pieces))
const sealed = (bytes: Buffer, by = key) => all(sealWith(by).seal(inPieces(bytes, 1000)))
const opened = (bytes: Buffer, by = key, size = 77) => all(sealWith(by).open(inPieces(bytes, size)))

describe('what is sealed', () => {
  test.each([0, 1, 15, 16, 17, 5_000])('of %d bytes is opened by the same key alone', async (length) => {
    const bytes = randomBytes(length)
    const hidden = await sealed(bytes)
    expect(hidden.length).toBe(length + 32)
    expect((await opened(hidden)).equals(bytes)).toBe(true)
    expect((await opened(hidden, key, 1)).equals(bytes)).toBe(true)
    await expect(opened(hidden, other)).rejects.toThrow(SealError)
  })

  test('looks otherwise each time, and its name tells nothing', async () => {
    const bytes = Buffer.from('a roster')
    expect((await sealed(bytes)).equals(await sealed(bytes))).toBe(false)
    expect(sealWith(key).nameOf('abc')).toBe(sealWith(key).nameOf('abc'))
    expect(sealWith(key).nameOf('abc')).not.toContain('abc')
    expect(sealWith(key).nameOf('abc')).not.toBe(sealWith(other).nameOf('abc'))
  })

  test('is not opened where a byte was changed, or the end is missing', async () => {
    const hidden = await sealed(randomBytes(3_000))
    const changed = Buffer.from(hidden)
    changed[100] = (changed[100] ?? 0) ^ 1
    await expect(opened(changed)).rejects.toThrow(SealError)
    await expect(opened(hidden.subarray(0, -1))).rejects.toThrow(SealError)
    await expect(opened(hidden.subarray(0, 20))).rejects.toThrow(SealError)
    await expect(opened(Buffer.from('{"format":1,"not":"sealed"}'))).rejects.toThrow('Unset BACKUP_KEY')
  })
})

test('without a key everything is as it is', async () => {
  const bytes = randomBytes(3_000)
  expect((await sealed(bytes, '')).equals(bytes)).toBe(true)
  expect(sealWith('').nameOf('abc')).toBe('abc')
})
