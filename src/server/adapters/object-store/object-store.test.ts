import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ObjectStore, startObjectStore } from '#tests/support/object-store.ts'
import { storageRules } from '#tests/support/storage-rules.ts'
import { readStoreAddress } from '../../config/store-address.ts'
import { StorageUnavailable } from '../storage.ts'
import { objectStorage } from './object-store.ts'
import { StoreRefusal } from './send.ts'
import { partsOf } from './upload.ts'

const part = 5 * 1024 * 1024
let store: ObjectStore
beforeAll(async () => {
  store = await startObjectStore({ pageSize: 3, leastPart: part })
})
afterAll(() => store.stop())
beforeEach(() => void store.asked.splice(0))

/** Without rests between the tries. */
const open = (more = {}) => objectStorage({ ...store.address, ...more }, { restMs: 1 })

describe('a store', () => {
  storageRules(() => ({ storage: open(), home: 'halcyon' }))
})

describe('a folder of a bucket', () => {
  storageRules(() => ({ storage: open({ folder: 'schools/' }), home: 'halcyon' }))

  test('is a world of its own', async () => {
    await open({ folder: 'one/' }).write('a/k/x.png', Buffer.from('one'), 'image/png')
    await open({ folder: 'two/' }).write('a/k/y.png', Buffer.from('two'), 'image/png')
    expect(await open({ folder: 'one/' }).list('')).toEqual(['a/k/x.png'])
    expect(await open({ folder: 'one/' }).stat('a/k/y.png')).toBeNull()
    expect(store.files.get('two/a/k/y.png')?.bytes.toString()).toBe('two')
  })
})

// A real one, where it is named: an address as STORAGE_URL has it, with a bucket that is there.
const real = [process.env.TEST_STORAGE_URL ?? []].flat()
describe.each(real)('the store of TEST_STORAGE_URL', (address) => {
  storageRules(() => ({ storage: objectStorage(readStoreAddress(address)), home: `test-${process.pid}` }))

  test('refuses who has the wrong secret', async () => {
    const stranger = objectStorage({ ...readStoreAddress(address), secretKey: 'another' })
    await expect(stranger.read('a/x.png')).rejects.toThrow(StoreRefusal)
  })
})

describe('what goes wrong on the way', () => {
  const path = () => `halcyon/notes/${randomUUID()}.txt`
  const busy = (_: unknown, response: Parameters<ObjectStore['refuse']>[0]) => {
    store.refuse(response, 503, 'SlowDown')
    return true
  }

  test('is tried again until the store has time', async () => {
    const file = path()
    store.fail(busy, busy, busy)
    await open().write(file, Buffer.from('kept'), 'text/plain')
    expect(store.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(4)
    store.fail(busy, (request) => Boolean(request.socket.destroy()))
    expect((await open().read(file))?.bytes.toString()).toBe('kept')
  })

  test('ends as a 503 that passes, where the store is away', async () => {
    const away = objectStorage({ ...store.address, origin: 'http://127.0.0.1:9' }, { restMs: 1, tries: 2 })
    await expect(away.read('a/x.png')).rejects.toThrow(StorageUnavailable)
    store.fail(busy, busy)
    const impatient = objectStorage(store.address, { restMs: 1, tries: 2 })
    await expect(impatient.read('a/x.png')).rejects.toMatchObject({ status: 503, statusCode: 503 })
  })

  test('an answer that breaks off in the middle of its bytes is no file', async () => {
    const file = path()
    await open().write(file, Buffer.from('kingfisher'), 'text/plain')
    store.fail((_, response) => {
      response.writeHead(200, { 'content-length': 10, etag: '"x"' }).write('king', () => response.destroy())
      return true
    })
    expect((await open().read(file))?.bytes.toString()).toBe('kingfisher')
    expect(store.asked.filter((line) => line.startsWith('GET'))).toHaveLength(2)
  })

  test('bytes that are others than those written are not shown', async () => {
    const file = path()
    await open().write(file, Buffer.from('kingfisher'), 'text/plain')
    const kept = store.files.get(file)
    if (kept) kept.bytes = Buffer.from('kingfishes')
    await expect(open().read(file)).rejects.toThrow(StorageUnavailable)
  })

  test('a part that is lost is sent again, and the file is whole', async () => {
    const file = `halcyon/films/${randomUUID()}.mp4`
    const bytes = randomBytes(3 * part)
    const storage = objectStorage(store.address, { restMs: 1, partBytes: part })
    store.fail(() => false, busy, busy)
    await storage.write(file, bytes, 'video/mp4')
    expect((await storage.read(file))?.bytes.equals(bytes)).toBe(true)
    expect(store.asked.filter((line) => line.includes('partNumber='))).toHaveLength(5)
  })

  test('the word that all parts are one file may be lost without anybody noticing', async () => {
    const file = `halcyon/films/${randomUUID()}.mp4`
    const bytes = randomBytes(2 * part)
    const storage = objectStorage(store.address, { restMs: 1, partBytes: part })
    const lostAnswer = (): boolean => {
      const [id] = store.uploads.keys()
      const parts = store.uploads.get(id ?? '')
      store.files.set(file, {
        bytes: Buffer.concat([1, 2].map((number) => parts?.get(number) ?? Buffer.alloc(0))),
        etag: '"whole-2"',
        modified: new Date(),
        digest: undefined,
      })
      store.uploads.clear()
      return false
    }
    store.fail(
      () => false,
      () => false,
      () => false,
      (request, response) => {
        lostAnswer()
        return busy(request, response)
      },
    )
    await storage.write(file, bytes, 'video/mp4')
    expect((await storage.read(file))?.bytes.equals(bytes)).toBe(true)
  })

  test('parts that the store will not put together leave no half of a file and no parts', async () => {
    const file = `halcyon/films/${randomUUID()}.mp4`
    const storage = objectStorage(store.address, { restMs: 1, partBytes: 1000 })
    await expect(storage.write(file, randomBytes(5000), 'video/mp4')).rejects.toThrow(StorageUnavailable)
    expect(await storage.stat(file)).toBeNull()
    expect(store.uploads.size).toBe(0)
  })

  test.each([
    ['the wrong secret', { secretKey: 'another' }, 'the secret is not that of the key'],
    ['an unknown key', { accessKey: 'nobody' }, 'the key is not known'],
    ['no such bucket', { bucket: 'elsewhere' }, 'make it, or name another in STORAGE_URL'],
  ])('%s is said once, with what mends it, and never with the secret', async (_, wrong, words) => {
    const error = await open(wrong)
      .list('')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreRefusal)
    expect(String(error)).toContain(words)
    expect(String(error)).not.toContain(store.address.secretKey)
    expect(store.asked).toHaveLength(1)
  })
})

test.each([
  [[3, 3, 3], 4, [4, 4, 1]],
  [[8], 4, [4, 4]],
  [[], 4, [0]],
  [[4], 4, [4]],
  [[1], 4, [1]],
])('pieces of %j bytes become parts of at most %i: %j', async (pieces, size, expected) => {
  async function* sent() {
    for (const length of pieces) yield Buffer.alloc(length, length)
  }
  const parts = await Array.fromAsync(partsOf(sent(), size))
  expect(parts.map(({ length }) => length)).toEqual(expected)
})
