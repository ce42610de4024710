import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Storage, StoragePathError } from '#server/adapters/storage.ts'

const megabyte = 1024 * 1024

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** What every storage keeps to, wherever its files lie; `home` is a place of its own in it. */
export function storageRules(open: () => { storage: Storage; home: string }): void {
  const notAllowed = [
    '',
    'x.png',
    '/a/x.png',
    '../x.png',
    'a/../b/x.png',
    'a//x.png',
    'a/x.png/',
    'a\\x.png',
    'a/é.png',
    'a/.x.png',
    'a/%2e%2e/x.png',
  ]
  test.each(notAllowed)('a file cannot lie at %j', async (path) => {
    const { storage } = open()
    await expect(storage.read(path)).rejects.toThrow(StoragePathError)
    await expect(storage.stat(path)).rejects.toThrow(StoragePathError)
    await expect(storage.delete(path)).rejects.toThrow(StoragePathError)
    await expect(storage.write(path, Buffer.from('x'), 'image/png')).rejects.toThrow(StoragePathError)
  })

  test('gives back what was written, whole or in part', async () => {
    const { storage, home } = open()
    const path = `${home}/notes/a.txt`
    await storage.write(path, Buffer.from('kingfisher'), 'text/plain')
    const file = await storage.read(path)
    expect(file?.bytes.toString()).toBe('kingfisher')
    expect(file?.contentType).toBe('text/plain; charset=utf-8')
    expect(file?.size).toBe(10)
    expect(Math.abs(Number(file?.modified) - Date.now())).toBeLessThan(60_000)
    const part = await storage.read(path, { start: 4, end: 99 })
    expect(part?.bytes.toString()).toBe('fisher')
    expect(part).toMatchObject({ size: 10, etag: file?.etag })
    expect((await storage.read(path, { start: 1, end: 4 }))?.bytes.toString()).toBe('ingf')
    const { bytes: _, ...info } = file ?? { bytes: null }
    expect(await storage.stat(path)).toEqual(info)
  })

  test('has nothing beyond the end of a file, and a file may be empty', async () => {
    const { storage, home } = open()
    const path = `${home}/notes/empty.txt`
    await storage.write(path, Buffer.alloc(0), 'text/plain')
    expect(await storage.read(path)).toMatchObject({ size: 0, bytes: Buffer.alloc(0) })
    expect(await storage.read(path, { start: 0, end: -1 })).toMatchObject({ size: 0, bytes: Buffer.alloc(0) })
    expect(await storage.read(path, { start: 0, end: 9 })).toMatchObject({ size: 0, bytes: Buffer.alloc(0) })
    await storage.write(path, Buffer.from('four'), 'text/plain')
    expect(await storage.read(path, { start: 4, end: 9 })).toMatchObject({ size: 4, bytes: Buffer.alloc(0) })
  })

  test('gives every version its own validator', async () => {
    const { storage, home } = open()
    let previous: string | undefined
    for (const text of ['one', 'two', 'six']) {
      await storage.write(`${home}/notes/v.txt`, Buffer.from(text), 'text/plain')
      const etag = (await storage.stat(`${home}/notes/v.txt`))?.etag
      expect(etag).toMatch(/^"[^"]+"$/)
      expect(etag).not.toBe(previous)
      previous = etag
    }
  })

  test.each([1, megabyte, 8 * megabyte, 8 * megabyte + 1, 20 * megabyte + 7])(
    'takes %d bytes as they come, and gives them back byte for byte',
    { timeout: 60_000 },
    async (size) => {
      const { storage, home } = open()
      const bytes = randomBytes(size)
      const path = `${home}/films/${size}.mp4`
      await storage.write(path, inPieces(bytes, 700_001), 'video/mp4')
      const found = await storage.read(path)
      expect(found?.size).toBe(size)
      expect(found?.bytes.equals(bytes)).toBe(true)
      const end = await storage.read(path, { start: Math.max(0, size - 5), end: size })
      expect(end?.bytes.equals(bytes.subarray(Math.max(0, size - 5)))).toBe(true)
    },
  )

  test('keeps what was there where the new file breaks off on its way', async () => {
    const { storage, home } = open()
    const path = `${home}/films/broken.mp4`
    await storage.write(path, Buffer.from('old'), 'video/mp4')
    async function* broken() {
      yield* inPieces(randomBytes(20 * megabyte), megabyte)
      throw new Error('the sender has left')
    }
    await expect(storage.write(path, broken(), 'video/mp4')).rejects.toThrow('the sender has left')
    expect((await storage.read(path))?.bytes.toString()).toBe('old')
  })

  test('has nothing where nothing was written, for a folder and for a type not allowed', async () => {
    const { storage, home } = open()
    await storage.write(`${home}/kind.png/x.png`, Buffer.from('x'), 'image/png')
    for (const path of [
      `${home}/none.png`,
      `${home}/kind.png`,
      `${home}/kind.png/x.png/y.png`,
      `${home}/page.html`,
    ]) {
      expect(await storage.read(path)).toBeNull()
      expect(await storage.stat(path)).toBeNull()
    }
  })

  test('refuses a file whose name does not tell its type', async () => {
    const { storage, home } = open()
    const bytes = Buffer.from('x')
    await expect(storage.write(`${home}/x.png`, bytes, 'image/svg+xml')).rejects.toThrow(StoragePathError)
    await expect(storage.write(`${home}/x.html`, bytes, 'text/html')).rejects.toThrow(StoragePathError)
  })

  test('shows a reader the old file or the new one, never a part', async () => {
    const { storage, home } = open()
    const versions = ['a', 'b'].map((letter) => Buffer.from(letter.repeat(300_000)))
    const write = (turn: number) =>
      storage.write(`${home}/race/x.txt`, versions[turn % 2] ?? Buffer.alloc(0), 'text/plain')
    await write(0)
    const writing = (async () => {
      for (let turn = 0; turn < 20; turn++) await write(turn)
    })()
    for (let turn = 0; turn < 40; turn++) {
      const bytes = (await storage.read(`${home}/race/x.txt`))?.bytes
      expect(versions.some((version) => bytes?.equals(version))).toBe(true)
    }
    await writing
    expect(await storage.list(`${home}/race/`)).toEqual([`${home}/race/x.txt`])
  })

  test('lists by prefix, in order', async () => {
    const { storage, home } = open()
    const [first, second] = [`${home}-1`, `${home}-2`]
    for (const path of [`${second}/k/z.png`, `${first}/k/x.png`, `${first}/k/y.png`, `${first}/l/x.png`])
      await storage.write(path, Buffer.from('x'), 'image/png')
    expect(await storage.list(`${home}-`)).toEqual([
      `${first}/k/x.png`,
      `${first}/k/y.png`,
      `${first}/l/x.png`,
      `${second}/k/z.png`,
    ])
    expect(await storage.list(`${first}/k/`)).toEqual([`${first}/k/x.png`, `${first}/k/y.png`])
    expect(await storage.list(`${first}/k/y`)).toEqual([`${first}/k/y.png`])
    expect(await storage.list(`${home}-none/`)).toEqual([])
    await expect(storage.list('../')).rejects.toThrow(StoragePathError)
  })

  test('deletes, also what is not there', async () => {
    const { storage, home } = open()
    await storage.write(`${home}/gone/x.png`, Buffer.from('x'), 'image/png')
    await storage.delete(`${home}/gone/x.png`)
    await storage.delete(`${home}/gone/x.png`)
    await storage.delete(`nobody/gone/x.png`)
    expect(await storage.stat(`${home}/gone/x.png`)).toBeNull()
  })
}
