import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forwardedFor, tidyForwardedFor } from './forwarded-for.ts'
import { behindProxies } from './proxies.ts'
import { refuseTunnels } from './tunnels.ts'

test.each([
  ['203.0.113.9, 10.0.0.7', '203.0.113.9, 10.0.0.7'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['made-up, 203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, made-up, 203.0.113.9:80', '203.0.113.9'],
  ['203.0.113.9, made-up', ''],
  ['999.1.1.1', ''],
  ['203.0.113.9:99999999', ''],
  ['', ''],
  [',,,', ''],
])('%j is read as %j', (header, read) => expect(forwardedFor(header)).toBe(read))

const app = Fastify(behindProxies('loopback'))
app.get('/', async ({ ip }) => ip)
tidyForwardedFor(app.server)
refuseTunnels(app.server)
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

const port = () => (app.server.address() as AddressInfo).port

test.each([
  ['another port each time', '203.0.113.9:1024'],
  ['a made-up name in front', 'x-1, 203.0.113.9'],
])('with %s somebody is still counted as one', async (_, header) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  request({ port: port(), headers: { 'x-forwarded-for': header } }, (response) =>
    text(response).then(resolve, reject),
  )
    .on('error', reject)
    .end()
  expect(await promise).toBe('203.0.113.9')
})

test('whoever takes the server for a proxy is told that it is none', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  request({ port: port(), method: 'CONNECT', path: 'elsewhere.example:443' })
    .on('connect', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    .on('error', reject)
    .end()
  expect(await promise).toBe(405)
})
