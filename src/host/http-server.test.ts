import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { httpServer, timeouts } from './http-server.ts'
import { refuseTunnels } from './requests/tunnels.ts'

const quick = {
  headersTimeout: 50,
  requestTimeout: 100,
  connectionsCheckingInterval: 25,
  keepAliveTimeout: 60_000,
}
let server: Server
let isDraining = false

async function start(given = quick): Promise<number> {
  isDraining = false
  server = httpServer((req, res) => void req.resume().on('end', () => res.end('answered')), {
    isDraining: () => isDraining,
    timeouts: given,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends this much and no more, and reads until the server has had enough. */
async function sendAndWait(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent))
  return text(socket)
}

test.each([
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nfirst'],
  ['a header', 'POST / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
])('%s that does not come is given up', async (_, sent) => {
  expect(await sendAndWait(await start(), sent)).toMatch(/^HTTP\/1\.1 408 /)
})

test('a server made here has the limits of this file, not those of Node', async () => {
  await start(timeouts)
  expect(server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 })
})

test('a connection is kept for the next request, until the server drains', async () => {
  const port = await start()
  const agent = new Agent({ keepAlive: true })
  const ask = async () => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    return [response.headers.connection, await text(response)]
  }
  expect(await ask()).toEqual(['keep-alive', 'answered'])
  isDraining = true
  expect(await ask()).toEqual(['close', 'answered'])
  agent.destroy()
})

test('whoever takes us for a proxy is told, and cannot keep the connection by not hanging up', async () => {
  // A busy machine may take longer than the quick ones allow, and it is not their answer that is asked for.
  const port = await start(timeouts)
  refuseTunnels(server)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
  let answer = ''
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part
  })
  socket.write('CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n')
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 405 /)
  socket.write(Buffer.alloc(4 * 1024 * 1024))
  // It would wait for this connection.
  const closed = once(server, 'close')
  server.close()
  await closed
  socket.destroy()
})
