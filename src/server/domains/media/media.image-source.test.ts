import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from '../../adapters/storage.ts'
import {
  createImageSources,
  fetchRemoteImage,
  isPublicAddress,
  type RemoteOptions,
} from './media.image-source.ts'

// Names that only this table knows: a connection that asked again would find nothing.
const names: Record<string, { address: string; family: number }[]> = {
  'pictures.invalid': [{ address: '127.0.0.1', family: 4 }],
  'mixed.invalid': [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ],
}
const addressesOf = async (name: string) => names[name] ?? []

const picture = Buffer.from('not really a picture')
const requests: IncomingMessage[] = []
const image = { 'content-type': 'image/png' }

const pages: Record<string, (response: ServerResponse) => void> = {
  '/x.png': (response) => response.writeHead(200, image).end(picture),
  '/page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  '/untyped': (response) => response.writeHead(200).end(picture),
  '/x.svg': (response) =>
    response.writeHead(200, { 'content-type': 'Image/SVG+xml; charset=utf-8' }).end('<svg/>'),
  '/packed': (response) => response.writeHead(200, { ...image, 'content-encoding': 'gzip' }).end(picture),
  '/gone': (response) => response.writeHead(404).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/cut': (response) => {
    response.writeHead(200, { ...image, 'content-length': '1000' }).write('x')
    setTimeout(() => response.destroy(), 20)
  },
  '/declared': (response) => response.writeHead(200, { ...image, 'content-length': '5000' }).end('x'),
  '/endless': (response) => {
    response.writeHead(200, image)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1000)));
    }
    response.on('drain', more)
    more()
  },
  '/silent': () => {},
  '/once': (response) => response.writeHead(302, { location: '/x.png' }).end(),
  '/twice': (response) => response.writeHead(301, { location: '/once' }).end(),
  '/loop': (response) => response.writeHead(307, { location: '/loop' }).end(),
  '/nowhere': (response) => response.writeHead(302, { location: 'http://' }).end(),
  '/away': (response) => response.writeHead(302, { location: `http://127.0.0.1:${port()}/x.png` }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}

const server: Server = createServer((request, response) => {
  requests.push(request)
  const page = pages[request.url ?? '']
  if (page) page(response)
  else response.writeHead(404).end()
})
const port = () => (server.address() as AddressInfo).port

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetchPage = (path: string, options: Partial<RemoteOptions> = {}) =>
  fetchRemoteImage(`http://localhost:${port()}${path}`, {
    allowedHosts: [`LOCALHOST:${port()}`],
    allowPrivateAddresses: true,
    ...options,
  })

