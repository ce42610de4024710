import { Agent, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PageCache } from '../cache/page-cache.ts'
import { pageKeyOfUrl } from '../cache/page-key.ts'
import { httpServer } from '../http-server.ts'
import { personalCookieTest } from '../requests/personal.ts'
import { isSlow } from '../requests/slow-connection.ts'
import { type FastPathOptions, keptPages, type ResolveTenant, sendAnswer } from './fast-path.ts'

/** Of the query these pages read 'view'. */
const knownSearch = (_path: string, search: string) => {
  const view = new URLSearchParams(search).get('view')
  return view === null ? '' : `?view=${view}`
}
const html = '<p>Kingfishers</p>'.repeat(500)
const time = { now: 0 }
let cache: PageCache
let server: Server
let port: number
let fallbacks: number
let longWays: number
/** Where a connection is kept for the next request. */
let agent: Agent | undefined

function resolve(host: string): string | undefined {
  if (host.startsWith('broken.')) throw new Error('no such table')
  return { 'halcyon.test': 'halcyon', 'tamarack.test': 'tamarack' }[host]
}

function before(fallback: RequestListener, toTenant: ResolveTenant, options: FastPathOptions) {
  const kept = keptPages(cache, toTenant, options)
  const listener: RequestListener = (req, res) => {
    longWays++
    if (!kept.answer(req, res)) fallback(req, res)
  }
  return { listener, atOnce: kept.atOnce }
}

beforeAll(async () => {
  cache = new PageCache({ maxBytes: 1_000_000, clock: () => time.now })
  const { listener, atOnce } = before(
    (req, res) => {
      fallbacks++
      if (req.url === '/through') {
        const render = async () => ({
          status: 200,
          headers: [],
          body: 'through',
          tags: [],
          ttl: 10,
          swr: 10,
          sie: 10,
        })
        void cache
          .fetch(pageKeyOfUrl('halcyon', '/through', knownSearch) ?? '', render)
          .then((answer) => sendAnswer(req, res, answer))
      } else res.writeHead(418).end('fallback')
    },
    resolve,
    {
      knownSearch,
      personalCookies: ['session', 'access_*'],
      isSentWhole: (host, headers) => host === 'tamarack.test' && isSlow(headers),
    },
  )
  server = httpServer(listener, { isDraining: () => false, atOnce })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  time.now = 0
  fallbacks = 0
  longWays = 0
  cache.clear()
  await keep('/roster', { body: html })
})

async function keep(
  url: string,
  changes: { status?: number; body?: string; headers?: [string, string][] },
  tenant = 'halcyon',
) {
  await keepAs(pageKeyOfUrl(tenant, url, knownSearch), changes)
}

async function keepAs(
  key: string | null,
  changes: { status?: number; body?: string; headers?: [string, string][] },
) {
  const headers: [string, string][] = [
    ['content-type', 'text/html; charset=utf-8'],
    ['cache-control', 'public, max-age=60'],
  ]
  await cache.fetch(key ?? '', async () => {
    return { status: 200, headers, body: '', tags: ['roster'], ttl: 60, swr: 60, sie: 60, ...changes }
  })
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    const all = { host: 'halcyon.test', ...headers }
    const req = request(
      { host: '127.0.0.1', port, path, headers: all, method, agent: agent ?? new Agent() },
      async (res) => {
        const chunks: Buffer[] = []
        for await (const chunk of res) chunks.push(chunk)
        done({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) })
      },
    )
    req.on('error', fail)
    req.end()
  })
}

/** Sends bytes that no well-behaved client would, and reads until the server closes. */
function sendRaw(text: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => done(answer))
    socket.on('error', fail)
  })
}

