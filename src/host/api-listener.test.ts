import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { TenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { apiListener } from './api-listener.ts'
import type { PageCache } from './cache/page-cache.ts'

test.each([
  ['stays', false, 1],
  ['leaves', true, 0],
])('for somebody who %s before it is their turn', async (_, destroyed, answersMade) => {
  const fetch = vi.fn(() => new Promise(() => {}))
  const listener = apiListener(
    { get: () => undefined, fetch } as unknown as PageCache,
    { byKey: () => ({ key: 'east' }) } as unknown as TenantDirectory,
    () => expect.fail('nobody asks the framework'),
    () => expect.fail('nobody asks the framework'),
    async () => {},
  )
  const request = { method: 'GET', url: '/api/v2/Sports?tenant=east', headers: {} } as IncomingMessage
  listener(request, { destroyed } as ServerResponse)
  await Promise.resolve()
  expect(fetch).toHaveBeenCalledTimes(answersMade)
})