describe('a picture of a listed host', () => {
  test('is fetched, asking for it unpacked and by its host name', async () => {
    expect(await fetchPage('/x.png')).toEqual(picture)
    expect(requests.at(-1)?.headers).toMatchObject({
      host: `localhost:${port()}`,
      'accept-encoding': 'identity',
    })
  })

  test.each(['/once', '/twice'])('is followed through %s', async (path) => {
    expect(await fetchPage(path)).toEqual(picture)
  })

  test.each([
    ['/gone', 404, 'The other host has no such picture.'],
    ['/broken', 502, 'The other host answered with status 500.'],
    ['/cut', 502, 'The other host could not be reached.'],
    ['/silent', 502, 'The other host took too long.'],
    ['/loop', 502, 'The other host redirects too often.'],
    ['/nowhere', 502, 'The other host redirects to nowhere.'],
    ['/packed', 502, 'The other host answered with a compressed picture.'],
    ['/page', 422, 'The address is not a picture.'],
    ['/untyped', 422, 'The address is not a picture.'],
    ['/x.svg', 422, 'SVG is taken from our own storage only.'],
    ['/declared', 422, 'The picture is larger than 4000 bytes.'],
    ['/endless', 422, 'The picture is larger than 4000 bytes.'],
    ['/file', 403, 'Pictures from file: are not allowed.'],
  ])('is refused at %s with %i', async (path, statusCode, message) => {
    await expect(fetchPage(path, { maxBytes: 4000, timeoutMs: 200 })).rejects.toMatchObject({
      statusCode,
      message,
    })
  })

  test('is not followed to a host that is not listed, which never hears of it', async () => {
    const before = requests.length
    await expect(fetchPage('/away')).rejects.toMatchObject({ statusCode: 403 })
    expect(requests.length - before).toBe(1)
    await expect(
      fetchPage('/away', { allowedHosts: [`localhost:${port()}`, `127.0.0.1:${port()}`] }),
    ).resolves.toEqual(picture)
  })

  test('is refused when its name leads into our own network, before any connection', async () => {
    const before = requests.length
    await expect(fetchPage('/x.png', { allowPrivateAddresses: false })).rejects.toMatchObject({
      statusCode: 403,
      message: `The host localhost:${port()} is not on the public internet.`,
    })
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
    ]) {
      const { host: written } = new URL(`http://${host}`)
      await expect(
        fetchRemoteImage(`http://${host}/x.png`, { allowedHosts: [written] }),
      ).rejects.toMatchObject({
        statusCode: 403,
      })
    }
    expect(requests.length).toBe(before)
  })

  test('is fetched from the address that was checked, whatever the name would say later', async () => {
    const address = `http://pictures.invalid:${port()}/x.png`
    const options = { allowedHosts: [`pictures.invalid:${port()}`], allowPrivateAddresses: true, addressesOf }
    expect(await fetchRemoteImage(address, options)).toEqual(picture)
    expect(requests.at(-1)?.headers.host).toBe(`pictures.invalid:${port()}`)
  })

  test('is refused when one of several addresses is our own', async () => {
    const options = { allowedHosts: ['mixed.invalid'], addressesOf }
    await expect(fetchRemoteImage('http://mixed.invalid/x.png', options)).rejects.toMatchObject({
      statusCode: 403,
    })
  })

  test('is refused when the host cannot be found', async () => {
    await expect(
      fetchRemoteImage('http://no-such-host.invalid/x.png', { allowedHosts: ['no-such-host.invalid'] }),
    ).rejects.toMatchObject({ statusCode: 502 })
  })
})

test.each(['http://localhost:1/x.png', 'http://localhost.evil.example/x.png', 'http://localhost./x.png'])(
  'the host of %s is not listed',
  async (address) => {
    await expect(
      fetchRemoteImage(address, { allowedHosts: ['localhost'], allowPrivateAddresses: true }),
    ).rejects.toMatchObject({ statusCode: 403 })
  },
)

describe('a source', () => {
  const held = new Map<string, Buffer>()
  const info = { contentType: 'image/png', etag: '"v1"', modified: new Date(0) }
  const storage: Storage = {
    stat: async (path) => ({ ...info, size: path.endsWith('large.png') ? 4001 : 4000 }),
    read: async () => null,
    write: async () => {},
    delete: async () => {},
    list: async () => [],
  }
  const sources = (remoteFreshMs: number) =>
    createImageSources({
      storage,
      allowedHosts: [`localhost:${port()}`],
      allowPrivateAddresses: true,
      maxBytes: 4000,
      remoteFreshMs,
      kept: {
        read: async (name) => held.get(name) ?? null,
        write: async (name, bytes) => void held.set(name, bytes),
      },
    })

  test('of our own may not be larger than one of another host', async () => {
    const { open } = sources(1000)
    expect(await open({ kind: 'storage', path: 'halcyon/p/small.png' })).toMatchObject({
      etag: '"v1"',
      allowSvg: true,
    })
    await expect(open({ kind: 'storage', path: 'halcyon/p/large.png' })).rejects.toMatchObject({
      statusCode: 422,
    })
  })

  test('of our own that has gone since it was opened is not found', async () => {
    const source = await sources(1000).open({ kind: 'storage', path: 'halcyon/p/small.png' })
    await expect(source.load()).rejects.toMatchObject({ statusCode: 404 })
  })

  test.each([
    ['once while it is fresh', 60_000, 1],
    ['again when it is not', 0, 3],
  ])('of another host is asked for %s', async (_, freshMs, times) => {
    held.clear()
    const { open } = sources(freshMs)
    const before = requests.length
    const address = { kind: 'remote', url: `http://localhost:${port()}/x.png` } as const
    for (let turn = 0; turn < 3; turn++) {
      const source = await open(address)
      expect(source.allowSvg).toBe(false)
      expect(await source.load()).toEqual({ bytes: picture, etag: source.etag })
    }
    expect(requests.length - before).toBe(times)
  })
})

describe('an address', () => {
  test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
