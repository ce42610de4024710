import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { behindProxies } from './proxies.ts'

async function addressSeen(proxies: string, remoteAddress: string): Promise<string> {
  const app = Fastify(behindProxies(proxies))
  app.get('/', async ({ ip }) => ip)
  const headers = { 'x-forwarded-for': 'made-up, 203.0.113.9, 10.0.0.7' }
  const { body } = await app.inject({ url: '/', remoteAddress, headers })
  await app.close()
  return body
}

test.each([
  ['no proxies', '', '10.0.0.1', '10.0.0.1'],
  ['a load balancer that another asks', 'uniquelocal', '10.0.0.1', '203.0.113.9'],
  ['the proxies of a list', '10.0.0.1, 10.0.0.4/30', '10.0.0.1', '203.0.113.9'],
  ['one proxy, asked by somebody of the same network', '10.0.0.1', '10.0.0.1', '10.0.0.7'],
  ['proxies that somebody went around', 'uniquelocal', '198.51.100.4', '198.51.100.4'],
])('behind %s nobody chooses the address they come from', async (_, proxies, asked, address) => {
  expect(await addressSeen(proxies, asked)).toBe(address)
})
