import { expect, test } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { type PagesDeps, renderPage } from './pages.ts'

const tenant = { key: 'halcyon', configuration: { disableSSR: false } } as Tenant

/** A page that is made whatever becomes of its calls. */
async function madeWith(error: unknown) {
  const deps = {
    site: {
      handle: async () =>
        new Response('<html></html>', { headers: { 'cache-control': 'public, max-age=0' } }),
    },
    api: (_tenant: Tenant, _uses: unknown, _visit: unknown, failed?: (error: unknown) => void) => {
      if (error) failed?.(error)
      return {}
    },
    universityOf: () => null,
    lifetimesOf: () => ({ ttl: 60, swr: 0, sie: 0 }),
    log: () => {},
  } as unknown as PagesDeps
  const { headers, ttl } = await renderPage(new Request('http://school.example/'), tenant, deps)
  return [new Map(headers).get('cache-control'), ttl]
}

test.each([
  ['nothing went wrong', null, ['public, max-age=0', 60]],
  ['something is not there', notFound('There is no such player.'), ['public, max-age=0', 60]],
  ['a call failed', new Error('busy for too long'), ['private, no-cache', 0]],
])('a page is kept unless it went on without something: %s', async (_, error, kept) => {
  expect(await madeWith(error)).toEqual(kept)
})
