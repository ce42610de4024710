import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { TenantDirectory } from '#server/unit-of-work/tenant-directory.ts'
import { apiListener } from './api-listener.ts'
import { none } from './cache/lifetimes.ts'
import type { PageCache } from './cache/page-cache.ts'

test.each([
  ['stays', false, 1],
  ['leaves', true, 0],
])('for somebody who %s before it is their turn', async (_, destroyed, answersMade) => {
  const fetch = vi.fn(() => new Promise(() => {}))
  const { listener } = apiListener({
    cache: { get: () => undefined, fetch } as unknown as PageCache,
    directory: { byKey: () => ({ key: 'east' }) } as unknown as TenantDirectory,
    app: () => expect.fail('nobody asks the framework'),
    framework: () => expect.fail('nobody asks the framework'),
    breathe: async () => {},
    lifetimesOf: () => none,
  })
  const request = { method: 'GET', url: '/api/v2/Sports?tenant=east', headers: {} } as IncomingMessage
  listener(request, { destroyed } as ServerResponse)
  await Promise.resolve()
  expect(fetch).toHaveBeenCalledTimes(answersMade)
})

test.each([
  '/api/v2/forms/2/start',
  '/API/V2/Forms/2/START?x=1',
  '/api/v2/payments/ABCDEFGH2345',
  '/api/v2/accounts/invitation?token=a',
  '/api/v2/promotions/counter?adIds=1',
  '/api/v2/forms/2/submissions.csv',
])('%s is made for each who asks: nobody takes the answer of another', (url) => {
  const framework = vi.fn()
  const { listener } = apiListener({
    cache: { get: () => expect.fail('nothing of it is kept') } as unknown as PageCache,
    directory: { byKey: () => ({ key: 'east' }) } as unknown as TenantDirectory,
    app: () => expect.fail('nobody asks for others'),
    framework,
    breathe: async () => {},
    lifetimesOf: () => none,
  })
  const request = { method: 'GET', url, headers: { tenant: 'east' } } as unknown as IncomingMessage
  listener(request, {} as ServerResponse)
  expect(framework).toHaveBeenCalledOnce()
})
