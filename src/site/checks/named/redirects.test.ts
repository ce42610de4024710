import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { schoolOf, visitOf } from '#tests/factories/visit.ts'
import { redirects } from './redirects.ts'

const row = (from: string, location: string, isPermanent = true) => ({ from, location, isPermanent })
const api = schoolOf([
  row('/events', '/calendar'),
  row('/camp', '/form/2?from=flyer', false),
  row('/store', 'https://shop.example/halcyon', false),
  row('/live', '//watch.example/halcyon', false),
  row('/index.aspx', '/welcome'),
  row('/same', '/Same/?again=1'),
  row('/script', 'javascript:alert(1)'),
  row('/named', 'https://school.example@evil.example'),
  row('/slashes', '/\\evil.example'),
  row('/login', 'https://evil.example/login'),
])
const at = (address: string) => redirects.address(visitOf(address, { api }))

describe("redirects: the school's own table", () => {
  test.each([
    ['a path', '/events', { to: '/calendar', isPermanent: true }],
    ['in any case, with any slashes', '//Events/', { to: '/calendar', isPermanent: true }],
    ['with its query', '/events?month=3', { to: '/calendar?month=3', isPermanent: true }],
    [
      "with the target's own words first",
      '/camp?from=mail&utm_source=mail',
      { to: '/form/2?from=flyer&utm_source=mail', isPermanent: false },
    ],
    ['another site', '/store', { to: 'https://shop.example/halcyon', isPermanent: false, leaves: true }],
    [
      'another site without a protocol',
      '/live',
      { to: 'https://watch.example/halcyon', isPermanent: false, leaves: true },
    ],
    [
      'another site learns where the visitor came from and nothing else',
      '/store?next=//evil.example&utm_source=mail',
      { to: 'https://shop.example/halcyon?utm_source=mail', isPermanent: false, leaves: true },
    ],
    ['an old address', '/index.aspx', { to: '/welcome', isPermanent: true }],
  ])('%s', async (_, asked, expected) => {
    expect(await at(asked)).toEqual(expected)
  })

  test.each([
    ['no redirect', '/tickets'],
    ['the query of an old address names another page', '/index.aspx?path=football'],
    ['a redirect to itself', '/same'],
    ['a script', '/script'],
    ['a name in an address', '/named'],
    ['a backslash', '/slashes'],
  ])('%s leads nowhere', async (_, asked) => {
    expect(await at(asked)).toBeNull()
  })

  test('whatever is asked, nobody is sent to a site that no editor entered', async () => {
    const hosts = ['school.example', 'shop.example', 'watch.example']
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      'events',
      'store',
      'live',
      '?',
      '&',
      'next=',
      '//evil.example',
      'https:',
      '@',
      '#',
      '%0d%0a',
      '..',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const outcome = await at(`/${pieces.join('')}`)
        if (outcome) expect(hosts).toContain(new URL(outcome.to, 'https://school.example').hostname)
      }),
      { numRuns: 1_000 },
    )
  })

  test.each(['/login', '/Login/', '//login'])(
    'where people sign in is nothing of it: %s',
    async (address) => {
      expect(await at(address)).toBeNull()
    },
  )
})
