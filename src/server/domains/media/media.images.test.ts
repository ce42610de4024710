import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage } from '../../adapters/folder-storage.ts'
import { openWorkshop } from '../../limits/workshop.ts'
import { makePass } from '../../signing/pass.ts'
import { signWith } from '../../signing/sign.ts'
import { createImageCache, type ImageOptions, imageRoutes, outputSize } from './media.images.ts'

let root: string
const folder = (name: string) => join(root, name)
const storage = () => folderStorage(folder('files'))
const drawing = (script = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12">${script}<rect width="12" height="12" fill="#f00"/><rect x="12" width="12" height="12" fill="#00f"/></svg>`,
  )
const RED = [255, 0, 0]
const BLUE = [0, 0, 255]

/** A picture whose left half is red and whose right half is blue. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
      left: width / 2,
      top: 0,
    },
  ])

const workshop = { running: 2, waiting: 256, perMinute: 0, sign: signWith('a secret') }
const apps: FastifyInstance[] = []
async function start(options: Partial<ImageOptions> = {}) {
  const app = Fastify()
  apps.push(app)
  await app.register(
    imageRoutes({
      storage: storage(),
      cacheDir: folder('cache'),
      allowedHosts: [],
      workshop: openWorkshop(workshop),
      ...options,
    }),
  )
  return app
}

let app: FastifyInstance
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fieldhouse-images-'))
  const files = storage()
  await files.write('halcyon/p/wide.png', await twoHalves(400, 200).png().toBuffer(), 'image/png')
  const turned = await twoHalves(400, 200)
    .withExif({ IFD0: { Artist: 'nobody' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  await files.write('halcyon/p/turned.jpg', turned, 'image/jpeg')
  await files.write('halcyon/p/icon.svg', drawing(), 'image/svg+xml')
  const vast =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="10000"><rect width="100%" height="100%"/></svg>'
  await files.write('halcyon/p/vast.svg', Buffer.from(vast), 'image/svg+xml')
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  await files.write('halcyon/p/clear.png', clear, 'image/png')
  await files.write('halcyon/p/broken.png', Buffer.from('not a picture'), 'image/png')
  await files.write('halcyon/p/notes.txt', Buffer.from('words'), 'text/plain')
  await files.write('private/p/wide.png', await twoHalves(4, 2).png().toBuffer(), 'image/png')
  const huge = { width: 8000, height: 7000, channels: 3, background: '#fff' } as const
  await files.write('halcyon/p/huge.png', await sharp({ create: huge }).png().toBuffer(), 'image/png')
  app = await start()
})
afterAll(async () => {
  await Promise.all(apps.map((each) => each.close()))
  await rm(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/images/${path}`, headers })

async function look(path: string) {
  const answer = await get(path)
  expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.payload).toBe(200)
  const meta = await sharp(answer.rawPayload).metadata()
  const { data, info } = await sharp(answer.rawPayload)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return info.channels < 3 ? [data[at], data[at], data[at]] : [...data.subarray(at, at + 3)]
  }
  return { answer, meta, size: [meta.width, meta.height], pixel }
}

const near = (actual: (number | undefined)[], expected: number[]) =>
  expected.every((value, index) => Math.abs((actual[index] ?? -99) - value) < 12)

describe('resize', () => {
  test('answers webp of the next step above the width asked for, in the shape of the source', async () => {
    const { answer, meta, size } = await look('resize?url=/files/halcyon/p/wide.png&width=100')
    expect(meta.format).toBe('webp')
    expect(size).toEqual([160, 80])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
    })
  })

  test('never enlarges a picture', async () => {
    expect((await look('resize?url=halcyon/p/wide.png&height=3000')).size).toEqual([400, 200])
  })

  test('turns a picture the right way up and takes what it tells about its maker off', async () => {
    const { meta, size, pixel } = await look('resize?url=halcyon/p/turned.jpg&width=96&type=jpeg')
    expect(size).toEqual([96, 192])
    expect(near(pixel(0.5, 0.1), RED) && near(pixel(0.5, 0.9), BLUE)).toBe(true)
    expect(meta.exif).toBeUndefined()
    expect(meta.orientation).toBeUndefined()
  })

  test('draws an SVG sharply at any size', async () => {
    const { size, pixel } = await look('resize?url=halcyon/p/icon.svg&width=1280&type=png')
    expect(size).toEqual([1280, 640])
    expect(pixel(0.499, 0.5)).toEqual(RED)
    expect(pixel(0.501, 0.5)).toEqual(BLUE)
  })
})

describe('a drawing of vast size', () => {
  test.each([
    ['resize?url=halcyon/p/vast.svg&width=100', [160, 80]],
    ['convert?url=halcyon/p/vast.svg', [3000, 1500]],
    ['crop?url=halcyon/p/vast.svg&width=10&height=3000', [10, 3000]],
  ])('is drawn within bounds by %s', async (path, size) => {
    expect((await look(path)).size).toEqual(size)
  })
})

describe('crop', () => {
  test.each([
    ['west', RED, RED],
    ['east', BLUE, BLUE],
    ['center', RED, BLUE],
    ['northwest', RED, RED],
  ])('keeps the part to the %s', async (gravity, left, right) => {
    const { size, pixel } = await look(
      `crop?url=halcyon/p/wide.png&width=160&height=160&type=png&gravity=${gravity}`,
    )
    expect(size).toEqual([160, 160])
    expect(near(pixel(0.1, 0.5), left)).toBe(true)
    expect(near(pixel(0.9, 0.5), right)).toBe(true)
  })

  test('keeps the shape asked for when the source is too small to fill it', async () => {
    expect((await look('crop?url=halcyon/p/wide.png&width=3000&height=3000')).size).toEqual([200, 200])
  })

  test('finds the part that draws the eye', async () => {
    expect((await look('crop?url=halcyon/p/wide.png&width=48&height=100&gravity=smart')).size).toEqual([
      48, 100,
    ])
  })

  test('draws an SVG of a step, in the shape asked for', async () => {
    const { size, pixel } = await look(
      'crop?url=halcyon/p/icon.svg&width=500&height=500&gravity=east&type=png',
    )
    expect(size).toEqual([640, 640])
    expect(pixel(0.05, 0.5)).toEqual(BLUE)
  })
})

describe('convert', () => {
  test.each(['jpeg', 'png', 'webp'])('makes %s of the same size', async (type) => {
    const { meta, size, answer } = await look(`convert?url=halcyon/p/wide.png&type=${type}`)
    expect([meta.format, ...size]).toEqual([type, 400, 200])
    expect(answer.headers['content-type']).toBe(`image/${type}`)
  })

  test.each(['jpeg', 'png', 'webp'])('makes logos grey in %s', async (type) => {
    const { pixel } = await look(`convert?url=halcyon/p/icon.svg&type=${type}&colorspace=bw`)
    const [red = 0, green, blue] = pixel(0.1, 0.5)
    expect([green, blue]).toEqual([red, red])
    expect(red).toBeGreaterThan(20)
    expect(red).not.toBe(pixel(0.9, 0.5)[0])
  })

  test('puts a clear picture on white where the type has no clearness', async () => {
    expect(
      near((await look('convert?url=halcyon/p/clear.png&type=jpeg')).pixel(0.5, 0.5), [255, 255, 255]),
    ).toBe(true)
    expect((await look('convert?url=halcyon/p/clear.png&colorspace=bw')).meta.hasAlpha).toBe(true)
  })
})

describe('the size of an answer', () => {
  const convert = { mode: 'convert', width: null, height: null } as const
  const narrow = { mode: 'resize', width: 300, height: null } as const
  test.each([
    [convert, { width: 6000, height: 3000 }, false, { width: 3000, height: 1500 }],
    [convert, { width: 24, height: 24 }, true, { width: 24, height: 24 }],
    [narrow, { width: 1, height: 9000 }, false, { width: 1, height: 3000 }],
    [narrow, { width: 24, height: 12 }, true, { width: 300, height: 150 }],
    [narrow, { width: 9000, height: 1 }, false, { width: 300, height: 1 }],
  ])('%j of %j drawn %s is %j', (params, source, drawn, size) => {
    expect(outputSize(params, source, drawn)).toEqual(size)
  })
})

describe('a refusal is a problem body', () => {
  test.each([
    ['resize?url=halcyon/p/wide.png', 400, /either width or height/],
    ['crop?url=halcyon/p/wide.png&width=5', 400, /crop needs/],
    ['resize?url=halcyon/p/wide.png&width=5&width=6', 400, /Give width once/],
    ['resize?url=../x.png&width=5', 400, /stored file/],
    ['resize?url=halcyon/p/none.png&width=5', 404, /no such file/],
    ['resize?url=private/p/wide.png&width=5', 404, /no such file/],
    ['resize?url=/files/Private/p/wide.png&width=5', 404, /no such file/],
    ['resize?url=https://example.org/x.png&width=5', 403, /example\.org are not allowed/],
    ['resize?url=halcyon/p/notes.txt&width=5', 422, /not a picture/],
    ['resize?url=halcyon/p/broken.png&width=5', 422, /not a picture/],
    ['resize?url=halcyon/p/huge.png&width=5', 422, /more than 50000000 pixels/],
  ])('%s gets %i', async (path, status, detail) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.headers['cache-control']).toBe('no-store')
    const problem = answer.json()
    expect(problem).toMatchObject({ type: 'about:blank', title: expect.any(String), status })
    expect(problem.detail).toMatch(detail)
  })
})

describe('an answer', () => {
  test('has a version that the visitor need not be sent again', async () => {
    const { headers } = await get('resize?url=halcyon/p/wide.png&width=40')
    expect(headers.etag).toMatch(/^"[0-9a-f]{64}"$/)
    const again = await get('resize?url=/files/halcyon/p/wide.png&quality=80&width=40', {
      'if-none-match': String(headers.etag),
    })
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', headers.etag])
    expect((await get('resize?url=halcyon/p/wide.png&width=96')).headers.etag).not.toBe(headers.etag)
  })

  test('becomes a smaller one for who can show it and asks again, and stays what it was for others', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: '#777', noise } }).blur(
      1,
    )
    await storage().write('halcyon/p/photo.png', await photo.png().toBuffer(), 'image/png')
    const path = 'resize?url=halcyon/p/photo.png&width=480'
    const modern = { accept: 'image/avif,image/webp,*/*' }
    const first = await get(path, modern)
    expect([first.headers['content-type'], first.headers.vary]).toEqual(['image/webp', 'accept'])
    await expect.poll(async () => (await get(path, modern)).headers['content-type']).toBe('image/avif')
    const small = await get(path, modern)
    expect(small.rawPayload.length).toBeLessThan(first.rawPayload.length)
    expect(small.headers.etag).not.toBe(first.headers.etag)
    expect((await get(path, { ...modern, 'if-none-match': String(small.headers.etag) })).statusCode).toBe(304)
    expect((await get(path)).headers['content-type']).toBe('image/webp')
    expect((await get(`${path}&type=png`, modern)).headers['content-type']).toBe('image/png')
  })

  test('is the same for all sizes that lead to one step', async () => {
    const etagOf = async (path: string) => (await get(path)).headers.etag
    const steps = new Set<unknown>()
    for (const width of [97, 110, 123, 159, 160])
      steps.add(await etagOf(`resize?url=halcyon/p/wide.png&width=${width}`))
    for (const quality of [71, 75, 80])
      steps.add(await etagOf(`resize?url=halcyon/p/wide.png&width=160&quality=${quality}`))
    expect(steps.size).toBe(1)
  })

  test('is made once and kept, and made anew when the source changes', async () => {
    const files = storage()
    let reads = 0
    const counting = {
      ...files,
      read: (...args: Parameters<typeof files.read>) => (reads++, files.read(...args)),
    }
    const own = await start({ storage: counting, cacheDir: folder('cache-once'), storedFreshMs: 0 })
    const url = '/images/resize?url=halcyon/p/changing.png&width=20&type=png'
    await files.write('halcyon/p/changing.png', await twoHalves(40, 40).png().toBuffer(), 'image/png')
    const together = await Promise.all(Array.from({ length: 8 }, () => own.inject({ url })))
    expect(new Set(together.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await own.inject({ url })
    expect(reads).toBe(1)
    await files.write('halcyon/p/changing.png', await twoHalves(20, 10).png().toBuffer(), 'image/png')
    const changed = await own.inject({ url })
    expect(reads).toBe(2)
    expect((await sharp(changed.rawPayload).metadata()).height).toBe(10)
    expect(changed.headers.etag).not.toBe(together[0]?.headers.etag)
  })

  test('is given even where it cannot be kept', async () => {
    await writeFile(folder('a-file'), '')
    const own = await start({ cacheDir: folder('a-file') })
    expect((await own.inject({ url: '/images/convert?url=halcyon/p/wide.png' })).statusCode).toBe(200)
  })
})

