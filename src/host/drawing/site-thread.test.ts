import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '#contract/client/api-calls.ts'
import type { PageRequest } from '#contract/pages/page-request.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { type Site, SiteNotBuiltError } from '../pages/site-build.ts'
import { openSiteThread } from './site-thread.ts'

/** A site of which each page does one thing. */
const build = `
  let last
  const pages = {
    '/asks': async (request, { api }) => Response.json(await Promise.all([api.sports.all({ a: 1 }), api.news.all()])),
    '/says': async (request, { cookies, origin }) => Response.json({ cookies, origin, sent: await request.text() }),
    '/same': async (request, { tenant }) => {
      const isSame = tenant === last
      last = tenant
      return Response.json(isSame)
    },
    '/leads': async () => new Response(null, { status: 302, headers: [['location', '/new'], ['set-cookie', 'a=1'], ['set-cookie', 'b=2']] }),
    '/goes-on': async (request, { api, onError }) => {
      try { await api.sports.missing() } catch (error) { onError(error) }
      onError({ status: 405 })
      return new Response('without it')
    },
    '/throws': async (request, { api }) => api.sports.missing(),
    '/breaks': async () => { throw new RangeError('too deep') },
    '/waits': (request) => new Promise((resolve) => {
      request.signal.addEventListener('abort', () => { last = 'gone'; resolve(new Response('gone')) })
    }),
    '/last': async () => Response.json(last),
    '/ends': async () => process.exit(1),
  }
  export const routes = { root: { id: 'root' }, tickets: { id: 'tickets', path: 'tickets', module: { action() {} } } }
  export const entry = { module: {
    pageQueries: { everywhere: { ssr: { forms: { 1: '1' }, others: null } }, ofRoutes: { '/tickets': ['sport'] } },
    readyPages: { '/': 'home' },
    pagesForOne: ['/account'],
    writeFailureDocument: ({ email }) => ({ html: 'Write to ' + email, csp: 'none' }),
    createSiteHandler: async () => (request, page) => pages[new URL(request.url).pathname](request, page),
  } }
`

const folder = mkdtempSync(join(tmpdir(), 'site-thread-'))
let site: Site
beforeAll(async () => {
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'server/index.js'), build)
  site = await openSiteThread(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const missing = Object.assign(notFound('There is no such sport.'), { isAway: true })
const tenant = { key: 'halcyon' } as PageRequest['tenant']
const asked: string[] = []
const page = (changes: Partial<PageRequest> = {}): PageRequest => ({
  tenant,
  api: apiOf(async (domain, name, input) => {
    asked.push(`${domain}.${name} ${JSON.stringify(input)}`)
    if (name === 'missing') throw missing
    return { domain }
  }),
  cookies: null,
  origin: 'http://halcyon.test',
  shellOnly: false,
  isDocument: true,
  isDevelopment: false,
  platformTagManager: null,
  university: null,
  onError: () => {},
  ...changes,
})
const at = (path: string, init?: RequestInit) => new Request(`http://halcyon.test${path}`, init)

describe('a page that is drawn in a thread of its own', () => {
  test('asks the API of the thread that answers', async () => {
    const response = await site.handle(at('/asks'), page())
    expect(await response.json()).toEqual([{ domain: 'sports' }, { domain: 'news' }])
    expect(asked).toEqual(['sports.all {"a":1}', 'news.all undefined'])
  })

  test('is told who asks and what was sent', async () => {
    const sent = at('/says', { method: 'POST', body: 'name=Ann' })
    const response = await site.handle(sent, page({ cookies: 'a=1' }))
    expect(await response.json()).toEqual({
      cookies: 'a=1',
      origin: 'http://halcyon.test',
      sent: 'name=Ann',
    })
  })

  test('finds what many pages are made of as it was, so that what it made of it holds', async () => {
    const found: unknown[] = []
    for (let time = 0; time < 4; time++)
      found.push(await (await site.handle(at('/same'), page({ tenant: anew }))).json())
    expect(found).toEqual([false, false, true, true])
  })

  test('may lead elsewhere, with each of its cookies', async () => {
    const response = await site.handle(at('/leads'), page())
    expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
      302,
      '/new',
      ['a=1', 'b=2'],
    ])
  })

  test('tells of what it went on without: the very error of a call, and what the router refused', async () => {
    const errors: unknown[] = []
    const response = await site.handle(at('/goes-on'), page({ onError: (error) => errors.push(error) }))
    expect(await response.text()).toBe('without it')
    expect(errors[0]).toBe(missing)
    expect(errors[1]).toMatchObject({ status: 405 })
    expect(errors[1]).not.toBeInstanceOf(Error)
  })

  test('fails with the very error of a call, or with what its own code threw', async () => {
    await expect(site.handle(at('/throws'), page())).rejects.toBe(missing)
    await expect(site.handle(at('/breaks'), page())).rejects.toMatchObject({
      name: 'RangeError',
      message: 'too deep',
    })
  })

  test('is told when nobody waits for it', async () => {
    const leaving = new AbortController()
    const waiting = site.handle(at('/waits', { signal: leaving.signal }), page())
    leaving.abort()
    expect(await (await waiting).text()).toBe('gone')
    expect(await (await site.handle(at('/last'), page())).json()).toBe('gone')
  })

  test('fails if the thread ends, and the next one is drawn in another', async () => {
    const others = site.handle(at('/waits'), page())
    await expect(Promise.all([site.handle(at('/ends'), page()), others])).rejects.toThrow('has ended')
    await expect(others).rejects.toThrow('has ended')
    expect(await (await site.handle(at('/same'), page({ tenant: anew }))).json()).toBe(false)
    expect(await (await site.handle(at('/asks'), page())).json()).toHaveLength(2)
  })
})

const anew = { key: 'tamarack' } as PageRequest['tenant']

test('the host has the rules of addresses', async () => {
  expect(site.knownSearch('/tickets', '?ssr=1&ssr=2&sport=golf&x=1')).toBe('?sport=golf&ssr=1')
  expect([site.isForOne('/account'), site.isForOne('/tickets')]).toEqual([true, false])
  expect([site.takesForms('/tickets'), site.takesForms('/account')]).toEqual([true, false])
  expect(site.readyPages).toEqual({ '/': 'home' })
})

test('the error page is written there as well', async () => {
  const facts = { tenant, email: 'help@halcyon.test', retrySeconds: null }
  expect(await site.writeFailureDocument(facts)).toEqual({ html: 'Write to help@halcyon.test', csp: 'none' })
})

test('without a build there is no site', async () => {
  await expect(openSiteThread(join(folder, 'none'))).rejects.toThrow(SiteNotBuiltError)
})
