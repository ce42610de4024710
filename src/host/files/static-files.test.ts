import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const script = Array.from({ length: 200 }, (_, turn) => `console.log("kingfisher ${turn ** 3}");\n`).join('')
const large = Buffer.alloc(40_000, 'x')

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'))
  const root = join(folder, 'assets')
  mkdirSync(join(root, 'deep'), { recursive: true })
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(root, 'app-1a2b.js'), script)
  writeFileSync(join(root, 'deep', 'a b.css'), 'p { color: teal }')
  writeFileSync(join(root, 'crest.webp'), Buffer.alloc(3000, 1))
  writeFileSync(join(root, 'large.txt'), large)
  writeFileSync(join(root, 'large-gone.txt'), large)
  writeFileSync(join(root, 'gone.txt'), 'soon')
  writeFileSync(join(root, '.vite', 'manifest.json'), '{}')
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'))
  const serve = staticFiles({ root, prefix: '/assets/', immutable: true, maxBytes: 60_000 })
  const serveLoose = staticFiles({ root, prefix: '/loose/', immutable: false })
  const serveSome = staticFiles({ root, prefix: '/some/', immutable: /^\/some\/app-/ })
  const serveNothing = staticFiles({ root: join(folder, 'unbuilt'), prefix: '/', immutable: true })
  unlinkSync(join(root, 'gone.txt'))
  unlinkSync(join(root, 'large-gone.txt'))
  server = createServer((req, res) => {
    const handlers = [serveNothing, serve, serveLoose, serveSome]
    if (!handlers.some((handler) => handler(req, res))) res.writeHead(418).end('next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, path, headers, method }, async (res) => {
      const chunks: Buffer[] = []
      for await (const chunk of res) chunks.push(chunk)
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) })
    })
    req.on('error', reject)
    req.end()
  })
}

describe('a built asset', () => {
  test('may be kept for good and has its type', async () => {
    const { status, headers, body } = await get('/assets/app-1a2b.js')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body.toString()).toBe(script)
  })

  test('comes compressed to those who can read it', async () => {
    const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body).toString()).toBe(script)
    // Whoever comes first may find it pressed in a hurry; soon it is as small as it goes.
    await expect
      .poll(async () => (await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })).body.length)
      .toBeLessThanOrEqual(brotliCompressSync(script).length)
    expect(gunzipSync(gzip.body).toString()).toBe(script)
  })

  test('is not compressed twice', async () => {
    const { headers } = await get('/assets/crest.webp', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-type']).toBe('image/webp')
  })

  test.each(['/assets/app-1a2b.js', '/assets/large.txt'])(
    '%s is not sent to those who have it',
    async (path) => {
      const { headers } = await get(path)
      const again = await get(path, { 'if-none-match': headers.etag ?? '' })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
    },
  )

  test.each(['/assets/app-1a2b.js', '/assets/large.txt'])('%s tells its length to HEAD', async (path) => {
    const whole = await get(path)
    const head = await get(path, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(head.body).toHaveLength(0)
  })

  test('is found under its encoded name and with a query', async () => {
    expect((await get('/assets/deep/a%20b.css?v=1')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  test('is streamed when memory is spoken for', async () => {
    const { status, body, headers } = await get('/assets/large.txt', { 'accept-encoding': 'br' })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.equals(large)).toBe(true)
  })

  test.each(['/assets/gone.txt', '/assets/large-gone.txt'])(
    '%s went away after start and is 404',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  test('is asked for anew when its name does not change with its content', async () => {
    expect((await get('/loose/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    )
  })

  test('may be kept for good where its path says so', async () => {
    expect((await get('/some/app-1a2b.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/some/crest.webp')).headers['cache-control']).not.toContain('immutable')
  })
})

describe('left to the next in line', () => {
  test.each([
    '/assets/absent.js',
    '/assets/',
    '/assets/deep',
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/deep/..%5c..%5csecret.txt',
    '/assets/app-1a2b.js%00',
    '/assets/%E0%',
    '/assets/.vite/manifest.json',
    '/assets/link.txt',
    '//assets/app-1a2b.js',
    '/',
  ])('%s', async (path) => {
    expect((await get(path)).status).toBe(418)
  })

  test('anything but GET and HEAD', async () => {
    expect((await get('/assets/app-1a2b.js', {}, 'POST')).status).toBe(418)
  })
})
