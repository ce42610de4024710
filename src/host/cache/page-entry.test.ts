import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  chooseEncoding,
  type Entry,
  makeEntry,
  namesEtag,
  pressed,
  type Rendered,
  type Representation,
} from './page-entry.ts'

const page: Rendered = {
  status: 200,
  headers: [['Content-Type', 'text/html; charset=utf-8']],
  body: '<p>Kingfishers</p>'.repeat(200),
  tags: ['sports'],
  ttl: 10,
  swr: 20,
  sie: 60,
}
const make = (changes: Partial<Rendered> = {}, now = 0) => makeEntry({ ...page, ...changes }, now)

function header({ headers }: Pick<Representation, 'headers'>, wanted: string): string | undefined {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text === wanted)
  return at === -1 ? undefined : headers[at + 1]
}

describe('an entry', () => {
  test('is the same page in three forms', async () => {
    const { as } = await make()
    const [identity, gzip, br] = [await as('identity'), await as('gzip'), await as('br')]
    expect(identity.body.toString()).toBe(page.body)
    expect(gunzipSync(gzip.body).toString()).toBe(page.body)
    expect(brotliDecompressSync(br.body).toString()).toBe(page.body)
    for (const [one, encoding] of [
      [identity, undefined],
      [gzip, 'gzip'],
      [br, 'br'],
    ] as const) {
      expect(header(one, 'content-encoding')).toBe(encoding)
      expect(header(one, 'content-length')).toBe(String(one.body.length))
    }
  })

  test('is compressed for gzip once, when somebody asks for that', async () => {
    const { as } = await make()
    const [first, second] = [as('gzip'), as('gzip')]
    expect(first).toBeInstanceOf(Promise)
    expect(await second).toBe(await first)
    expect(as('gzip')).toBe(await first)
  })

  test('keeps of a page that is compressed the compressed form alone', async () => {
    const { kept, as } = await make()
    expect(as('br')).toBe(kept)
    expect(kept.body.buffer.byteLength).toBe(kept.body.length)
  })

  test('names each encoding with a strong tag of its own, the same for the same content', async () => {
    const [first, second, other] = await Promise.all([make(), make({}, 99), make({ body: `${page.body}!` })])
    const tags = async ({ as }: Entry) => [
      (await as('identity')).etag,
      (await as('gzip')).etag,
      (await as('br')).etag,
    ]
    expect(new Set(await tags(first)).size).toBe(3)
    expect(await tags(first)).toEqual(await tags(second))
    expect(await tags(first)).not.toContain((await other.as('identity')).etag)
    expect(first.kept.etag).toMatch(/^"[\w-]+-br"$/)
    expect(header(first.kept, 'etag')).toBe(first.kept.etag)
  })

  test.each<[string, Partial<Rendered>]>([
    ['a small page', { body: 'short' }],
    ['a picture', { headers: [['content-type', 'image/webp']] }],
    ['a body without a type', { headers: [] }],
    ['a page that compression would not make smaller', { body: randomBytes(2000) }],
    [
      'a body that is encoded already',
      {
        headers: [
          ['content-type', 'text/html'],
          ['content-encoding', 'zstd'],
        ],
      },
    ],
  ])('%s is not compressed', async (_case, changes) => {
    const entry = await make(changes)
    expect(header(entry.kept, 'content-encoding')).not.toBe('br')
    for (const encoding of ['br', 'gzip', 'identity'] as const) expect(entry.as(encoding)).toBe(entry.kept)
  })

  test('that is pressed is the same page in fewer bytes', async () => {
    const words = Array.from({ length: 4000 }, (_, index) => `<li>${index * index} ${index % 7}</li>`)
    const entry = await make({ body: words.join('') })
    const quick = await entry.as('gzip')
    const { kept: br, bytes, as } = await pressed(entry)
    expect(br.body.length).toBeLessThan(entry.kept.body.length)
    expect(brotliDecompressSync(br.body).toString()).toBe(words.join(''))
    expect(header(br, 'content-length')).toBe(String(br.body.length))
    const thorough = await as('gzip')
    expect(thorough.body.length).toBeLessThan(quick.body.length)
    expect(gunzipSync(thorough.body).toString()).toBe(words.join(''))
    expect([br.etag, await as('identity'), thorough.etag]).toEqual([
      entry.kept.etag,
      await entry.as('identity'),
      quick.etag,
    ])
    expect(entry.bytes - bytes).toBe(entry.kept.body.length - br.body.length)
  })

  test('that is not compressed is not pressed either', async () => {
    const entry = await make({ body: 'short' })
    expect(await pressed(entry)).toBe(entry)
  })

  test('varies by encoding, and names it once', async () => {
    const headers: [string, string][] = [
      ['vary', 'Accept-Encoding, Accept-Language'],
      ['vary', 'accept-language'],
    ]
    expect(header((await make()).kept, 'vary')).toBe('accept-encoding')
    expect(header((await make({ headers })).kept, 'vary')).toBe('accept-encoding, accept-language')
  })

  test('writes its own length and tag over those of the page, and keeps the rest', async () => {
    const { kept } = await make({
      headers: new Headers({
        etag: '"theirs"',
        'content-length': '1',
        'cache-control': 'public',
        'x-frame-options': 'DENY',
      }),
    })
    expect(kept.headers.filter((text) => text === 'content-length')).toHaveLength(1)
    expect(header(kept, 'etag')).toBe(kept.etag)
    expect(header(kept, 'x-frame-options')).toBe('DENY')
    expect(kept.notModifiedHeaders).toEqual([
      'cache-control',
      'public',
      'etag',
      kept.etag,
      'vary',
      'accept-encoding',
    ])
  })

  test('refuses headers that could break the answer apart', async () => {
    await expect(make({ headers: [['x-a', 'b\r\nset-cookie: c']] })).rejects.toThrow()
  })

  test('has no length when it has no content', async () => {
    expect(header((await make({ status: 204, body: '' })).kept, 'content-length')).toBeUndefined()
  })

  test('is fresh, then stale, then a last resort', async () => {
    expect(await make({}, 1000)).toMatchObject({
      storedAt: 1000,
      freshUntil: 11_000,
      staleUntil: 31_000,
      errorUntil: 71_000,
    })
  })

  test('is brief when the page was not found or moved', async () => {
    const long = { ttl: 9999, swr: 9999, sie: 9999 }
    expect((await make({ ...long, status: 404 })).freshUntil).toBe(60_000)
    expect((await make({ ...long, status: 302 })).freshUntil).toBe(60_000)
    expect((await make(long)).freshUntil).toBe(9_999_000)
  })

  test('weighs at least what it holds', async () => {
    const { bytes, kept } = await make()
    expect(bytes).toBeGreaterThan(kept.body.length + kept.headers.join('').length)
  })

  test.each<[string, Partial<Rendered>, { personal: boolean; keepable: boolean }]>([
    ['a page', {}, { personal: false, keepable: true }],
    ['a redirect', { status: 302 }, { personal: false, keepable: true }],
    ['an absent page', { status: 404 }, { personal: false, keepable: true }],
    ['a refusal', { status: 403 }, { personal: false, keepable: false }],
    ['a failure', { status: 503, ttl: 0, swr: 0, sie: 0 }, { personal: false, keepable: false }],
    ['a page with a cookie', { headers: [['Set-Cookie', 'a=b']] }, { personal: true, keepable: false }],
    [
      'a failure with a cookie',
      { status: 500, headers: [['Set-Cookie', 'a=b']] },
      { personal: true, keepable: false },
    ],
    [
      'a private page',
      { headers: [['Cache-Control', 'Private, max-age=10']] },
      { personal: true, keepable: false },
    ],
    [
      'a page not to be stored',
      { headers: [['cache-control', 'no-store']] },
      { personal: true, keepable: false },
    ],
    ['a page that varies by cookie', { headers: [['vary', 'Cookie']] }, { personal: true, keepable: false }],
    [
      'a page that varies by what its key tells apart',
      { headers: [['vary', 'Save-Data, ECT']] },
      { personal: false, keepable: true },
    ],
    ['a page that varies by anything', { headers: [['vary', '*']] }, { personal: true, keepable: false }],
    ['a page without a lifetime', { ttl: 0, swr: 0, sie: 0 }, { personal: true, keepable: false }],
  ])('%s may be shared and kept accordingly', async (_case, changes, expected) => {
    expect(await make(changes)).toMatchObject(expected)
  })
})

describe('the encoding a client prefers', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['identity, br;q=0.1', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=nonsense', 'identity'],
    [';;,,=', 'identity'],
  ])('%s is answered with %s', (acceptEncoding, expected) => {
    expect(chooseEncoding(acceptEncoding)).toBe(expected)
    expect(chooseEncoding(acceptEncoding)).toBe(expected)
  })
})

describe('If-None-Match', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['*', true],
    ['"b", "a"', true],
    ['"b",W/"a"', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('%s', (ifNoneMatch, expected) => {
    expect(namesEtag(ifNoneMatch, '"a"')).toBe(expected)
  })
})
