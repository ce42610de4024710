import { beforeEach, expect, test, vi } from 'vitest'
import { rememberingInfos } from './remembered-infos.ts'
import type { Storage, StoredInfo } from './storage.ts'

const info = (etag: string): StoredInfo => ({
  size: 1,
  contentType: 'image/png',
  etag,
  modified: new Date(0),
})
let now = 0
let etag: string
let inner: Storage
let storage: Storage
beforeEach(() => {
  etag = '"one"'
  inner = {
    stat: vi.fn<Storage['stat']>(async () => info(etag)),
    read: async () => ({ ...info(etag), bytes: Buffer.from('x') }),
    write: async () => {},
    delete: async () => {},
    list: async () => [],
  }
  storage = rememberingInfos(inner, { freshMs: 1000, clock: () => now })
})
const etagOf = async () => (await storage.stat('a/x.png'))?.etag

test('a file is asked about once in a while, however many look', async () => {
  for (let turn = 0; turn < 40; turn++) await storage.stat('a/x.png')
  expect(inner.stat).toHaveBeenCalledTimes(1)
  now += 1001
  await storage.stat('a/x.png')
  expect(inner.stat).toHaveBeenCalledTimes(2)
})

test('whoever reads it and finds another lets everybody know', async () => {
  expect(await etagOf()).toBe('"one"')
  etag = '"two"'
  expect(await etagOf()).toBe('"one"')
  await storage.read('a/x.png')
  expect(await etagOf()).toBe('"two"')
})

test('what is written here or taken away is asked about anew', async () => {
  await etagOf()
  etag = '"two"'
  await storage.write('a/x.png', Buffer.from('x'), 'image/png')
  expect(await etagOf()).toBe('"two"')
  etag = '"three"'
  await storage.delete('a/x.png')
  expect(await etagOf()).toBe('"three"')
})
