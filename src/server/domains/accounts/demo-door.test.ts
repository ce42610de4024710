import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { isLoopback, mayHaveDemoDoor, openDemoDoor } from './demo-door.ts'

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.7', false],
  ['127.example.com', false],
  ['::ffff:10.0.0.7', false],
])('%s is this machine alone: %j', (address, is) => expect(isLoopback(address)).toBe(is))

test.each<[string, Record<string, string>, boolean, boolean]>([
  ['the demo on this machine', {}, true, true],
  ['the demo beside a school of somebody', {}, false, false],
  ['no demo', { DEMO: 'false' }, true, false],
  ['for everybody on the network', { HOST: '0.0.0.0' }, true, false],
  ['behind a proxy', { TRUST_PROXY: 'loopback' }, true, false],
  ['at an address of its own', { PUBLIC_URL: 'https://{host}' }, true, false],
  ['in front of another server', { API_BASE_URL: 'http://other.example' }, true, false],
])('%s: %j', (_, env, isDemoAlone, may) => expect(mayHaveDemoDoor(readConfig(env), isDemoAlone)).toBe(may))

test('an address opens its own school, once, and another start has another', () => {
  const door = openDemoDoor()
  const tokenOf = (path: string) => new URL(path, 'http://x').searchParams.get('token') ?? ''
  const token = tokenOf(door.pathFor({ key: 'halcyon' }))
  expect(token).toHaveLength(32)
  expect(door.opensWith({ key: 'tamarack' }, token)).toBe(false)
  expect(openDemoDoor().opensWith({ key: 'halcyon' }, token)).toBe(false)
  expect(door.opensWith({ key: 'halcyon' }, token)).toBe(true)
  expect(door.opensWith({ key: 'halcyon' }, token)).toBe(false)
})