describe('too many requests', () => {
  test('wait their turn, and beyond that are asked to come back', async () => {
    const own = await start({
      cacheDir: folder('cache-busy'),
      workshop: openWorkshop({ ...workshop, running: 1, waiting: 2 }),
    })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        own.inject({ url: `/images/crop?url=halcyon/p/wide.png&width=160&height=${50 + index}` }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    const [refused] = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused?.headers['retry-after']).toBe('2')
    expect(refused?.json()).toMatchObject({ status: 503 })
    expect((await own.inject({ url: '/images/resize?url=halcyon/p/wide.png&width=90' })).statusCode).toBe(200)
  })

  test('of one network are refused, with the time after which to come back; what is kept is not counted, nor a pass', async () => {
    const own = await start({
      cacheDir: folder('cache-counted'),
      workshop: openWorkshop({ ...workshop, perMinute: 2 }),
    })
    const ask = (width: number, headers: Record<string, string> = {}, remoteAddress = '203.0.113.5') =>
      own.inject({ url: `/images/resize?url=halcyon/p/wide.png&width=${width}`, headers, remoteAddress })
    const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode
    expect([await statusOf(48), await statusOf(96), await statusOf(160)]).toEqual([200, 200, 429])
    const refused = await ask(160)
    expect([refused.headers['retry-after'], refused.json()]).toEqual([
      '30',
      expect.objectContaining({ status: 429 }),
    ])
    expect([await statusOf(48), await statusOf(40)]).toEqual([200, 200])
    const pass = makePass(workshop.sign, 'balancer', '2999-12-31')
    expect([await statusOf(160, { 'x-fieldhouse-pass': pass }), await statusOf(160)]).toEqual([200, 200])
    expect(await statusOf(320, { 'x-fieldhouse-pass': `${pass}x` })).toBe(429)
    const fromNetwork = (address: string, width: number) => statusOf(width, {}, address)
    expect([
      await fromNetwork('2001:db8:1:1::1', 240),
      await fromNetwork('2001:db8:1:1::2', 320),
      await fromNetwork('2001:db8:1:1:ffff::3', 10),
      await fromNetwork('2001:db8:1:1:ffff::3', 3000),
      await fromNetwork('2001:db8:1:2::1', 3000),
    ]).toEqual([200, 200, 200, 429, 200])
  })

  test('whose visitors have gone are not made', async () => {
    const files = storage()
    const reads: string[] = []
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    const own = await start({
      cacheDir: folder('cache-left'),
      workshop: openWorkshop({ ...workshop, running: 1 }),
      storage: {
        ...files,
        async read(path, range) {
          reads.push(path)
          await opened
          return files.read(path, range)
        },
      },
    })
    const seen = { came: 0, left: 0 }
    own.addHook('onRequest', async () => void seen.came++)
    own.addHook('onRequestAbort', async (_request) => void seen.left++)
    await own.listen({ port: 0, host: '127.0.0.1' })
    const { port } = own.server.address() as AddressInfo
    const address = (name: string) => `http://127.0.0.1:${port}/images/convert?url=halcyon/p/${name}`
    const slow = fetch(address('wide.png'))
    await expect.poll(() => reads).toEqual(['halcyon/p/wide.png'])
    const visit = new AbortController()
    const left = fetch(address('icon.svg'), { signal: visit.signal }).catch(() => 'left')
    const kept = fetch(address('clear.png'))
    await expect.poll(() => seen.came).toBe(3)
    visit.abort()
    expect(await left).toBe('left')
    await expect.poll(() => seen.left).toBe(1)
    open()
    expect([(await slow).status, (await kept).status]).toEqual([200, 200])
    expect(reads).toEqual(['halcyon/p/wide.png', 'halcyon/p/clear.png'])
  })
})

