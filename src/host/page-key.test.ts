import { describe, expect, test } from 'vitest'
import {
  carriesTracking,
  normaliseSearch,
  pageGroup,
  pageKey,
  pageKeyOfUrl,
  tenantOfKey,
} from './page-key.ts'

describe('the query of a page', () => {
  test.each([
    ['nothing stays nothing', '', ''],
    ['a lone question mark is nothing', '?', ''],
    ['parameters are sorted by name', '?b=2&a=1', '?a=1&b=2'],
    ['repeated names keep the order of their values', '?b=2&a=2&a=1', '?a=2&a=1&b=2'],
    [
      'tracking parameters are dropped',
      '?utm_source=x&fbclid=1&season=2026&gclid=2&mc_cid=3',
      '?season=2026',
    ],
    ['tracking parameters are known in any case', '?UTM_Source=x&FbClid=1', ''],
    ['names and values keep their case', '?Q=Ann&q=ann', '?Q=Ann&q=ann'],
    ['two spellings of one value are one', '?q=a%20b&r=%41', '?q=a+b&r=A'],
    ['a broken percent sign does no harm', '?q=%E0%', '?q=%EF%BF%BD%25'],
    ['names that only resemble tracking stay', '?mcdonald=1&utmost=2', '?mcdonald=1&utmost=2'],
  ])('%s', (_rule, search, expected) => {
    expect(normaliseSearch(search)).toBe(expected)
  })
})

test.each([
  ['/store?utm_source=mail', true],
  ['/store?a=1&FBCLID=2', true],
  ['/store?utmost=1', false],
  ['/store?', false],
  ['/utm_source', false],
])('%s says where its visitor came from: %s', (url, expected) => {
  expect(carriesTracking(url)).toBe(expected)
})

describe('the key of a page', () => {
  const page = {
    tenant: 'halcyon',
    pathname: '/sports/football/roster',
    search: '',
    variant: 'html',
  } as const

  test('tells tenant, path, query and variant apart', () => {
    const keys = [
      pageKey(page),
      pageKey({ ...page, tenant: 'tamarack' }),
      pageKey({ ...page, pathname: '/sports/football/schedule' }),
      pageKey({ ...page, pathname: '/Sports/football/roster' }),
      pageKey({ ...page, search: '?season=2026' }),
      pageKey({ ...page, variant: 'data' }),
    ]
    expect(keys).not.toContain(null)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test.each([
    ['a tenant that is no name', { ...page, tenant: 'halcyon html /x' }],
    ['an empty tenant', { ...page, tenant: '' }],
    ['a path with a query in it', { ...page, pathname: '/a?b' }],
    ['a path that does not start at the root', { ...page, pathname: 'a' }],
    ['an endless path', { ...page, pathname: `/${'a'.repeat(2000)}` }],
    ['an endless query', { ...page, search: `?q=${'a'.repeat(2000)}` }],
  ])('%s has none', (_case, address) => {
    expect(pageKey(address)).toBeNull()
  })

  test('tells its tenant', () => {
    expect(tenantOfKey('halcyon html /a')).toBe('halcyon')
  })
})

describe('the key of a request line', () => {
  test.each([
    ['/', 'halcyon html /'],
    ['/roster?utm_source=x', 'halcyon html /roster'],
    ['/roster?b=1&a=2#top', 'halcyon html /roster?a=2&b=1'],
    ['/a/../roster', 'halcyon html /roster'],
    ['/roster.data?_routes=routes%2Froster', 'halcyon data /roster.data?_routes=routes%2Froster'],
    ['//evil.example/roster', 'halcyon html //evil.example/roster'],
    ['/%', 'halcyon html /%'],
    ['http://halcyon.example/roster', null],
    ['*', null],
    ['', null],
    [`/?${'a'.repeat(20_000)}`, null],
  ])('%s', (url, expected) => {
    expect(pageKeyOfUrl('halcyon', url)).toBe(expected)
  })
})

describe('the group of a page', () => {
  test.each([
    ['/roster?season=2026'],
    ['/Roster'],
    ['/roster/'],
    ['//roster//'],
    ['/%72oster'],
    ['/ROSTER/?a=1'],
  ])('%s belongs with /roster', (url) => {
    const key = pageKeyOfUrl('halcyon', url) ?? ''
    expect(pageGroup(key)).toBe(pageGroup('halcyon html /roster'))
  })

  test('differs between pages, tenants and variants', () => {
    const keys = [
      'halcyon html /a',
      'halcyon html /b',
      'tamarack html /a',
      'halcyon data /a',
      'halcyon html /%',
    ]
    expect(new Set(keys.map(pageGroup)).size).toBe(keys.length)
  })
})
