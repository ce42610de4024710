import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentTypeOf, folderStorage, parseStoragePath, StoragePathError } from './storage.ts'

let base: string
let root: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'fieldhouse-storage-'))
  root = join(base, 'files')
  await mkdir(join(base, 'outside'))
  await writeFile(join(base, 'outside', 'secret.png'), 'secret')
})
afterAll(() => rm(base, { recursive: true }))

describe('a storage path', () => {
  test.each(['halcyon/x.png', 'halcyon/portraits/a-b_c.1.webp', 'private/forms/42.pdf'])(
    'may be %s',
    (path) => {
      expect(parseStoragePath(path)).toEqual(path.split('/'))
    },
  )

  test.each([
    '',
    'x.png',
    '/halcyon/x.png',
    '../x.png',
    'halcyon/../tamarack/x.png',
    'halcyon/./x.png',
    'halcyon//x.png',
    'halcyon/x.png/',
    'halcyon\\x.png',
    'halcyon/..\\x.png',
    'halcyon/x\0.png',
    'C:/x.png',
    'halcyon/.hidden.png',
    'halcyon/x.png.',
    'halcyon/%2e%2e/x.png',
    'halcyon/é.png',
    `halcyon/${'x'.repeat(300)}.png`,
    `${'a/'.repeat(300)}x.png`,
  ])('may not be %j', async (path) => {
    expect(() => parseStoragePath(path)).toThrow(StoragePathError)
    const storage = folderStorage(root)
    await expect(storage.read(path)).rejects.toThrow(StoragePathError)
    await expect(storage.stat(path)).rejects.toThrow(StoragePathError)
    await expect(storage.delete(path)).rejects.toThrow(StoragePathError)
    await expect(storage.write(path, Buffer.from('x'), 'image/png')).rejects.toThrow(StoragePathError)
  })
})

describe('the type of a file', () => {
  test.each([
    ['a/x.png', 'image/png'],
    ['a/x.JPG', 'image/jpeg'],
    ['a/x.svg', 'image/svg+xml'],
    ['a/x.html', null],
    ['a/x.js', null],
    ['a/x.constructor', null],
    ['a/png', null],
  ])('of %s is %s', (path, type) => {
    expect(contentTypeOf(path)).toBe(type)
  })
})