describe('the cache', () => {
  test('stays within its bound by forgetting what was used longest ago', async () => {
    const place = folder('cache-bound')
    const cache = createImageCache(place, 1000)
    const long = new Date(Date.now() - 3_600_000)
    for (const name of ['aa1', 'bb1', 'cc1']) await cache.write(name, Buffer.alloc(300))
    await cache.settled()
    for (const [index, name] of ['aa1', 'bb1', 'cc1'].entries()) {
      await utimes(join(place, name.slice(0, 2), name), long, new Date(long.getTime() + index))
    }
    expect(await cache.read('aa1')).toHaveLength(300)
    await cache.write('dd1', Buffer.alloc(300))
    await cache.settled()
    expect(await cache.read('bb1')).toBeNull()
    expect(await cache.read('cc1')).toBeNull()
    expect(await cache.read('aa1')).toHaveLength(300)
    expect(await cache.read('dd1')).toHaveLength(300)
  })

  test('counts what is written while it is counting', async () => {
    const place = folder('cache-meanwhile')
    const cache = createImageCache(place, 1000)
    const [first, ...meanwhile] = ['aa1', 'bb1', 'cc1'].map((name) => cache.write(name, Buffer.alloc(300)))
    await first
    await Promise.all(meanwhile)
    await cache.settled()
    await cache.write('dd1', Buffer.alloc(300))
    await cache.settled()
    const left = (await readdir(place, { recursive: true })).filter((name) => name.endsWith('1'))
    expect(left.length).toBeLessThan(4)
  })

  test('of the routes is bounded too', async () => {
    const cacheDir = folder('cache-small')
    const own = await start({ cacheDir, maxCacheBytes: 4000 })
    for (let height = 100; height < 140; height++) {
      await own.inject({ url: `/images/crop?url=halcyon/p/wide.png&type=jpeg&width=160&height=${height}` })
    }
    await own.close()
    let total = 0
    for (const name of await readdir(cacheDir, { recursive: true })) {
      const info = await stat(join(cacheDir, name))
      if (info.isFile()) total += info.size
    }
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(8000)
  })
})

