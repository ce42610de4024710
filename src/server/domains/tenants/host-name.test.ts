import { expect, test } from 'vitest'
import { hostName } from './tenants.service.ts'

test.each([
  ['tamarack.localhost', 'tamarack.localhost'],
  ['tamarack.localhost:3000', 'tamarack.localhost'],
  ['tamarack.localhost:', 'tamarack.localhost'],
  ['TAMARACK.localhost', 'tamarack.localhost'],
  ['tamarack.localhost.', 'tamarack.localhost'],
  ['Tamarack.localhost.:3000', 'tamarack.localhost'],
  ['[::1]:3000', '[::1]'],
  [undefined, ''],
])('the host %j is the school at %j', (header, name) => expect(hostName(header)).toBe(name))
