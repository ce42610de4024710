import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '#tests/support/engines.ts'
import { type ObjectStore, startObjectStore } from '#tests/support/object-store.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'

const film = randomBytes(3 * 1024 * 1024)
const filmPath = '/files/halcyon/stored/film.mp4'
const picture = '/images/resize?url=halcyon/stored/crest.png&width=320&type=webp'

describe('a site whose files are in a store', () => {
  let store: ObjectStore
  let site: Site
  beforeAll(async () => {
    store = await startObjectStore()
    const [engine] = engines
    if (!engine) throw new Error('There is no engine')
    site = await openSite(engine, { STORAGE_URL: store.url })
    const crest = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await site.services.storage.write('halcyon/stored/film.mp4', film, 'video/mp4')
    await site.services.storage.write('halcyon/stored/crest.png', crest, 'image/png')
  })
  afterAll(async () => {
    await site?.close()
    await store?.stop()
  })

  test('a film is sent whole, piece by piece, and in part', async () => {
    const asked = await fetch(new URL(filmPath, site.origin))
    expect(asked.status).toBe(200)
    expect(Buffer.from(await asked.arrayBuffer()).equals(film)).toBe(true)
    const part = await fetch(new URL(filmPath, site.origin), { headers: { range: 'bytes=1000-1999' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${film.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1000, 2000))).toBe(true)
    const etag = part.headers.get('etag') ?? ''
    const held = await fetch(new URL(filmPath, site.origin), { headers: { 'if-none-match': etag } })
    expect(held.status).toBe(304)
  })

  test('sizes of a picture are made once, and the store is not asked each time', async () => {
    const first = await fetch(new URL(picture, site.origin))
    expect(first.status).toBe(200)
    expect((await sharp(Buffer.from(await first.arrayBuffer())).metadata()).width).toBe(320)
    store.asked.splice(0)
    for (let turn = 0; turn < 20; turn++)
      expect((await fetch(new URL(picture, site.origin))).status).toBe(200)
    expect(store.asked.filter((line) => line.startsWith('GET'))).toEqual([])
    expect(store.asked.length).toBeLessThanOrEqual(1)
  })

  test('what is private stays so', async () => {
    await site.services.storage.write('private/halcyon/forms/1.txt', Buffer.from('x'), 'text/plain')
    expect((await fetch(new URL('/files/private/halcyon/forms/1.txt', site.origin))).status).toBe(404)
  })

  test('a store that is away is a 503 that passes, and what is kept goes on', async () => {
    await store.stop()
    const gone = await fetch(new URL('/files/halcyon/stored/other.mp4', site.origin))
    expect(gone.status).toBe(503)
    expect(Number(gone.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(gone.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(new URL(picture, site.origin))).status).toBe(200)
    expect((await site.ask('halcyon', '/')).status).toBe(200)
  })
})