describe('pictures of another host', () => {
  let asked = 0
  const answers: Record<string, () => Promise<Buffer>> = {
    '/x.png': () => twoHalves(80, 40).png().toBuffer(),
    '/disguised.png': async () => drawing(),
  }
  const server = createServer(async (request, response) => {
    asked++
    const bytes = await answers[request.url ?? '']?.()
    response.writeHead(bytes ? 200 : 404, { 'content-type': 'image/png' }).end(bytes)
  })
  let host: string
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    host = `localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('are fetched once for all their sizes', async () => {
    const own = await start({
      cacheDir: folder('cache-far'),
      allowedHosts: [host],
      allowPrivateAddresses: true,
    })
    asked = 0
    const sizes = await Promise.all(
      [48, 96, 160].map((width) =>
        own.inject({ url: `/images/resize?url=http://${host}/x.png&width=${width}` }),
      ),
    )
    expect(sizes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await sharp(sizes[0]?.rawPayload).metadata()).height).toBe(24)
    const again = await own.inject({ url: `/images/crop?url=http://${host}/x.png&width=8&height=8` })
    expect(again.statusCode).toBe(200)
    expect(asked).toBe(1)
  })

  test('are not drawings in disguise', async () => {
    const own = await start({
      cacheDir: folder('cache-far'),
      allowedHosts: [host],
      allowPrivateAddresses: true,
    })
    const answer = await own.inject({ url: `/images/convert?url=http://${host}/disguised.png` })
    expect(answer.json()).toMatchObject({ status: 422, detail: 'SVG is taken from our own storage only.' })
  })

  test('are refused on our own network', async () => {
    const own = await start({ cacheDir: folder('cache-far'), allowedHosts: [host] })
    asked = 0
    expect((await own.inject({ url: `/images/convert?url=http://${host}/x.png` })).statusCode).toBe(403)
    expect(asked).toBe(0)
  })
})

