import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'

const [engine] = engines

describe('the desk below /admin', () => {
  let site: Site

  beforeAll(async () => {
    if (!engine) throw new Error('There is no engine')
    site = await openSite(engine)
  })
  afterAll(() => site.close())

  test.each(['/admin', '/admin/', '/admin/content/partners/1?x=1'])(
    '%s is its one document, asked for anew, found by nobody and strict',
    async (path) => {
      for (const school of ['halcyon', 'tamarack']) {
        const { status, headers, body } = await site.ask(school, path)
        expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
        expect(headers['cache-control']).toBe('no-cache')
        expect(headers['x-robots-tag']).toMatch(/noindex/)
        const policy = headers['content-security-policy'] ?? ''
        expect(policy).toContain("script-src 'self'")
        expect(policy).not.toMatch(/unsafe|nonce/)
        expect(policy).toContain("frame-ancestors 'none'")
        expect(body).toContain('id="desk"')
      }
    },
  )

  test('its files are kept for good and come compressed', async () => {
    const { body } = await site.ask('halcyon', '/admin/')
    const script = /\/admin\/assets\/[\w-]+\.js/.exec(body)?.[0] ?? ''
    const { status, headers } = await site.ask('halcyon', script, { headers: { 'accept-encoding': 'br' } })
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('a file that is not there is none, and what merely begins with the word is a page of the site', async () => {
    const gone = await site.ask('halcyon', '/admin/assets/gone-aaaaaaaa.js')
    expect(gone.body).not.toContain('id="desk"')
    expect(gone.status).not.toBe(200)
    expect((await site.ask('halcyon', '/administration')).body).not.toContain('id="desk"')
  })
})
