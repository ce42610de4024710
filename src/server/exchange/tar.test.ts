import { expect, test } from 'vitest'
import { readTar } from '#tests/support/read-tar.ts'
import { type TarEntry, tarOf } from './tar.ts'

const at = new Date('2026-10-17T18:00:00.000Z')

async function* entriesOf(files: Readonly<Record<string, string>>): AsyncGenerator<TarEntry> {
  for (const [path, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    async function* pieces() {
      yield bytes.subarray(0, 3)
      yield bytes.subarray(3)
    }
    yield { path, size: bytes.length, pieces: pieces() }
  }
}

const archiveOf = async (files: Readonly<Record<string, string>>) =>
  Buffer.concat(await Array.fromAsync(tarOf(entriesOf(files), at)))

test.each([
  ['small', { 'a/b.txt': 'hello', 'empty.txt': '', 'whole.txt': 'x'.repeat(512) }],
  ['a long name', { [`files/${'deep/'.repeat(40)}end.png`]: 'picture' }],
  ['a name with other letters', { 'files/Grüße – ñ.pdf': 'paper' }],
  ['a name of 99 to 101 letters', Object.fromEntries([99, 100, 101].map((n) => ['n'.repeat(n), String(n)]))],
])('%s comes out as it went in', async (_, files) => {
  const archive = await archiveOf(files)
  expect(archive.length % 512).toBe(0)
  expect(Object.fromEntries([...readTar(archive)].map(([path, bytes]) => [path, bytes.toString()]))).toEqual(
    files,
  )
})

test('a file that is not as large as was said breaks the archive off', async () => {
  async function* wrong(): AsyncGenerator<TarEntry> {
    const [entry] = await Array.fromAsync(entriesOf({ 'a.txt': 'hello' }))
    if (entry) yield { ...entry, size: 9 }
  }
  await expect(Array.fromAsync(tarOf(wrong(), at))).rejects.toThrow(/5 bytes instead of 9/)
})