test('no query of any form makes the server fail', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'halcyon/p/wide.png',
      '/files/halcyon/p/icon.svg',
      'halcyon/p/broken.png',
      'http://a/',
      'https://[::1]:1/x',
    ),
    fc.constantFrom('1', '7', '0', '-1', '1e9', 'bw', 'png', 'jpeg', 'smart', 'south', '100'),
  )
  const name = fc.constantFrom(
    'url',
    'width',
    'height',
    'gravity',
    'type',
    'colorspace',
    'quality',
    'x',
    '__proto__',
  )
  const wellFormed = fc
    .array(fc.tuple(name, value), { maxLength: 7 })
    .map((pairs) => pairs.map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`).join('&'))
  const anything = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replaceAll('#', ''))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('resize', 'crop', 'convert'),
      fc.oneof({ weight: 4, arbitrary: wellFormed }, { weight: 1, arbitrary: anything }),
      async (mode, query) => {
        const answer = await app.inject({ method: 'GET', url: `/images/${mode}?${query}` })
        expect(answer.statusCode).toBeLessThan(500)
        if (answer.statusCode !== 200)
          expect(answer.headers['content-type']).toContain('application/problem+json')
      },
    ),
    { numRuns: 300 },
  )
})

test('thumbnails that fail by the hundred are told to the webhook once', async () => {
  const told: string[] = []
  const operator = createServer(async (request, response) => {
    told.push(Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString())
    response.end()
  })
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve))
  const app = await start({ webhook: `http://127.0.0.1:${(operator.address() as AddressInfo).port}/` })
  for (let index = 0; index < 250; index++)
    await app.inject({ method: 'GET', url: `/images/resize?width=10&url=halcyon/p/gone-${index}.png` })
  await expect
    .poll(() => told)
    .toEqual([
      JSON.stringify({ text: 'Thumbnail errors (Not Found): raised', kind: 'Not Found', state: 'raised' }),
    ])
  operator.close()
})
