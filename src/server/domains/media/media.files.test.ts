import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage } from '../../adapters/folder-storage.ts'
import { fileRoutes, holdsVersion, parseRange } from './media.files.ts'

let root: string
let app: FastifyInstance
const film = Buffer.alloc(2_500_000, 'frame ')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fieldhouse-files-'))
  const storage = folderStorage(root)
  await storage.write('halcyon/crests/crest.svg', Buffer.from(drawing), 'image/svg+xml')
  await storage.write('halcyon/films/game.mp4', film, 'video/mp4')
  await storage.write('halcyon/notes/empty.txt', Buffer.alloc(0), 'text/plain')
  await storage.write('private/forms/answer.pdf', Buffer.from('secret'), 'application/pdf')
  await storage.write('PRIVATE/forms/answer.pdf', Buffer.from('secret'), 'application/pdf')
  await symlink('/etc/hostname', join(root, 'halcyon', 'notes', 'link.txt'))
  app = Fastify()
  await app.register(fileRoutes({ storage }))
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a stored file', () => {
  test('is served with its type, its version and a time to keep it', async () => {
    const answer = await get('/files/halcyon/films/game.mp4')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(film)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    const again = await get('/files/halcyon/films/game.mp4', { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(again.headers.etag).toBe(answer.headers.etag)
  })

  test('of no bytes is served as such', async () => {
    const answer = await get('/files/halcyon/notes/empty.txt')
    expect([answer.statusCode, answer.payload, answer.headers['content-length']]).toEqual([200, '', '0'])
  })

  test('answers HEAD with its headers alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/files/halcyon/films/game.mp4' })
    expect([answer.statusCode, answer.payload]).toEqual([200, ''])
    expect(answer.headers['content-length']).toBe(String(film.length))
  })

  test('that is an SVG can never run a script', async () => {
    const answer = await get('/files/halcyon/crests/crest.svg')
    expect(answer.payload).toBe(drawing)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
  })

  test.each([
    '/files/halcyon/none.png',
    '/files/private/forms/answer.pdf',
    '/files/PRIVATE/forms/answer.pdf',
    '/files/halcyon/../private/forms/answer.pdf',
    '/files/halcyon/%2e%2e/private/forms/answer.pdf',
    '/files/halcyon%2f..%2fprivate%2fforms%2fanswer.pdf',
    '/files/private%2fforms%2fanswer.pdf',
    '/files//private/forms/answer.pdf',
    '/files/./private/forms/answer.pdf',
    '/files/halcyon/..%5cx.png',
    '/files/halcyon/x%00.png',
    '/files/halcyon/notes/link.txt',
    '/files/%2fetc%2fpasswd',
    '/files/',
  ])('is not found at %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty('etag')
    if (url.startsWith('/files/') && !url.includes('/../')) {
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({
        title: 'Not Found',
        status: 404,
        detail: 'There is no such file.',
      })
    }
  })
})

describe('a file replaced while it is sent', () => {
  async function sendReplaced(size: number, versions: string[]) {
    const own = Fastify()
    const info = { size, contentType: 'video/mp4', modified: new Date(0) }
    const bytes = Buffer.alloc(Math.min(size, 1024 * 1024))
    const storage = {
      ...folderStorage(root),
      stat: async () => ({ ...info, etag: 'old' }),
      read: async () => ({ ...info, bytes, etag: versions.shift() ?? 'new' }),
    }
    await own.register(fileRoutes({ storage }))
    try {
      return await own.inject({ url: '/files/halcyon/films/changing.mp4' })
    } finally {
      await own.close()
    }
  }

  test.each([100, 3_000_000])('before its first of %i bytes is to be asked for again', async (size) => {
    const answer = await sendReplaced(size, [])
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
  })

  test('in the middle is broken off, never a mixture', async () => {
    await expect(sendReplaced(3_000_000, ['old'])).rejects.toThrow()
  })
})

describe('a part of a file', () => {
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=1000000-2200000', 1_000_000, 2_200_000],
    ['bytes=2499990-', 2_499_990, 2_499_999],
    ['bytes=-5', 2_499_995, 2_499_999],
    ['bytes=0-99999999', 0, 2_499_999],
  ])('%s is sent alone', async (range, start, end) => {
    const answer = await get('/files/halcyon/films/game.mp4', { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${film.length}`)
    expect(answer.headers['content-length']).toBe(String(end - start + 1))
    expect(answer.rawPayload.equals(film.subarray(start, end + 1))).toBe(true)
  })

  test('beyond the end is refused with the size', async () => {
    const answer = await get('/files/halcyon/films/game.mp4', { range: 'bytes=2500000-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */2500000')
    expect(answer.json()).toMatchObject({ status: 416 })
    expect(answer.headers).not.toHaveProperty('etag')
  })

  test('is sent only while the version is the one the visitor began with', async () => {
    const { headers } = await get('/files/halcyon/films/game.mp4', { range: 'bytes=0-0' })
    const ask = async (version: string) =>
      (await get('/files/halcyon/films/game.mp4', { range: 'bytes=5-6', 'if-range': version })).statusCode
    expect(await ask(String(headers.etag))).toBe(206)
    expect(await ask('"older"')).toBe(200)
  })

  test.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b'])(
    '%s means the whole file',
    (header) => {
      expect(parseRange(header, 10)).toBeNull()
    },
  )

  test('of an empty file cannot be had', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable')
  })
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('a visitor with %s holds version "a": %s', (header, held) => {
  expect(holdsVersion(header, '"a"')).toBe(held)
})