describe('a folder', () => {
  test('gives back what was written, whole or in part', async () => {
    const storage = folderStorage(root)
    await storage.write('halcyon/notes/a.txt', Buffer.from('kingfisher'), 'text/plain')
    const file = await storage.read('halcyon/notes/a.txt')
    expect(file?.bytes.toString()).toBe('kingfisher')
    expect(file?.contentType).toBe('text/plain; charset=utf-8')
    expect(file?.size).toBe(10)
    const part = await storage.read('halcyon/notes/a.txt', { start: 4, end: 99 })
    expect(part?.bytes.toString()).toBe('fisher')
    expect(part).toMatchObject({ size: 10, etag: file?.etag })
    const { bytes: _, ...info } = file ?? { bytes: null }
    expect(await storage.stat('halcyon/notes/a.txt')).toEqual(info)
  })

  test('gives every version its own validator, even of the same length in the same instant', async () => {
    const storage = folderStorage(root)
    let previous: string | undefined
    for (const text of ['one', 'two', 'six']) {
      await storage.write('halcyon/notes/v.txt', Buffer.from(text), 'text/plain')
      const etag = (await storage.stat('halcyon/notes/v.txt'))?.etag
      expect(etag).toMatch(/^"[^"]+"$/)
      expect(etag).not.toBe(previous)
      previous = etag
    }
  })

  test('has nothing where nothing was written, for a folder and for a type not allowed', async () => {
    const storage = folderStorage(root)
    await storage.write('halcyon/kind.png/x.png', Buffer.from('x'), 'image/png')
    await writeFile(join(root, 'halcyon', 'page.html'), '<p>')
    for (const path of [
      'halcyon/none.png',
      'halcyon/kind.png',
      'halcyon/kind.png/x.png/y.png',
      'halcyon/page.html',
    ]) {
      expect(await storage.read(path)).toBeNull()
      expect(await storage.stat(path)).toBeNull()
    }
    expect(await folderStorage(join(base, 'absent')).read('a/x.png')).toBeNull()
    expect(await folderStorage(join(base, 'absent')).list('')).toEqual([])
  })

  test('refuses a file whose name does not tell its type', async () => {
    const storage = folderStorage(root)
    const bytes = Buffer.from('x')
    await expect(storage.write('halcyon/x.png', bytes, 'image/svg+xml')).rejects.toThrow(StoragePathError)
    await expect(storage.write('halcyon/x.html', bytes, 'text/html')).rejects.toThrow(StoragePathError)
  })

  test('follows no link out of itself, to read or to write', async () => {
    const storage = folderStorage(root)
    await mkdir(join(root, 'halcyon', 'links'), { recursive: true })
    await symlink(join(base, 'outside', 'secret.png'), join(root, 'halcyon', 'links', 'file.png'))
    await symlink(join(base, 'outside'), join(root, 'halcyon', 'links', 'folder'))
    await expect(storage.read('halcyon/links/file.png')).rejects.toThrow(StoragePathError)
    await expect(storage.stat('halcyon/links/folder/secret.png')).rejects.toThrow(StoragePathError)
    await expect(storage.delete('halcyon/links/folder/secret.png')).rejects.toThrow(StoragePathError)
    await expect(
      storage.write('halcyon/links/folder/deeper/new.png', Buffer.from('x'), 'image/png'),
    ).rejects.toThrow(StoragePathError)
    await expect(storage.list('halcyon/links/folder/')).rejects.toThrow(StoragePathError)
    expect(await readdir(join(base, 'outside'))).toEqual(['secret.png'])
    expect(await storage.list('halcyon/links/')).toEqual([])
  })

  test('shows a reader the old file or the new one, never a part, and leaves no remains', async () => {
    const storage = folderStorage(root)
    const versions = ['a', 'b'].map((letter) => Buffer.from(letter.repeat(300_000)))
    await storage.write('halcyon/race/x.txt', versions[0] ?? Buffer.alloc(0), 'text/plain')
    const writing = (async () => {
      for (let turn = 0; turn < 20; turn++) {
        await storage.write('halcyon/race/x.txt', versions[turn % 2] ?? Buffer.alloc(0), 'text/plain')
      }
    })()
    for (let turn = 0; turn < 40; turn++) {
      const bytes = (await storage.read('halcyon/race/x.txt'))?.bytes
      expect(versions.some((version) => bytes?.equals(version))).toBe(true)
    }
    await writing
    expect(await readdir(join(root, 'halcyon', 'race'))).toEqual(['x.txt'])
  })

  test('lists by prefix, in order, without files being written', async () => {
    const storage = folderStorage(join(base, 'listed'))
    for (const path of ['b/k/z.png', 'a/k/x.png', 'a/k/y.png', 'a/l/x.png']) {
      await storage.write(path, Buffer.from('x'), 'image/png')
    }
    await writeFile(join(base, 'listed', 'a', 'k', '.half.tmp'), 'x')
    expect(await storage.list('')).toEqual(['a/k/x.png', 'a/k/y.png', 'a/l/x.png', 'b/k/z.png'])
    expect(await storage.list('a/k/')).toEqual(['a/k/x.png', 'a/k/y.png'])
    expect(await storage.list('a/k/y')).toEqual(['a/k/y.png'])
    expect(await storage.list('c/')).toEqual([])
    await expect(storage.list('../')).rejects.toThrow(StoragePathError)
  })

  test('deletes, also what is not there', async () => {
    const storage = folderStorage(root)
    await storage.write('halcyon/gone/x.png', Buffer.from('x'), 'image/png')
    await storage.delete('halcyon/gone/x.png')
    await storage.delete('halcyon/gone/x.png')
    await storage.delete('nobody/gone/x.png')
    expect(await storage.stat('halcyon/gone/x.png')).toBeNull()
  })
})
