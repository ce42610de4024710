import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storageRules } from '#tests/support/storage-rules.ts'
import { folderStorage } from './folder-storage.ts'
import { StoragePathError } from './storage.ts'

let base: string
let root: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'fieldhouse-storage-'))
  root = join(base, 'files')
  await mkdir(join(base, 'outside'))
  await writeFile(join(base, 'outside', 'secret.png'), 'secret')
})
afterAll(() => rm(base, { recursive: true }))

describe('a folder', () => {
  storageRules(() => ({ storage: folderStorage(root), home: 'halcyon' }))

  test('has nothing while it is not there', async () => {
    expect(await folderStorage(join(base, 'absent')).read('a/x.png')).toBeNull()
    expect(await folderStorage(join(base, 'absent')).list('')).toEqual([])
  })

  test('shows no file whose type is not allowed, however it came there', async () => {
    await mkdir(join(root, 'halcyon'), { recursive: true })
    await writeFile(join(root, 'halcyon', 'page.html'), '<p>')
    expect(await folderStorage(root).read('halcyon/page.html')).toBeNull()
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

  test('tells two versions of the same bytes apart, and leaves no remains of a file being written', async () => {
    const storage = folderStorage(root)
    const etags = new Set<string | undefined>()
    for (let turn = 0; turn < 3; turn++) {
      await storage.write('halcyon/twice/x.txt', Buffer.from('same'), 'text/plain')
      etags.add((await storage.stat('halcyon/twice/x.txt'))?.etag)
    }
    expect(etags.size).toBe(3)
    expect(await readdir(join(root, 'halcyon', 'twice'))).toEqual(['x.txt'])
  })

  test('lists no file that is being written', async () => {
    const storage = folderStorage(join(base, 'listed'))
    await storage.write('a/k/x.png', Buffer.from('x'), 'image/png')
    await writeFile(join(base, 'listed', 'a', 'k', '.half.tmp'), 'x')
    expect(await storage.list('a/k/')).toEqual(['a/k/x.png'])
  })
})
