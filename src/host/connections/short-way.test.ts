import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpServer, timeouts } from '../http-server.ts'
import { refuseTunnels } from '../requests/tunnels.ts'

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: a', ...headers].join('\r\n')}\r\n\r\n`
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
const headers = ['content-type', 'text/plain', 'content-length', '5']
const large = Buffer.alloc(4 * 1024 * 1024, 'x')

let server: Server
let isDraining: boolean
let atOnce: string[]
let byNode: string[]
let socket: Socket
let heard: string
let release: () => void

const listener: RequestListener = (req, res) => {
  byNode.push(`${req.method} ${req.url}`)
  if (req.url === '/slow') {
    release = () => void res.end('slow\n')
    return
  }
  if (req.method === 'POST')
    void text(req as IncomingMessage).then((body) => res.end(`took ${body.length}\n`))
  else res.end(`node ${req.url}\n`)
}

beforeEach(async () => {
  isDraining = false
  atOnce = []
  byNode = []
  heard = ''
  server = httpServer(listener, {
    isDraining: () => isDraining,
    timeouts,
    atOnce({ method, url = '' }) {
      if (!url.startsWith('/ready')) return undefined
      atOnce.push(`${method} ${url}`)
      if (url === '/ready/large')
        return { status: 200, headers: ['content-length', String(large.length)], extra: [], body: large }
      const body = method === 'HEAD' ? null : Buffer.from('ready')
      return { status: 200, headers, extra: ['x-cache', 'hit'], body }
    },
  })
  refuseTunnels(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('latin1').on('data', (part) => {
    heard += part
  })
  await once(socket, 'connect')
  socket.setNoDelay(true)
  await says(get('/ready'), 'node /ready\n')
  heard = ''
  byNode = []
})

afterEach(() => {
  socket.destroy()
  server.closeAllConnections()
  server.close()
})

/** Sends it and waits until that is the end of what was heard. */
async function says(sent: string, ending: string): Promise<void> {
  socket.write(sent, 'latin1')
  await expect.poll(() => heard.endsWith(ending)).toBe(true)
}

test('the first request of a connection is for Node, the next are answered at once', async () => {
  await says(get('/ready'), 'ready')
  expect([atOnce, byNode]).toEqual([['GET /ready'], []])
  expect(heard).toMatch(
    /^HTTP\/1\.1 200 OK\r\ncontent-type: text\/plain\r\ncontent-length: 5\r\nx-cache: hit\r\nDate: \w{3}, .+ GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\nready$/,
  )
})

test('HEAD is told the headers only', async () => {
  await says(get('/ready').replace('GET', 'HEAD'), '\r\n\r\n')
  expect([atOnce, byNode]).toEqual([['HEAD /ready'], []])
})

test('what is not ready is for Node, before and after what is', async () => {
  await says(get('/other'), 'node /other\n')
  await says(get('/ready'), 'ready')
  await says(get('/other'), 'node /other\n')
  expect([atOnce, byNode]).toEqual([['GET /ready'], ['GET /other', 'GET /other']])
})

test('a body that looks like a request is a body, in whatever pieces it comes', async () => {
  const body = get('/ready')
  await says(post('/take', body.length * 2), '')
  await pause(20)
  await says(body, '')
  await pause(20)
  await says(body, `took ${body.length * 2}\n`)
  expect([atOnce, byNode]).toEqual([[], ['POST /take']])
  await says(get('/ready'), 'ready')
  expect(atOnce).toEqual(['GET /ready'])
})

test('a head that ends with a request is one head', async () => {
  await says('GET /other HTTP/1.1\r\nHost: a\r\nX: ', '')
  await pause(20)
  await says(get('/ready'), 'node /other\n')
  expect([atOnce, byNode]).toEqual([[], ['GET /other']])
})

test('what is ready waits for what was asked before', async () => {
  await says(get('/slow'), '')
  await expect.poll(() => byNode).toEqual(['GET /slow'])
  await says(get('/ready'), '')
  await expect.poll(() => byNode).toEqual(['GET /slow', 'GET /ready'])
  expect(heard).toBe('')
  release()
  await expect.poll(() => heard).toMatch(/slow\n[^]*node \/ready\n$/)
  expect(atOnce).toEqual([])
  await says(get('/ready'), 'ready')
  expect(atOnce).toEqual(['GET /ready'])
})

test('requests that come at once are answered in their order', async () => {
  await says(get('/ready') + get('/other') + get('/ready?2'), 'node /ready?2\n')
  expect(byNode).toEqual(['GET /ready', 'GET /other', 'GET /ready?2'])
})

test('who does not read is not written to without end', async () => {
  socket.pause()
  for (let count = 0; count < 20; count++) {
    socket.write(get('/ready/large'))
    await pause(5)
  }
  // The others wait at Node, which stops reading.
  expect(atOnce.length).toBeLessThan(4)
  socket.resume()
  await expect.poll(() => atOnce.length + byNode.length, { timeout: 10_000 }).toBe(20)
})

test('an end of the connection is kept', async () => {
  const closed = once(socket, 'close')
  socket.write(get('/ready', 'Connection: close'))
  await closed
  expect(heard).toMatch(/\r\nConnection: close\r\n[^]*node \/ready\n$/)
})

test('while it drains, each answer is the last of its connection', async () => {
  isDraining = true
  const closed = once(socket, 'close')
  socket.write(get('/ready'))
  await closed
  expect(heard).toMatch(/\r\nConnection: close\r\n[^]*node \/ready\n$/)
})

test('what cannot be read is refused, and what comes after it is not', async () => {
  const closed = once(socket, 'close')
  socket.write(`GET /ready HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n${get('/ready')}`)
  await closed
  expect(heard).toMatch(/^HTTP\/1\.1 400 /)
  expect([atOnce, byNode]).toEqual([[], []])
})

test('a tunnel is refused, and nothing of it is read', async () => {
  const closed = once(socket, 'end')
  socket.write('CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n')
  await closed
  expect(heard).toMatch(/^HTTP\/1\.1 405 /)
  expect([atOnce, byNode]).toEqual([[], []])
})
