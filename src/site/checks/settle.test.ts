import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { schoolOf, visitOf } from '#tests/factories/visit.ts'
import { settle } from './settle.ts'

const row = (from: string, location: string, isPermanent = true) => ({ from, location, isPermanent })
const api = schoolOf([
  row('/hoops', '/sports/mbball'),
  row('/program', '/Hoops/', false),
  row('/old-roster', '/roster.aspx?path=mbball'),
  row('/gone', '/news.aspx?id=99'),
  row('/ring', '/rang'),
  row('/rang', '/RING/'),
  row('/long', '/long-1'),
  ...Array.from({ length: 12 }, (_, index) => row(`/long-${index + 1}`, `/long-${index + 2}`)),
  row('/tv', '/watch/live'),
  row('/store', 'https://shop.example/halcyon', false),
  row('/merch', '/store'),
  row('/tickets', 'https://tickets.example/', false),
])
const at = (address: string, isInApp = false) => settle(visitOf(address, { api, isInApp }))

describe('redirects are one hop', () => {
  test.each([
    ['a target that is redirected itself', '/hoops', '/sports/mens-basketball', true],
    ['for now, if one step is only for now', '/program', '/sports/mens-basketball', false],
    ['an old address behind an address', '/old-roster', '/sports/mens-basketball/roster', true],
    [
      'a route rule and a short name',
      '/sports/MBball/historicalroster',
      '/sports/mens-basketball/historical-roster',
      true,
    ],
    [
      'a short name, a slash and a season',
      '/sports/mbball/schedule/2025-2026/',
      '/sports/mens-basketball/schedule/2025-26',
      true,
    ],
    [
      'what was asked along comes through every step',
      '/Hoops/?utm_source=mail&ssr=1',
      '/sports/mens-basketball?utm_source=mail&ssr=1',
      true,
    ],
  ])('%s', async (_, asked, to, isPermanent) => {
    expect(await at(asked)).toEqual({ to, isPermanent })
  })

  test.each([
    ['another site', '/store', 'https://shop.example/halcyon'],
    ['another site behind a path', '/merch', 'https://shop.example/halcyon'],
    ['an editor may redirect a page of the site', '/tickets', 'https://tickets.example/'],
    ['a path outside the app', '/tv', '/watch/live'],
  ])('%s is gone to by a full page load', async (_, asked, to) => {
    expect(await at(asked, true)).toMatchObject({ to, leaves: true })
  })

  test('a ring leads nowhere, and neither does a chain without an end', async () => {
    expect(await at('/ring')).toBeNull()
    expect(await at('/long')).toBeNull()
  })

  test('a redirect to what is not there is no page', async () => {
    expect(await at('/gone')).toBe(false)
  })

  test('where one leads, nothing has anything against', async () => {
    const part = fc.constantFrom(
      'sports',
      'MBball',
      'roster',
      '2025-2026',
      '',
      'hoops',
      'program',
      'index.html',
      'otd',
      'historicalroster',
      'store',
      'x.aspx',
      '%2F',
      '..',
      'roster.aspx?path=football',
      '\\',
      'evil.example',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        const outcome = await at(`/${parts.join('/')}`)
        if (!outcome) return
        const { hostname, pathname, search } = new URL(outcome.to, 'https://school.example')
        expect(['school.example', 'shop.example', 'tickets.example']).toContain(hostname)
        if (hostname === 'school.example') expect(await at(pathname + search)).toBeNull()
      }),
      { numRuns: 500 },
    )
  })
})