describe.each(['new', 'kept'])('a cached page, on a connection that is %s', (connection) => {
  beforeEach(async () => {
    if (connection === 'new') return
    agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await ask('/', { host: 'nobody.test' })
    fallbacks = 0
    longWays = 0
  })

  afterEach(() => {
    agent?.destroy()
    agent = undefined
  })

  test('is answered without the framework, with its headers, its age and where it came from', async () => {
    time.now = 7_500
    const { status, headers, body } = await ask('/roster')
    expect(status).toBe(200)
    expect(body.toString()).toBe(html)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'content-length': String(html.length),
      vary: 'accept-encoding, sec-gpc',
      'x-cache': 'hit',
      'x-cache-age': '7',
      connection: connection === 'new' ? 'close' : 'keep-alive',
    })
    expect([fallbacks, longWays]).toEqual([0, connection === 'new' ? 1 : 0])
  })

  test('says beside its bytes that the browser refuses to be followed', async () => {
    expect((await ask('/roster', { 'sec-gpc': '1' })).headers['server-timing']).toBe('gpc')
    expect((await ask('/roster')).headers).not.toHaveProperty('server-timing')
  })

  test('is another one where the connection is slow and the school’s browsers draw', async () => {
    const [shell, whole] = ['<p>shell</p>', '<p>whole</p>']
    for (const [document, body] of [
      ['html', shell],
      ['whole', whole],
    ] as const)
      await keepAs(pageKeyOfUrl('tamarack', '/roster', knownSearch, document), { body })
    const asked = async (hints: Record<string, string>, host = 'tamarack.test') =>
      (await ask('/roster', { host, ...hints })).body.toString()
    expect(await asked({})).toBe(shell)
    expect(await asked({ ect: '4g', 'save-data': 'off' })).toBe(shell)
    for (const [name, value] of [
      ['ect', '2g'],
      ['ect', 'slow-2g'],
      ['save-data', 'on'],
    ] as const) {
      const hints = { [name]: value }
      expect(await asked(hints)).toBe(whole)
      expect(await asked(hints, 'halcyon.test')).toBe(html)
    }
  })

  test('that is a redirect is made anew for who says where they came from, and for nobody else', async () => {
    await keep('/otd', { status: 301, headers: [['location', '/on-this-day']] })
    expect((await ask('/otd?utm_source=mail')).status).toBe(418)
    expect((await ask('/otd')).headers.location).toBe('/on-this-day')
    expect((await ask('/roster?utm_source=mail')).status).toBe(200)
  })

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const)('comes as %s to those who accept %s', async (encoding, accepted, decompress) => {
    const { headers, body } = await ask('/roster', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(decompress(body).toString()).toBe(html)
  })

  test('is not sent to those who have it, in the encoding they have it in', async () => {
    const accept = { 'accept-encoding': 'br' }
    const { etag = '' } = (await ask('/roster', accept)).headers
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await ask('/roster', { ...accept, 'if-none-match': ifNoneMatch })
      expect(status).toBe(304)
      expect(body).toHaveLength(0)
      expect(headers).toMatchObject({
        etag,
        vary: 'accept-encoding, sec-gpc',
        'cache-control': 'public, max-age=60',
        'x-cache': 'hit',
      })
      expect(headers['content-encoding']).toBeUndefined()
    }
    expect((await ask('/roster', { 'if-none-match': etag })).status).toBe(200)
    expect((await ask('/roster', { ...accept, 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('tells HEAD its headers only', async () => {
    const { status, headers, body } = await ask('/roster', {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers['content-length']).toBe(String(html.length))
    expect(body).toHaveLength(0)
  })

  test('is the same page with parameters that it does not read, and another with those that it does', async () => {
    expect((await ask('/roster?utm_source=mail&fbclid=1&made=up')).headers['x-cache']).toBe('hit')
    expect((await ask('/roster?view=table')).status).toBe(418)
  })

  test('is shown to visitors whose cookies say nothing about who they are', async () => {
    expect((await ask('/roster', { cookie: 'viewport=1440; consent=1; mysession=2' })).status).toBe(200)
  })

  test('belongs to the tenant of its host', async () => {
    await keep('/roster', { body: 'Otters' }, 'tamarack')
    expect((await ask('/roster', { host: 'tamarack.test' })).body.toString()).toBe('Otters')
    expect((await ask('/roster')).body.toString()).toBe(html)
  })

  test('may be a redirect or an absent page', async () => {
    await keep('/old', { status: 302, headers: [['location', '/new']] })
    await keep('/absent', { status: 404, body: 'absent' })
    const moved = await ask('/old', { 'if-none-match': '*' })
    expect([moved.status, moved.headers.location, moved.headers['content-length']]).toEqual([
      302,
      '/new',
      '0',
    ])
    expect((await ask('/absent', { 'if-none-match': '*' })).status).toBe(404)
  })

  test('keeps a connection alive and answers what was sent at once in its order', async () => {
    const one = (path: string, rest = '') => `GET ${path} HTTP/1.1\r\nHost: halcyon.test\r\n${rest}\r\n`
    await keep('/short', { body: 'short' })
    const answer = await sendRaw(
      one('/short') + one('/elsewhere') + one('/short') + one('/roster', 'Connection: close\r\n'),
    )
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 418',
      'HTTP/1.1 200',
      'HTTP/1.1 200',
    ])
    expect(answer.endsWith(html)).toBe(true)
  })

  test('is no longer answered once its content was written', async () => {
    cache.invalidate('halcyon', ['roster'])
    expect((await ask('/roster')).status).toBe(418)
  })
})

test('a page that was not cached is after the fallback rendered it', async () => {
  expect((await ask('/through')).headers['x-cache']).toBe('miss')
  expect((await ask('/through')).headers['x-cache']).toBe('hit')
  time.now = 15_000
  expect((await ask('/through')).headers).toMatchObject({ 'x-cache': 'stale', 'x-cache-age': '15' })
  expect(fallbacks).toBe(2)
})

describe('left to the fallback', () => {
  test.each<[string, string, Record<string, string>, string?]>([
    ['a page that is not cached', '/schedule', {}],
    ['a form', '/roster', {}, 'POST'],
    ['a visitor who signed in', '/roster', { cookie: 'a=1; session=2' }],
    ['a visitor with an access code', '/roster', { cookie: 'access_17=code' }],
    ['a caller with credentials', '/roster', { authorization: 'Bearer x' }],
    ['an unknown host', '/roster', { host: 'nobody.test' }],
    ['an odd host', '/roster', { host: ':::@@' }],
    ['a host whose tenant cannot be told', '/roster', { host: 'broken.test' }],
    ['a broken percent sign', '/%E0%A4%A', {}],
    ['an endless address', `/roster?${'a'.repeat(5000)}`, {}],
    ['an absolute address', 'http://halcyon.test/roster', {}],
  ])('%s', async (_case, path, headers, method = 'GET') => {
    expect((await ask(path, headers, method)).status).toBe(418)
    expect(fallbacks).toBe(1)
  })

  test('a request without a host', async () => {
    expect(await sendRaw('GET /roster HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 418/)
  })

  test('more different addresses than it cares to remember', async () => {
    const { listener } = before(() => void fallbacks++, resolve, { knownSearch })
    const req = (url: string) =>
      ({ method: 'GET', url, headers: { host: 'halcyon.test' } }) as Parameters<typeof listener>[0]
    const res = {} as Parameters<typeof listener>[1]
    for (let i = 0; i < 5000; i++) listener(req(`/made-up/${i}`), res)
    expect(fallbacks).toBe(5000)
  })
})

describe('a personal cookie', () => {
  test.each([
    ['session=1', true],
    ['a=1; session=2', true],
    ['a=1;session=2', true],
    ['access_42=x', true],
    ['access_=x', true],
    ['mysession=1', false],
    ['session2=1', false],
    ['a=session=1', false],
    ['a.b=1', false],
    ['', false],
  ])('%s', (header, expected) => {
    expect(personalCookieTest(['session', 'access_*', 'a?b'])(header)).toBe(expected)
  })

  test('is none when none is named', () => {
    expect(personalCookieTest([])('session=1')).toBe(false)
  })
})
