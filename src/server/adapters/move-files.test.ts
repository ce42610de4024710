import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ObjectStore, startObjectStore } from '#tests/support/object-store.ts'
import { folderStorage } from './folder-storage.ts'
import { MoveError, moveFiles } from './move-files.ts'
import { objectStorage } from './object-store/object-store.ts'
import type { Storage } from './storage.ts'

let base: string
let store: ObjectStore
let folder: Storage
let far: Storage
const film = randomBytes(9 * 1024 * 1024)
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'fieldhouse-move-'))
  store = await startObjectStore()
})
afterAll(async () => {
  await store.stop()
  await rm(base, { recursive: true })
})
beforeEach(async () => {
  store.files.clear()
  folder = folderStorage(await mkdtemp(join(base, 'files-')))
  far = objectStorage(store.address)
  await folder.write('halcyon/stored/a.png', Buffer.from('a'), 'image/png')
  await folder.write('halcyon/stored/film.mp4', film, 'video/mp4')
  await folder.write('private/halcyon/stats/1.txt', Buffer.alloc(0), 'text/plain')
})
const paths = ['halcyon/stored/a.png', 'halcyon/stored/film.mp4', 'private/halcyon/stats/1.txt']

test('every file goes to the store and comes back, byte for byte', async () => {
  expect(await moveFiles({ from: folder, to: far })).toEqual({ files: 3, bytes: film.length + 1, already: 0 })
  expect(await far.list('')).toEqual(paths)
  expect(await folder.list('')).toEqual(paths)
  const home = folderStorage(await mkdtemp(join(base, 'back-')))
  await moveFiles({ from: far, to: home })
  expect((await home.read('halcyon/stored/film.mp4'))?.bytes.equals(film)).toBe(true)
  expect((await home.stat('private/halcyon/stats/1.txt'))?.size).toBe(0)
})

test('a second time only what has changed is sent', async () => {
  await moveFiles({ from: folder, to: far })
  await folder.write('halcyon/stored/a.png', Buffer.from('b'), 'image/png')
  store.asked.splice(0)
  expect(await moveFiles({ from: folder, to: far })).toMatchObject({ files: 3, already: 2 })
  expect(store.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
  expect((await far.read('halcyon/stored/a.png'))?.bytes.toString()).toBe('b')
})

test('what does not arrive as it was sent is not taken away from where it is', async () => {
  const deaf: Storage = { ...far, write: async (path, _, type) => far.write(path, Buffer.from('?'), type) }
  await expect(moveFiles({ from: folder, to: deaf, takeAway: true })).rejects.toThrow(MoveError)
  expect(await folder.list('')).toEqual(paths)
})

test('what has arrived is taken away where that was asked for', async () => {
  await moveFiles({ from: folder, to: far, takeAway: true })
  expect(await folder.list('')).toEqual([])
  expect(await far.list('')).toEqual(paths)
})
